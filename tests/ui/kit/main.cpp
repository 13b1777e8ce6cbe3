#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest>

#include "tests/ui/quick_test_setup.hpp"

Q_IMPORT_QML_PLUGIN(Riverbones_ThemePlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_KitPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Tests_KitPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Tests_LanguagesPlugin)

QUICK_TEST_MAIN_WITH_SETUP(kit_tests, riverbones::test::QuickTestSetup)
