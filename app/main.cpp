#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QtQml/qqmlextensionplugin.h>

#include <optional>

#include "app/options.hpp"
#include "core/archive/profile.hpp"
#include "ui/kit/icon_provider.hpp"
#include "ui/play/preferences.hpp"
#include "ui/play/reason.hpp"
#include "ui/play/storage.hpp"
#include "ui/shell/languages.hpp"
#include "ui/theme/fonts.hpp"

Q_IMPORT_QML_PLUGIN(Riverbones_ThemePlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_KitPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_PlayPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_ShellPlugin)

namespace {

using namespace riverbones;

void name_application() {
    QCoreApplication::setOrganizationName("Riverbones");
    QCoreApplication::setApplicationName("Riverbones");
    QCoreApplication::setApplicationVersion(RIVERBONES_VERSION);
    QGuiApplication::setDesktopFileName("org.riverbones.Riverbones");
}

void prepare(QQmlEngine& engine) {
    engine.addImportPath("qrc:/qt/qml");
    add_icons(engine);
}

/// Shows a file of the shell and runs until its window is closed.
int show(QQmlApplicationEngine& engine, const QString& file, const QVariantMap& properties) {
    engine.setInitialProperties(properties);
    engine.load("qrc:/qt/qml/Riverbones/Shell/" + file);
    return engine.rootObjects().isEmpty() ? EXIT_FAILURE : QGuiApplication::exec();
}

int refuse(Refusal why) {
    QQmlApplicationEngine engine;
    prepare(engine);
    const Languages languages(engine, nullptr);
    show(engine, "RefusedWindow.qml", {{"code", QVariant::fromValue(Reason::code(why))}});
    return EXIT_FAILURE;
}

int play(std::unique_ptr<archive::Profile> profile) {
    // The engine goes first when all is over: its objects use the others until then.
    Preferences preferences(profile->folder() + "/preferences.ini");
    Storage storage(std::move(profile));
    std::optional<Languages> languages;
    QQmlApplicationEngine engine;
    prepare(engine);
    languages.emplace(engine, &preferences);
    return show(engine, "Main.qml",
                {{"games", QString(RIVERBONES_GAMES).split(',')},
                 {"storage", QVariant::fromValue(&storage)},
                 {"preferences", QVariant::fromValue(&preferences)},
                 {"languages", QVariant::fromValue(&*languages)}});
}

}  // namespace

int main(int argc, char** argv) {
    name_application();
    answer_without_screen(argc, argv);
    const QGuiApplication application(argc, argv);
    QGuiApplication::setWindowIcon(QIcon(":/art/brand/app-icon.svg"));
    // Native styles do not let themselves be dressed.
    QQuickStyle::setStyle("Basic");
    load_fonts();

    const Options options = read_options(QCoreApplication::arguments());
    auto profile = archive::Profile::open(options.profile.isEmpty() ? archive::Profile::default_folder()
                                                                    : options.profile);
    return profile ? play(std::move(*profile)) : refuse(profile.refusal());
}
