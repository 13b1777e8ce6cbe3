#include "app/program.hpp"

#include <QGuiApplication>
#include <QIcon>
#include <QQmlComponent>
#include <QQuickStyle>
#include <QtQml/qqmlextensionplugin.h>

#include "ui/kit/avatar_provider.hpp"
#include "ui/kit/icon_provider.hpp"
#include "ui/play/reason.hpp"
#include "ui/theme/fonts.hpp"

Q_IMPORT_QML_PLUGIN(Riverbones_ThemePlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_KitPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_PlayPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_ShellPlugin)

namespace riverbones {

namespace {

void prepare(QQmlEngine& engine) {
    engine.addImportPath("qrc:/qt/qml");
    add_icons(engine);
    add_avatars(engine);
}

/// A window from a file of the shell; nothing, and why on the error output, if there is something wrong with it.
std::unique_ptr<QQuickWindow> open_window(QQmlEngine& engine, const QString& file, const QVariantMap& properties) {
    QQmlComponent component(&engine, QUrl("qrc:/qt/qml/Riverbones/Shell/" + file));
    auto* window = qobject_cast<QQuickWindow*>(component.createWithInitialProperties(properties));
    const QList<QQmlError> errors = component.errors();
    for (const QQmlError& error : errors) qWarning().noquote() << error.toString();
    return std::unique_ptr<QQuickWindow>(window);
}

}  // namespace

void dress_application() {
    QGuiApplication::setWindowIcon(QIcon(":/art/brand/app-icon.svg"));
    // Native styles do not let themselves be dressed.
    QQuickStyle::setStyle("Basic");
    load_fonts();
}

Program::Program(std::unique_ptr<archive::Profile> profile)
    : preferences_(profile->folder() + "/preferences.ini"), storage_(std::move(profile)) {
    languages_.emplace(engine_, &preferences_);
    prepare(engine_);
    window_ = open_window(engine_, "Main.qml",
                          {{"games", QString(RIVERBONES_GAMES).split(',')},
                           {"storage", QVariant::fromValue(&storage_)},
                           {"preferences", QVariant::fromValue(&preferences_)},
                           {"sounds", QVariant::fromValue(&sounds_)},
                           {"languages", QVariant::fromValue(&*languages_)}});
}

void show_refusal(Refusal why, const QString& folder) {
    QQmlEngine engine;
    prepare(engine);
    const Languages languages(engine, nullptr);
    const auto window = open_window(engine, "RefusedWindow.qml",
                                    {{"code", QVariant::fromValue(Reason::code(why))}, {"folder", folder}});
    if (window) QGuiApplication::exec();
}

}  // namespace riverbones
