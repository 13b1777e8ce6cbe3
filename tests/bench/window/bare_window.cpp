// An empty Qt Quick window as large as the program's: what any program made with Qt Quick costs.

#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>

#include "tests/bench/window/probe.hpp"

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData("import QtQuick; Window { width: 1280; height: 800; visible: true }", QUrl());
    const std::unique_ptr<QObject> root(component.create());
    auto* window = qobject_cast<QQuickWindow*>(root.get());
    if (!window) return EXIT_FAILURE;
    riverbones::bench::tell_of_idling(*window, QGuiApplication::arguments().value(1, "1").toInt());
    return QGuiApplication::exec();
}
