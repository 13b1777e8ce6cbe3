#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest>

#include "tests/ui/quick_test_setup.hpp"

Q_IMPORT_QML_PLUGIN(Riverbones_Games_double_holdemPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Tests_DoubleHoldemPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Tests_LanguagesPlugin)

QUICK_TEST_MAIN_WITH_SETUP(double_holdem_ui_tests, riverbones::test::QuickTestSetup)
