#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

namespace riverbones::test {

// Some tests need a second process: this same program, started with "--child".

/// Starts the program once more; `arguments` begin with what it should do, see child.cpp.
void start_child(QProcess& process, const QStringList& arguments);

/// One line that the child says; empty if it says nothing for a long time.
QByteArray line_of(QProcess& process);

/// What the child does; its exit code.
int run_as_child(const QStringList& arguments);

}  // namespace riverbones::test
