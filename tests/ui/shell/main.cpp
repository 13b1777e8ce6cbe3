#include <QQmlEngine>
#include <QQuickStyle>
#include <QStandardPaths>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest>

#include "ui/kit/icon_provider.hpp"
#include "ui/theme/fonts.hpp"

Q_IMPORT_QML_PLUGIN(Riverbones_ShellPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Games_pebblesPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Games_twigsPlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_Tests_ShellPlugin)

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

QUICK_TEST_MAIN_WITH_SETUP(shell_tests, Setup)

#include "main.moc"
