#include <QCoreApplication>
#include <QStandardPaths>
#include <gtest/gtest.h>

#include "tests/core/archive/child.hpp"

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    QCoreApplication::setOrganizationName("Riverbones");
    QCoreApplication::setApplicationName("Riverbones");
    QStandardPaths::setTestModeEnabled(true);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--child") return riverbones::test::run_as_child(arguments.mid(2));
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
