#pragma once

#include <QObject>
#include <QtQmlIntegration>

#include <chrono>

#include "core/base/fast_random.hpp"

namespace riverbones {

/// How fast computer opponents act. Values are stored in the settings file by name.
class Pace : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("an enumeration")

public:
    enum Speed { Calm, Normal, Fast, Instant };
    Q_ENUM(Speed)
};

/// How long a bot seems to think.
std::chrono::milliseconds thinking_time(Pace::Speed speed, FastRandom& random);

/// How long a bot waits first when a person may still take a line back.
std::chrono::milliseconds take_back_time(Pace::Speed speed);

}  // namespace riverbones
