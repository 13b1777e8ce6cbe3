#include <QGuiApplication>

#include "app/options.hpp"
#include "app/program.hpp"

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
    const QGuiApplication application(argc, argv);
    dress_application();

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
