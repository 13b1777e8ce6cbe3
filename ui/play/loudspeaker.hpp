#pragma once

#include <QString>

namespace riverbones {

/// Where sounds come out. They are called by the names of their files: "bone-3" is :/sounds/bone-3.wav.
class Loudspeaker {
public:
    virtual ~Loudspeaker() = default;

    /// From the beginning, even if it still sounds; `volume` is above 0 and at most 1. Never waits and never fails.
    virtual void sound(const QString& name, double volume) = 0;
    /// Ends this sound, if it sounds.
    virtual void hush(const QString& name) = 0;
    /// Ends every sound.
    virtual void hushAll() = 0;
};

}  // namespace riverbones
