#pragma once

#include <QObject>
#include <QtQmlIntegration>

#include "ui/play/seat_list.hpp"
#include "ui/poker_table/table_look.hpp"

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
    /// While the hand runs.
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
    /// Games with a key: it has been chosen in this round.
    Q_PROPERTY(bool keyChosen READ keyChosen NOTIFY changed FINAL)

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
    int stack() const { return now_.look.stack.count; }
    int bet() const { return now_.look.bet.count; }
    Deed deed() const { return static_cast<Deed>(now_.look.deed); }
    bool dealtIn() const { return now_.look.has_pieces; }
    bool folded() const { return now_.look.folded; }
    bool allIn() const { return now_.all_in; }
    Presence presence() const { return static_cast<Presence>(now_.look.presence); }
    int minutesKept() const { return now_.minutes_kept; }
    bool dealer() const { return now_.dealer; }
    bool smallBlind() const { return now_.small_blind; }
    bool bigBlind() const { return now_.big_blind; }
    bool toAct() const { return now_.to_act; }
    bool thinking() const { return now_.thinking; }
    bool bot() const { return now_.player.kind == PlayerKind::bot; }
    int botLevel() const { return static_cast<int>(now_.player.level); }
    bool standIn() const { return now_.stand_in; }
    int won() const { return now_.look.won.count; }
    int finish() const { return now_.look.finish; }
    int net() const { return now_.look.net().count; }
    bool shown() const { return !now_.look.shown.empty(); }
    bool keyChosen() const { return now_.key_chosen; }

    /// All that a seat shows.
    struct Now {
        PlaceLook look;
        Player player;
        bool stand_in = false;
        bool all_in = false;
        int minutes_kept = 0;
        bool dealer = false;
        bool small_blind = false;
        bool big_blind = false;
        bool to_act = false;
        bool thinking = false;
        bool key_chosen = false;

        friend bool operator==(const Now&, const Now&) = default;
    };
    void show(const Now& now);

signals:
    void changed();

private:
    int seat_;
    Now now_;
};

}  // namespace riverbones
