#pragma once

#include "ui/games/double_holdem/card_hand.hpp"
#include "ui/poker_table/poker_table.hpp"

namespace riverbones {

/// The table of Double Hold'em as QML sees it: a hold'em table with cards on it, each of them 0 (two of clubs) to 51
/// (ace of spades). Own cards stand in the order in which they were dealt; which of them is the key card says a number
/// beside them.
// The tools of Qt 6.4 find the base only by its whole name.
class DoubleHoldemTable : public riverbones::PokerTable {
    Q_OBJECT
    QML_ELEMENT
    /// Unlike the base.
    Q_CLASSINFO("QML.Creatable", "true")
    /// The community cards as far as they have been shown.
    Q_PROPERTY(QList<int> board READ board NOTIFY changed FINAL)
    /// The cards of bottomSeat, if it is openSeat or they lie open for everybody; empty if they may not be seen now.
    Q_PROPERTY(QList<int> ownCards READ ownCards NOTIFY changed FINAL)
    /// Which of them is the key card, from 0; -1 before the choice and while they cannot be seen.
    Q_PROPERTY(int ownKeyCard READ ownKeyCard NOTIFY changed FINAL)
    /// The two hands they make with the board; both CardHand.None before the choice.
    Q_PROPERTY(riverbones::CardHands ownHands READ ownHands NOTIFY changed FINAL)

public:
    using PokerTable::PokerTable;

    QList<int> board() const { return boardPieces(); }
    QList<int> ownCards() const { return ownPieces(); }
    int ownKeyCard() const { return ownKey(); }
    CardHands ownHands() const { return hands(ownPieces(), ownKey()); }

    /// The cards of a seat if they lie open or are `ownCards`; else empty.
    Q_INVOKABLE QList<int> cardsOf(int seat) const { return piecesOf(seat); }
    /// Which of them is the key card, or -1.
    Q_INVOKABLE int keyCardOf(int seat) const { return keyOf(seat); }
    /// The hands that cardsOf(seat) make with the board.
    Q_INVOKABLE riverbones::CardHands handsOf(int seat) const { return hands(piecesOf(seat), keyOf(seat)); }
    /// How many others were in when the seat chose its key card in this hand; 0 if it has not chosen.
    Q_INVOKABLE int opponentsAtChoice(int seat) const;

    /// The seat among these whose open hand is the best, the first of equal ones; -1 if none is open.
    Q_INVOKABLE int bestOf(const QList<int>& seats) const;

protected:
    bool hasKey() const override { return true; }
    OpenedMatch beginMatch(const archive::Profile& profile, const holdem::Settings& settings,
                           const std::vector<Player>& players) override;
    void resumeMatch(const QString& path, const std::function<void(OpenedMatch)>& done) override;

private:
    CardHands hands(const Pieces& own, int key) const;
};

}  // namespace riverbones
