// Five dice that are thrown again and again.

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QtQml/qqmlextensionplugin.h>

#include "tests/bench/window/probe.hpp"

Q_IMPORT_QML_PLUGIN(Riverbones_ThemePlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_KitPlugin)

namespace {

constexpr const char* five_dice = R"(
import QtQuick
import Riverbones.Kit
Window {
    width: 1280
    height: 800
    visible: true
    Mat {
        anchors.fill: parent
        Repeater {
            id: dice
            model: 5
            delegate: Die {
                required property int index
                x: 160 + 200 * index
                y: 260
                face: index + 1
                seed: index
            }
        }
    }
    Timer {
        interval: 1200
        repeat: true
        running: true
        triggeredOnStart: true
        onTriggered: {
            for (let i = 0; i < 5; ++i)
                dice.itemAt(i).roll(0);
        }
    }
}
)";

}  // namespace

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    engine.loadData(five_dice);
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window) return EXIT_FAILURE;
    riverbones::bench::tell_of_frames(*window, QGuiApplication::arguments().value(1, "6").toInt());
    return QGuiApplication::exec();
}
