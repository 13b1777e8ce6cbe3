#pragma once

#include <QStringList>

#include "ui/play/loudspeaker.hpp"

namespace riverbones::test {

/// Notes what it would have let be heard.
struct SilentLoudspeaker final : Loudspeaker {
    void sound(const QString& name, double volume) override {
        names.append(name);
        volumes.append(volume);
    }
    void hush(const QString& name) override { hushed.append(name); }
    void hushAll() override { ++hushed_all; }

    QStringList names;
    QList<double> volumes;
    QStringList hushed;
    int hushed_all = 0;
};

}  // namespace riverbones::test
