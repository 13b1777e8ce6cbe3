#include <QGuiApplication>

#include "app/options.hpp"
#include "app/program.hpp"
#include "ui/kit/held_keys.hpp"

namespace {

using namespace riverbones;

void name_application() {
    QCoreApplication::setOrganizationName("Riverbones");
    QCoreApplication::setApplicationName("Riverbones");
    QCoreApplication::setApplicationVersion(RIVERBONES_VERSION);
    QGuiApplication::setDesktopFileName("org.riverbones.Riverbones");
}

}  // namespace

int main(int argc, char** argv) {
    name_application();
    answer_without_screen(argc, argv);
    QGuiApplication application(argc, argv);
    dress_application();
    HeldKeys held_keys;
    if (QGuiApplication::platformName() == "xcb") application.installEventFilter(&held_keys);

    const Options options = read_options(QCoreApplication::arguments());
    const QString folder = options.profile.isEmpty() ? archive::Profile::default_folder() : options.profile;
    auto profile = archive::Profile::open(folder);
    if (!profile) {
        show_refusal(profile.refusal(), folder);
        return EXIT_FAILURE;
    }
    const Program program(*std::move(profile));
    return program.window() ? QGuiApplication::exec() : EXIT_FAILURE;
}
