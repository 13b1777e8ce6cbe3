// An empty Qt Quick window as large as the program's: what any program made with Qt Quick costs.

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include "tests/bench/window/probe.hpp"

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick; Window { width: 1280; height: 800; visible: true }");
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window) return EXIT_FAILURE;
    riverbones::bench::tell_of_idling(*window, QGuiApplication::arguments().value(1, "1").toInt());
    return QGuiApplication::exec();
}
