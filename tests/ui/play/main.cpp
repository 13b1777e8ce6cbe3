#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest>

#include "tests/ui/quick_test_setup.hpp"

Q_IMPORT_QML_PLUGIN(Riverbones_PlayPlugin)

QUICK_TEST_MAIN_WITH_SETUP(reason_tests, riverbones::test::QuickTestSetup)
