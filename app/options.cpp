#include "app/options.hpp"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace riverbones {

namespace {

const char* const profile = "profile";

void describe(QCommandLineParser& parser) {
    parser.setApplicationDescription("Table games for people around one computer.");
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption({profile, "Keep games and choices in <folder>.", "folder"});
}

}  // namespace

void answer_without_screen(int& argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i) arguments.append(QString::fromLocal8Bit(argv[i]));
    QCommandLineParser parser;
    describe(parser);
    // Options of Qt itself are unknown here; the second reading, with a screen, is the strict one.
    parser.parse(arguments);
    if (!parser.isSet("version") && !parser.isSet("help")) return;
    // Only now that it is the last one: an application that ends takes what Qt Quick tells screen readers with it.
    const QCoreApplication application(argc, argv);
    if (parser.isSet("version")) parser.showVersion();
    parser.showHelp();
}

Options read_options(const QStringList& arguments) {
    QCommandLineParser parser;
    describe(parser);
    parser.process(arguments);
    return {parser.value(profile)};
}

}  // namespace riverbones
