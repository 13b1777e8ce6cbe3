#include "app/program.hpp"

#include <QGuiApplication>
#include <QIcon>
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

QString shell_file(const QString& name) { return "qrc:/qt/qml/Riverbones/Shell/" + name; }

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
    engine_.setInitialProperties({{"games", QString(RIVERBONES_GAMES).split(',')},
                                  {"storage", QVariant::fromValue(&storage_)},
                                  {"preferences", QVariant::fromValue(&preferences_)},
                                  {"sounds", QVariant::fromValue(&sounds_)},
                                  {"languages", QVariant::fromValue(&*languages_)}});
    engine_.load(shell_file("Main.qml"));
}

QQuickWindow* Program::window() const {
    return engine_.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine_.rootObjects().constFirst());
}

void show_refusal(Refusal why, const QString& folder) {
    QQmlApplicationEngine engine;
    prepare(engine);
    const Languages languages(engine, nullptr);
    engine.setInitialProperties({{"code", QVariant::fromValue(Reason::code(why))}, {"folder", folder}});
    engine.load(shell_file("RefusedWindow.qml"));
    if (!engine.rootObjects().isEmpty()) QGuiApplication::exec();
}

}  // namespace riverbones
