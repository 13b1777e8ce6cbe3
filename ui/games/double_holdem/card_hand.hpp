#pragma once

#include <QList>
#include <QObject>
#include <QtQmlIntegration>

#include <vector>

#include "core/cards/hand_rank.hpp"
#include "core/games/double_holdem/hand.hpp"

namespace riverbones {

/// The kinds of hands of cards, the lowest first.
class CardHand : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("an enumeration")

public:
    enum Category {
        None = -1,  ///< no cards
        HighCard,
        OnePair,
        TwoPairs,
        ThreeOfAKind,
        Straight,
        Flush,
        FullHouse,
        FourOfAKind,
        StraightFlush,
    };
    Q_ENUM(Category)
};

/// What a hand is called: the kind, and the ranks that decide between hands of one kind, in that order (see
/// cards::HandName). Of fewer than five cards only the ranks that are there. Ranks are 0 (two) to 12 (ace).
class CardHandName {
    Q_GADGET
    QML_VALUE_TYPE(cardHandName)
    Q_PROPERTY(riverbones::CardHand::Category category READ category FINAL)
    Q_PROPERTY(QList<int> ranks READ ranks FINAL)

public:
    CardHandName() = default;
    explicit CardHandName(const cards::HandName& name) : category_(static_cast<CardHand::Category>(name.category)) {
        for (const Rank rank : name.all_ranks()) ranks_.append(static_cast<int>(rank));
    }

    CardHand::Category category() const { return category_; }
    QList<int> ranks() const { return ranks_; }

    friend bool operator==(const CardHandName&, const CardHandName&) = default;

private:
    CardHand::Category category_ = CardHand::None;
    QList<int> ranks_;
};

/// The two hands of somebody who has a key card, as far as the board lies there.
class CardHands {
    Q_GADGET
    QML_VALUE_TYPE(cardHands)
    /// Key and left card, key and right card.
    Q_PROPERTY(riverbones::CardHandName left READ left FINAL)
    Q_PROPERTY(riverbones::CardHandName right READ right FINAL)
    /// Whether they count now: the better one, or both if they are equal. Neither while there is none.
    Q_PROPERTY(bool leftCounts READ leftCounts FINAL)
    Q_PROPERTY(bool rightCounts READ rightCounts FINAL)
    /// The hand that counts, and its cards as one reads them.
    Q_PROPERTY(riverbones::CardHandName best READ best FINAL)
    Q_PROPERTY(QList<int> five READ five FINAL)

public:
    CardHands() = default;
    explicit CardHands(const double_holdem::TwoHands& hands);

    CardHandName left() const { return left_; }
    CardHandName right() const { return right_; }
    bool leftCounts() const { return left_counts_; }
    bool rightCounts() const { return right_counts_; }
    CardHandName best() const { return left_counts_ ? left_ : right_; }
    QList<int> five() const { return five_; }

    friend bool operator==(const CardHands&, const CardHands&) = default;

private:
    CardHandName left_;
    CardHandName right_;
    bool left_counts_ = false;
    bool right_counts_ = false;
    QList<int> five_;
};

/// What the core says of cards, for pictures in the rules and for players who look at what a card would make.
/// Cards are 0 (two of clubs) to 51 (ace of spades).
class CardJudge : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    /// Of one to seven cards.
    Q_INVOKABLE riverbones::CardHandName name(const QList<int>& cards) const;
    /// With this one of the three own cards as key card; `board` of three to five cards.
    Q_INVOKABLE riverbones::CardHands hands(const QList<int>& own, int key, const QList<int>& board) const;
    /// Which of three cards the clock would choose.
    Q_INVOKABLE int automaticKey(const QList<int>& own) const;
};

std::vector<Card> cards_at(const QList<int>& indices);

/// The hands of three cards of which one is the key card, as their places in a sorted deck. No hands without the cards,
/// a key card or a board of three to five.
CardHands two_hands(const QList<int>& own, int key, const QList<int>& board);
/// How strong the better of them is; lower than any hand without one.
cards::HandRank better_rank(const QList<int>& own, int key, const QList<int>& board);

}  // namespace riverbones
