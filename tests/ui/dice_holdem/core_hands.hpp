#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQmlIntegration>

#include <algorithm>
#include <array>
#include <vector>

#include "core/games/dice_holdem/hand_rank.hpp"

namespace riverbones {

/// What the core says of hands of dice, for tests of what the rules tell the players.
class CoreHands : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    /// A DiceHand.Category.
    Q_INVOKABLE int category(const QList<int>& faces) const {
        return static_cast<int>(dice_holdem::name_of(dice(faces)).category);
    }

    /// The places of the best five, in ascending order.
    Q_INVOKABLE QList<int> bestFive(const QList<int>& faces) const {
        const auto best = dice_holdem::best_five(dice(faces));
        QList<int> places(best.begin(), best.end());
        std::ranges::sort(places);
        return places;
    }

    /// How often so many dice are a hand of this kind at best, in percent with one decimal place: "31.5".
    Q_INVOKABLE QString share(int count, int category) const {
        const std::size_t kind = static_cast<std::size_t>(category);
        std::array<int, dice_holdem::all_categories.size()> found{};
        int all = 0;
        std::vector<Die> rolled(static_cast<std::size_t>(count));
        do {
            ++found[static_cast<std::size_t>(dice_holdem::category_of(dice_holdem::rank_of(rolled)))];
            ++all;
        } while (next(rolled));
        return QString::number(100.0 * found[kind] / all, 'f', 1);
    }

private:
    static std::vector<Die> dice(const QList<int>& faces) {
        std::vector<Die> dice;
        for (const int face : faces) dice.emplace_back(face);
        return dice;
    }

    /// All rolls one after the other, as a counter with the digits 1 to 6.
    static bool next(std::vector<Die>& rolled) {
        for (Die& die : rolled) {
            if (die.face() < 6) {
                die = Die(die.face() + 1);
                return true;
            }
            die = Die(1);
        }
        return false;
    }
};

}  // namespace riverbones
