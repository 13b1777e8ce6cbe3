// The program itself with its first screen, on a new profile.

#include <QGuiApplication>
#include <QTemporaryDir>

#include "app/program.hpp"
#include "tests/bench/window/probe.hpp"

using namespace riverbones;

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    dress_application();
    const QTemporaryDir folder;
    Preferences(folder.filePath("preferences.ini")).setWelcomed(true);
    auto profile = archive::Profile::open(folder.path());
    if (!profile) return EXIT_FAILURE;
    const Program program(*std::move(profile));
    if (!program.window()) return EXIT_FAILURE;
    bench::tell_of_idling(*program.window(), QGuiApplication::arguments().value(1, "1").toInt());
    return QGuiApplication::exec();
}
