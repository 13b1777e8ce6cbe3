#include <QQmlEngine>
#include <QQuickStyle>
#include <QStandardPaths>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest>

#include "ui/kit/icon_provider.hpp"
#include "ui/theme/fonts.hpp"

Q_IMPORT_QML_PLUGIN(Riverbones_Games_dice_pokerPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Tests_DicePokerPlugin)

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() {
        QStandardPaths::setTestModeEnabled(true);
        QQuickStyle::setStyle("Basic");
        riverbones::load_fonts();
    }

    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath("qrc:/qt/qml");
        riverbones::add_icons(*engine);
    }
};

QUICK_TEST_MAIN_WITH_SETUP(dice_poker_ui_tests, Setup)

#include "main.moc"
