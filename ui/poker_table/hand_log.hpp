#pragma once

#include <QAbstractListModel>
#include <QtQmlIntegration>

#include <functional>
#include <vector>

#include "ui/poker_table/table_event.hpp"

namespace riverbones {

/// What happened at a hold'em table, oldest first, as numbers: the sentences are in QML, in whatever language the
/// program speaks when they are asked for. Everything in it lies open.
class HandLog : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a table")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    /// What a row tells, and which of its functions have something to say beside hand() and kind().
    enum Kind {
        DealerDrawn,  ///< seat()
        HandBegan,    ///< smallBlind(), bigBlind(), ante(), smallestBet(), risen(): as chips of the stakes
        PostedAnte,   ///< seat(), amount(), allIn(); likewise the next two
        PostedSmallBlind,
        PostedBigBlind,
        Checked,  ///< seat()
        Called,   ///< seat(), amount() it cost, to(), allIn(); likewise the next two
        Bet,
        Raised,
        Folded,     ///< seat()
        Returned,   ///< seat(), amount() that nobody matched
        BoardLaid,  ///< round(), pieces() of this round only
        HandShown,  ///< seat(), pieces(), freeWill()
        KeyChosen,  ///< seat(), automatic()
        PotWon,     ///< pot(), 0 for the main pot, amount(), winners(), shares() in the order of winners
        HandCancelled,
        SeatFinished,    ///< seat(), place(), from 1
        TimeRanOut,      ///< seat(); what the clock did for it follows
        SeatLeft,        ///< seat(), amount() it took along, duringHand()
        SeatCameBack,    ///< seat(), amount()
        BoughtIn,        ///< seat(), amount(), to(): the stack afterwards
        SeatHandedOver,  ///< seat(), level(): a SeatList.Level, or -1 back to who sat there at first
        MatchEnded,
    };
    Q_ENUM(Kind)

    enum Role { HandRole = Qt::UserRole + 1 };

    explicit HandLog(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(entries_.size()); }

    Q_INVOKABLE riverbones::HandLog::Kind kind(int row) const { return at(row).kind; }
    /// The number of the hand, from 1; what happens between two hands belongs to the one before.
    Q_INVOKABLE int hand(int row) const { return at(row).hand; }
    Q_INVOKABLE int seat(int row) const { return at(row).seat; }
    /// 1 to 3 for the flop to the river, 0 before.
    Q_INVOKABLE int round(int row) const { return at(row).round; }
    Q_INVOKABLE int amount(int row) const { return at(row).amount; }
    Q_INVOKABLE int to(int row) const { return at(row).to; }
    Q_INVOKABLE bool allIn(int row) const { return at(row).flag; }
    Q_INVOKABLE int smallBlind(int row) const { return at(row).small_blind; }
    Q_INVOKABLE int bigBlind(int row) const { return at(row).big_blind; }
    Q_INVOKABLE int ante(int row) const { return at(row).ante; }
    Q_INVOKABLE int smallestBet(int row) const { return at(row).smallest_bet; }
    Q_INVOKABLE bool risen(int row) const { return at(row).flag; }
    Q_INVOKABLE QList<int> pieces(int row) const { return at(row).pieces; }
    Q_INVOKABLE bool freeWill(int row) const { return at(row).flag; }
    Q_INVOKABLE bool automatic(int row) const { return at(row).flag; }
    Q_INVOKABLE int pot(int row) const { return at(row).number; }
    Q_INVOKABLE QList<int> winners(int row) const { return at(row).winners; }
    Q_INVOKABLE QList<int> shares(int row) const { return at(row).shares; }
    Q_INVOKABLE int place(int row) const { return at(row).number; }
    Q_INVOKABLE bool duringHand(int row) const { return at(row).flag; }
    Q_INVOKABLE int level(int row) const { return at(row).number; }

    /// Forgets all rows, and takes in those that fill() adds without telling of each.
    void refill(const std::function<void()>& fill);
    /// Adds a row, if that belongs into the log.
    void add(const TableEvent& event);

signals:
    void countChanged();

private:
    struct Entry {
        Kind kind = HandBegan;
        int hand = 0;
        int seat = -1;
        int round = 0;
        int amount = 0;
        int to = 0;
        int number = 0;
        bool flag = false;
        int small_blind = 0;
        int big_blind = 0;
        int ante = 0;
        int smallest_bet = 0;
        QList<int> pieces{};
        QList<int> winners{};
        QList<int> shares{};
    };

    struct Writer;

    /// An empty entry for a row that does not exist: what shows a row outlives it by a moment.
    Entry at(int row) const;
    void append(Entry entry);

    std::vector<Entry> entries_;
    int hand_ = 0;
    int round_ = 0;
    bool refills_ = false;
};

}  // namespace riverbones
