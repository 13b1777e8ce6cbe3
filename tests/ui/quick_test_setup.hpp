#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QStandardPaths>

#include "tests/ui/no_guard.hpp"
#include "ui/kit/avatar_provider.hpp"
#include "ui/kit/icon_provider.hpp"
#include "ui/theme/fonts.hpp"

namespace riverbones::test {

/// What every Qt Quick Test needs before its first window: the program's own look, and no file of the player's.
class QuickTestSetup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() {
        QStandardPaths::setTestModeEnabled(true);
        QQuickStyle::setStyle("Basic");
        load_fonts();
    }

    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath("qrc:/qt/qml");
        add_icons(*engine);
        switch_guard_off(*engine);
        add_avatars(*engine);
    }
};

}  // namespace riverbones::test
