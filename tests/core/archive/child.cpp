#include "tests/core/archive/child.hpp"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>
#include <iostream>
#include <string>

#include "core/archive/profile.hpp"
#ifdef Q_OS_UNIX
#include "tests/core/archive/killed_player.hpp"
#endif

namespace riverbones::test {

namespace {

void say(const char* word) {
    std::puts(word);
    std::fflush(stdout);
}

/// hold FOLDER: opens the profile, says whether that worked, and keeps it until its input ends.
int hold(const QString& folder) {
    const auto profile = archive::Profile::open(folder);
    say(profile ? "open" : profile.refusal() == Refusal::profile_in_use ? "in use" : "not usable");
    std::string line;
    std::getline(std::cin, line);
    return 0;
}

}  // namespace

void start_child(QProcess& process, const QStringList& arguments) {
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(), QStringList{"--child"} + arguments);
}

QByteArray line_of(QProcess& process) {
    while (!process.canReadLine() && process.waitForReadyRead(60'000)) {
    }
    return process.readLine().trimmed();
}

int run_as_child(const QStringList& arguments) {
    if (arguments.value(0) == "hold") return hold(arguments.value(1));
#ifdef Q_OS_UNIX
    if (arguments.value(0) == "play") return play_until_killed(arguments.mid(1));
    if (arguments.value(0) == "leak") return play_until_a_chip_too_many(arguments.mid(1));
#endif
    return 2;
}

}  // namespace riverbones::test
