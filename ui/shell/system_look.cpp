#include "ui/shell/system_look.hpp"

#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
#include <QSettings>
#else
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFileInfo>
#endif

namespace riverbones {

namespace {

// The names the settings portal of freedesktop.org uses; colour scheme: 0 says nothing, 1 is dark, 2 is light.
constexpr QLatin1String appearance("org.freedesktop.appearance");
constexpr QLatin1String colour_scheme("color-scheme");
constexpr uint light = 2;
constexpr QLatin1String gnome("org.gnome.desktop.interface");
constexpr QLatin1String gnome_animations("enable-animations");
constexpr QLatin1String kde("org.kde.kdeglobals.KDE");
constexpr QLatin1String kde_duration("AnimationDurationFactor");

}  // namespace

void SystemLook::take(const QString& group, const QString& key, const QVariant& value) {
    const bool was_dark = dark_;
    const bool was_less = less_motion_;
    if (group == appearance && key == colour_scheme) dark_ = value.toUInt() != light;
    if (group == gnome && key == gnome_animations) less_motion_ = !value.toBool();
    if (group == kde && key == kde_duration) less_motion_ = value.toDouble() == 0;
    if (dark_ != was_dark || less_motion_ != was_less) emit changed();
}

#if defined(Q_OS_WIN)

SystemLook::SystemLook(QObject* parent) : QObject(parent) {
    const QSettings colours(R"(HKEY_CURRENT_USER\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize)",
                            QSettings::NativeFormat);
    dark_ = colours.value("AppsUseLightTheme", 0).toInt() == 0;
    const QSettings windows(R"(HKEY_CURRENT_USER\Control Panel\Desktop\WindowMetrics)", QSettings::NativeFormat);
    less_motion_ = windows.value("MinAnimate", "1").toString() == "0";
}

#elif defined(Q_OS_MACOS)

SystemLook::SystemLook(QObject* parent) : QObject(parent) {
    const QSettings global(".GlobalPreferences", QSettings::NativeFormat);
    dark_ = global.value("AppleInterfaceStyle").toString() == "Dark";
    const QSettings access("com.apple.universalaccess", QSettings::NativeFormat);
    less_motion_ = access.value("reduceMotion", false).toBool();
}

#else

SystemLook::SystemLook(QObject* parent) : QObject(parent) {
    // Without an address the connection would go looking for a bus, and wait for it.
    const bool has_bus = qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
                         QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + "/bus");
    if (!has_bus || !QDBusConnection::sessionBus().isConnected()) return;
    listen();
    ask(appearance, colour_scheme);
    ask(gnome, gnome_animations);
    ask(kde, kde_duration);
}

void SystemLook::ask(const QString& group, const QString& key) {
    QDBusMessage question = QDBusMessage::createMethodCall(
        "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "Read");
    question << group << key;
    auto* watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, group, key](QDBusPendingCallWatcher* call) {
        const QDBusPendingReply<QDBusVariant> reply = *call;
        // The portal wraps what it says once more.
        if (reply.isValid()) take(group, key, reply.value().variant().value<QDBusVariant>().variant());
        call->deleteLater();
    });
}

void SystemLook::listen() {
    QDBusConnection::sessionBus().connect("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                                          "org.freedesktop.portal.Settings", "SettingChanged", this,
                                          SLOT(settingChanged(QString, QString, QDBusVariant)));
}

void SystemLook::settingChanged(const QString& group, const QString& key, const QDBusVariant& value) {
    take(group, key, value.variant());
}

#endif

}  // namespace riverbones
