#pragma once

#include <QObject>
#include <QtQmlIntegration>

namespace riverbones {

/// What one seat of a hold'em table shows. Chips are whole numbers.
class PlaceInfo : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a table")
    Q_PROPERTY(int seat READ seat CONSTANT FINAL)
    Q_PROPERTY(int stack READ stack NOTIFY changed FINAL)
    /// In front of the seat in this round.
    Q_PROPERTY(int bet READ bet NOTIFY changed FINAL)
    Q_PROPERTY(riverbones::PlaceInfo::Deed deed READ deed NOTIFY changed FINAL)
    /// Has hidden pieces in the hand that runs or whose result stands.
    Q_PROPERTY(bool dealtIn READ dealtIn NOTIFY changed FINAL)
    Q_PROPERTY(bool folded READ folded NOTIFY changed FINAL)
    Q_PROPERTY(bool allIn READ allIn NOTIFY changed FINAL)
    Q_PROPERTY(riverbones::PlaceInfo::Presence presence READ presence NOTIFY changed FINAL)
    /// Away: for how many more minutes the chips that were taken along must be brought back; 0: not at all.
    Q_PROPERTY(int minutesKept READ minutesKept NOTIFY changed FINAL)
    Q_PROPERTY(bool dealer READ dealer NOTIFY changed FINAL)
    Q_PROPERTY(bool smallBlind READ smallBlind NOTIFY changed FINAL)
    Q_PROPERTY(bool bigBlind READ bigBlind NOTIFY changed FINAL)
    Q_PROPERTY(bool toAct READ toAct NOTIFY changed FINAL)
    /// A bot that has been awaited for a while.
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed FINAL)
    /// A bot plays this seat, from the beginning or as a stand-in; how well is its level, a SeatList.Level.
    Q_PROPERTY(bool bot READ bot NOTIFY changed FINAL)
    Q_PROPERTY(int botLevel READ botLevel NOTIFY changed FINAL)
    /// A bot plays for a person, or another bot than at first: see PokerTable::handSeatOver.
    Q_PROPERTY(bool standIn READ standIn NOTIFY changed FINAL)
    /// Chips out of the pots of the hand that has ended; 0: none.
    Q_PROPERTY(int won READ won NOTIFY changed FINAL)
    /// Last one standing: the place in the end, from 1; 0 while the seat plays.
    Q_PROPERTY(int finish READ finish NOTIFY changed FINAL)
    /// Chips won and lost since the match began.
    Q_PROPERTY(int net READ net NOTIFY changed FINAL)
    /// The hand lies open.
    Q_PROPERTY(bool shown READ shown NOTIFY changed FINAL)

public:
    /// What the bet spot says.
    enum Deed {
        NoDeed,
        PostedAnte,
        PostedSmallBlind,
        PostedBigBlind,
        Checked,
        Called,
        Bet,
        Raised,
        Folded,
        AllIn,
    };
    Q_ENUM(Deed)

    enum Presence { AtTable, Waiting, Away, Out };
    Q_ENUM(Presence)

    explicit PlaceInfo(int seat, QObject* parent = nullptr) : QObject(parent), seat_(seat) {}

    int seat() const { return seat_; }
    int stack() const { return 0; }
    int bet() const { return 0; }
    Deed deed() const { return NoDeed; }
    bool dealtIn() const { return false; }
    bool folded() const { return false; }
    bool allIn() const { return false; }
    Presence presence() const { return AtTable; }
    int minutesKept() const { return 0; }
    bool dealer() const { return false; }
    bool smallBlind() const { return false; }
    bool bigBlind() const { return false; }
    bool toAct() const { return false; }
    bool thinking() const { return false; }
    bool bot() const { return false; }
    int botLevel() const { return 0; }
    bool standIn() const { return false; }
    int won() const { return 0; }
    int finish() const { return 0; }
    int net() const { return 0; }
    bool shown() const { return false; }

signals:
    void changed();

private:
    int seat_;
};

}  // namespace riverbones
