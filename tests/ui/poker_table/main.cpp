#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest>

#include "tests/ui/quick_test_setup.hpp"

Q_IMPORT_QML_PLUGIN(Riverbones_Games_dice_holdemPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Tests_KitPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Tests_LanguagesPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Tests_PokerTablePlugin)

QUICK_TEST_MAIN_WITH_SETUP(poker_table_ui_tests, riverbones::test::QuickTestSetup)
