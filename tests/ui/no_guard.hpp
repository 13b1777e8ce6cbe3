#pragma once

#include <QQmlComponent>
#include <QQmlEngine>

#include <memory>

#include "core/base/check.hpp"

namespace riverbones::test {

/// Tests press the next button at once. What guards against that is off, except where it is what is tested.
inline void switch_guard_off(QQmlEngine& engine) {
    QQmlComponent component(&engine);
    component.setData("import QtQml\nimport Riverbones.Theme\nQtObject { Component.onCompleted: Motion.guard = 0 }",
                      {});
    const std::unique_ptr<QObject> done(component.create());
    RIVERBONES_CHECK(done);
}

}  // namespace riverbones::test
