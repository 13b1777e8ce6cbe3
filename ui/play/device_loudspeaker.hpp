#pragma once

#include <QMediaDevices>
#include <QObject>
#include <QSoundEffect>

#include <map>
#include <memory>

#include "ui/play/loudspeaker.hpp"

namespace riverbones {

/// The loudspeaker of this computer. Nobody looks for it before the first sound, and without one there is silence.
/// Everything happens in the thread where it was made; see BackgroundLoudspeaker.
class DeviceLoudspeaker final : public QObject, public Loudspeaker {
    Q_OBJECT

public:
    using QObject::QObject;

    void sound(const QString& name, double volume) override;
    void hush(const QString& name) override;
    void hushAll() override;

private:
    bool isThere();

    std::unique_ptr<QMediaDevices> devices_;
    std::map<QString, QSoundEffect> effects_;
};

}  // namespace riverbones
