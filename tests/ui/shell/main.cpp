#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest>

#include "tests/ui/quick_test_setup.hpp"

Q_IMPORT_QML_PLUGIN(Riverbones_ShellPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Games_pebblesPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Games_twigsPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Tests_LanguagesPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Tests_ShellPlugin)

QUICK_TEST_MAIN_WITH_SETUP(shell_tests, riverbones::test::QuickTestSetup)
