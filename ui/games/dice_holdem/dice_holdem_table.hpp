#pragma once

#include "ui/games/dice_holdem/dice_hand.hpp"
#include "ui/poker_table/poker_table.hpp"

namespace riverbones {

/// The table of Dice Hold'em as QML sees it: a hold'em table with dice on it. Faces are 1 to 6.
// The tools of Qt 6.4 find the base only by its whole name.
class DiceHoldemTable : public riverbones::PokerTable {
    Q_OBJECT
    QML_ELEMENT
    /// Unlike the base.
    Q_CLASSINFO("QML.Creatable", "true")
    /// The community dice as far as they have been shown.
    Q_PROPERTY(QList<int> board READ board NOTIFY changed FINAL)
    /// The dice of bottomSeat, if it is openSeat or they lie open for everybody; empty if they may not be seen now.
    Q_PROPERTY(QList<int> ownDice READ ownDice NOTIFY changed FINAL)
    /// The best of own dice and board now; DiceHand.None without own dice.
    Q_PROPERTY(riverbones::DiceHandName ownHand READ ownHand NOTIFY changed FINAL)

public:
    using PokerTable::PokerTable;

    QList<int> board() const { return boardPieces(); }
    QList<int> ownDice() const { return ownPieces(); }
    DiceHandName ownHand() const { return nameOf(ownPieces()); }

    /// The dice of a seat if they lie open or are `ownDice`; else empty.
    Q_INVOKABLE QList<int> diceOf(int seat) const { return piecesOf(seat); }
    /// The hand that diceOf(seat) make with the board.
    Q_INVOKABLE riverbones::DiceHandName handOf(int seat) const { return nameOf(piecesOf(seat)); }
    /// With a full board: which dice make that hand, as places: 0 and 1 are the seat's own, 2 to 6 the board. Else
    /// empty.
    Q_INVOKABLE QList<int> winningFive(int seat) const;
    /// With a full board: the seat among these whose open hand is the best, the first of equal ones; -1 if none is
    /// open.
    Q_INVOKABLE int bestOf(const QList<int>& seats) const;

protected:
    OpenedMatch beginMatch(const archive::Profile& profile, const holdem::Settings& settings,
                           const std::vector<Player>& players) override;
    void resumeMatch(const QString& path, const std::function<void(OpenedMatch)>& done) override;

private:
    DiceHandName nameOf(const Pieces& own) const;
};

}  // namespace riverbones
