// Photographs every screen of the program: three sizes, two themes, every language.
//   tour FOLDER [part of the name of a screen [size of text in percent]]
// It needs no display: QT_QPA_PLATFORM=offscreen draws into memory. FOLDER/<language>/<screen>-<size>-<theme>.png

#include <QDir>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <cstdio>

#include "tests/ui/tour/screens.hpp"

using namespace riverbones;

namespace {

constexpr QSize sizes[] = {{1024, 640}, {1280, 800}, {1920, 1080}};

int photograph(PlayerAtWindow& player, const QDir& folder, const QString& screen) {
    Preferences& preferences = player.program().preferences();
    int pictures = 0;
    for (const QString& language : player.program().languages().codes()) {
        folder.mkpath(language);
        player.program().languages().choose(language);
        for (const auto theme : {Preferences::Evening, Preferences::Morning}) {
            preferences.setTheme(theme);
            for (const QSize size : sizes) {
                player.window().resize(size);
                settle(player.window());
                const QString name = QString("%1/%2-%3-%4.png")
                                         .arg(language, screen)
                                         .arg(size.width())
                                         .arg(theme == Preferences::Evening ? "evening" : "morning");
                pictures += player.window().grabWindow().save(folder.filePath(name)) ? 1 : 0;
            }
        }
    }
    return pictures;
}

}  // namespace

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.size() < 2) {
        std::fputs("tour FOLDER [part of the name of a screen [size of text in percent]]\n", stderr);
        return EXIT_FAILURE;
    }
    dress_application();
    const QDir folder(arguments[1]);
    int pictures = 0;
    for (const Screen& screen : every_screen()) {
        if (arguments.size() > 2 && !screen.name.contains(arguments[2])) continue;
        const QTemporaryDir profile;
        const auto player = open_screen(screen, profile.path());
        if (arguments.size() > 3) player->program().preferences().setTextSize(arguments[3].toInt());
        pictures += photograph(*player, folder, screen.name);
        std::printf("%s\n", qPrintable(screen.name));
        std::fflush(stdout);
    }
    std::printf("%d pictures in %s\n", pictures, qPrintable(folder.absolutePath()));
    return pictures > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
