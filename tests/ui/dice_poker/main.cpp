#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest>

#include "tests/ui/quick_test_setup.hpp"

Q_IMPORT_QML_PLUGIN(Riverbones_Games_dice_pokerPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Tests_DicePokerPlugin)

QUICK_TEST_MAIN_WITH_SETUP(dice_poker_ui_tests, riverbones::test::QuickTestSetup)
