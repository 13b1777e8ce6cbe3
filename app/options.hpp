#pragma once

#include <QString>
#include <QStringList>

namespace riverbones {

/// What was asked for on the command line.
struct Options {
    QString profile;  ///< folder of the profile; empty: the usual one
};

/// Ends the program after --help and --version, which need no screen. Call before any application object exists.
void answer_without_screen(int& argc, char** argv);

/// Ends the program with a word when the arguments make no sense.
Options read_options(const QStringList& arguments);

}  // namespace riverbones
