#pragma once

#include <QList>
#include <QObject>
#include <QtQmlIntegration>

#include "core/games/dice_holdem/hand_rank.hpp"

namespace riverbones {

/// The kinds of hands of Dice Hold'em, the lowest first.
class DiceHand : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("an enumeration")

public:
    enum Category {
        None = -1,  ///< no dice
        HighDie,
        OnePair,
        TwoPairs,
        ThreeOfAKind,
        Straight,
        FullHouse,
        FourOfAKind,
        FiveOfAKind,
    };
    Q_ENUM(Category)
};

/// What a hand is called: the kind, and the faces that decide between hands of one kind, in that order (see
/// dice_holdem::HandName). Of fewer than five dice only the faces that are there.
class DiceHandName {
    Q_GADGET
    QML_VALUE_TYPE(diceHandName)
    Q_PROPERTY(riverbones::DiceHand::Category category READ category FINAL)
    Q_PROPERTY(QList<int> faces READ faces FINAL)

public:
    DiceHandName() = default;
    explicit DiceHandName(const dice_holdem::HandName& name)
        : category_(static_cast<DiceHand::Category>(name.category)) {
        for (const Die die : name.all_faces()) faces_.append(die.face());
    }

    DiceHand::Category category() const { return category_; }
    QList<int> faces() const { return faces_; }

    friend bool operator==(const DiceHandName&, const DiceHandName&) = default;

private:
    DiceHand::Category category_ = DiceHand::None;
    QList<int> faces_;
};

}  // namespace riverbones
