#pragma once

#include <QList>
#include <QObject>
#include <QtQmlIntegration>

#include <algorithm>

#include "core/games/dice_poker/lines.hpp"

namespace riverbones {

/// What the core says dice are worth, for tests of what the rules tell the players.
class CoreWorth : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int jokerBonus READ joker_bonus CONSTANT FINAL)

public:
    using QObject::QObject;

    int joker_bonus() const { return dice_poker::joker_bonus_worth; }

    Q_INVOKABLE int ordinary(const QList<int>& faces, int line) const {
        return dice_poker::worth(static_cast<dice_poker::Line>(line), counts(faces));
    }

    /// Of five equal dice that are a joker. In their left line they are worth what they always are.
    Q_INVOKABLE int asJoker(const QList<int>& faces, int line) const {
        const auto where = static_cast<dice_poker::Line>(line);
        return is_left(where) ? ordinary(faces, line) : dice_poker::joker_worth(where, counts(faces));
    }

private:
    static FaceCounts counts(const QList<int>& faces) {
        FiveDice dice;
        std::ranges::transform(faces, dice.begin(), [](int face) { return Die(face); });
        return count_faces(dice);
    }
};

}  // namespace riverbones
