#pragma once

#include <QObject>
#include <QQmlListProperty>
#include <QtQmlIntegration>

#include "ui/play/pace.hpp"
#include "ui/play/reason.hpp"
#include "ui/play/seat_list.hpp"
#include "ui/play/storage.hpp"
#include "ui/poker_table/hand_log.hpp"
#include "ui/poker_table/hand_result.hpp"
#include "ui/poker_table/pot_info.hpp"
#include "ui/poker_table/seat_model.hpp"

namespace riverbones {

/// The table of a hold'em game as QML sees it, without the pieces: those are added by each game. Knows no rule: what
/// may be done comes from the choices of the core. What happened is shown one event after the other.
///
/// Private pieces of a seat are there only while `openSeat` is that seat. With one person at the device that is always
/// the person's; with several, nobody's from the moment one has acted until the next one has opened the table.
class PokerTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by each hold'em game")

    /// Told again when names change, so that whatever shows them follows.
    Q_PROPERTY(riverbones::SeatList* seats READ seats NOTIFY namesChanged FINAL)
    /// What each seat has in front of it and behind it, by seat.
    Q_PROPERTY(riverbones::SeatModel* places READ places CONSTANT FINAL)
    Q_PROPERTY(riverbones::HandLog* log READ log CONSTANT FINAL)
    /// Who won what in the hand that has ended.
    Q_PROPERTY(riverbones::HandResult* result READ result CONSTANT FINAL)
    Q_PROPERTY(riverbones::Pace::Speed pace READ pace WRITE setPace NOTIFY paceChanged FINAL)

    Q_PROPERTY(riverbones::PokerTable::Phase phase READ phase NOTIFY changed FINAL)
    Q_PROPERTY(int handNumber READ handNumber NOTIFY changed FINAL)
    /// 0 before the board, 1 to 3 from the flop to the river.
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    /// The seat that must decide, or -1.
    Q_PROPERTY(int actingSeat READ actingSeat NOTIFY changed FINAL)
    /// A person must decide now, has opened the table, and everything that happened has been shown.
    Q_PROPERTY(bool yours READ yours NOTIFY changed FINAL)
    /// The seat whose pieces may be drawn, spoken or named now, or -1.
    Q_PROPERTY(int openSeat READ openSeat NOTIFY changed FINAL)
    /// The person the device must be passed to before the game goes on, or -1.
    Q_PROPERTY(int handOverTo READ handOverTo NOTIFY changed FINAL)
    /// The row of the log from which on `handOverTo` has not seen what happened.
    Q_PROPERTY(int unseenFrom READ unseenFrom NOTIFY changed FINAL)
    /// The seat that sits at the bottom of the screen: the person who has or had the device last.
    Q_PROPERTY(int bottomSeat READ bottomSeat NOTIFY changed FINAL)
    /// Several people share the device: it is passed on, and pieces cover themselves.
    Q_PROPERTY(bool severalPeople READ severalPeople NOTIFY changed FINAL)
    /// Only bots are still in the hand: it can be run to its end at once.
    Q_PROPERTY(bool onlyBotsPlay READ onlyBotsPlay NOTIFY changed FINAL)
    /// Own pieces lie covered; nothing of them can be seen then, save while `peeking`.
    Q_PROPERTY(bool covered READ covered WRITE setCovered NOTIFY changed FINAL)
    Q_PROPERTY(bool peeking READ peeking NOTIFY changed FINAL)

    // The stakes.
    Q_PROPERTY(riverbones::PokerTable::Structure structure READ structure NOTIFY changed FINAL)
    Q_PROPERTY(bool lastOneStanding READ lastOneStanding NOTIFY changed FINAL)
    Q_PROPERTY(int smallBlind READ smallBlind NOTIFY changed FINAL)  ///< 0: no blinds
    Q_PROPERTY(int bigBlind READ bigBlind NOTIFY changed FINAL)
    Q_PROPERTY(int ante READ ante NOTIFY changed FINAL)  ///< 0: no ante
    Q_PROPERTY(int smallestBet READ smallestBet NOTIFY changed FINAL)
    Q_PROPERTY(int bigBet READ bigBet NOTIFY changed FINAL)
    Q_PROPERTY(int mostBets READ mostBets NOTIFY changed FINAL)  ///< fixed limit; 0: no cap
    Q_PROPERTY(int level READ level NOTIFY changed FINAL)        ///< last one standing, from 1; else 0
    /// Last one standing: hands of this level that are still to come, the one that runs counted; else 0.
    Q_PROPERTY(int handsToNextLevel READ handsToNextLevel NOTIFY changed FINAL)

    /// Everything in the middle and in front of the seats.
    Q_PROPERTY(int pot READ pot NOTIFY changed FINAL)
    /// The pots of earlier rounds, the main pot first. Empty unless there is a side pot.
    Q_PROPERTY(QQmlListProperty<riverbones::PotInfo> sidePots READ sidePots NOTIFY potsChanged FINAL)

    // The decision, while it is `yours`. All amounts are totals of the round unless they say otherwise.
    Q_PROPERTY(int toCall READ toCall NOTIFY changed FINAL)  ///< chips that calling costs; 0: check
    Q_PROPERTY(bool callIsAllIn READ callIsAllIn NOTIFY changed FINAL)
    Q_PROPERTY(bool opens READ opens NOTIFY changed FINAL)           ///< raising would be a bet
    Q_PROPERTY(int raiseLeast READ raiseLeast NOTIFY changed FINAL)  ///< 0: closed
    Q_PROPERTY(int raiseMost READ raiseMost NOTIFY changed FINAL)
    /// Why there is no raise; Reason.None if it is open.
    Q_PROPERTY(riverbones::Reason::Code raiseObjection READ raiseObjection NOTIFY changed FINAL)
    Q_PROPERTY(int faced READ faced NOTIFY changed FINAL)        ///< Reason.RaiseNotReopened: "the all-in was 3 more"
    Q_PROPERTY(int required READ required NOTIFY changed FINAL)  ///< "a full raise needs 14"
    /// The price that a raise goes above: "a raise of 40 on top of 40".
    Q_PROPERTY(int price READ price NOTIFY changed FINAL)
    /// The chosen total, as typed; it may lie outside the range, see amountObjection.
    Q_PROPERTY(int amount READ amount WRITE setAmount NOTIFY amountChanged FINAL)
    /// Why the amount cannot be bet; Reason.None if it can.
    Q_PROPERTY(riverbones::Reason::Code amountObjection READ amountObjection NOTIFY amountChanged FINAL)
    Q_PROPERTY(bool amountIsAllIn READ amountIsAllIn NOTIFY amountChanged FINAL)
    Q_PROPERTY(int halfPotTo READ halfPotTo NOTIFY changed FINAL)  ///< the preset; may lie outside the range
    Q_PROPERTY(int potTo READ potTo NOTIFY changed FINAL)
    Q_PROPERTY(int allInTo READ allInTo NOTIFY changed FINAL)

    // The clock; secondsLeft is -1 without one and while the device is passed on.
    Q_PROPERTY(int secondsAllowed READ secondsAllowed NOTIFY changed FINAL)  ///< 0: no clock
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY clockTicked FINAL)    ///< of the decision, then of the bank
    Q_PROPERTY(bool bankRuns READ bankRuns NOTIFY clockTicked FINAL)
    Q_PROPERTY(int bankLeft READ bankLeft NOTIFY clockTicked FINAL)  ///< of the acting seat, -1 without a clock

    // Between hands.
    Q_PROPERTY(riverbones::Reason::Code nextHandObjection READ nextHandObjection NOTIFY changed FINAL)
    Q_PROPERTY(bool mayEnd READ mayEnd NOTIFY changed FINAL)
    /// The winner may turn the hand up: the seat, or -1.
    Q_PROPERTY(int mayShow READ mayShow NOTIFY changed FINAL)
    /// Nobody at the device plays the next hand: it begins by itself after a while, unless something holds it.
    Q_PROPERTY(bool goesOnByItself READ goesOnByItself NOTIFY changed FINAL)
    Q_PROPERTY(bool heldBack READ heldBack WRITE holdBack NOTIFY changed FINAL)

public:
    enum Phase {
        NoMatch,
        Dealing,  ///< forced bets, pieces or the board are on their way
        Deciding,
        HandEnded,  ///< the result stands until somebody goes on
        Over,
    };
    Q_ENUM(Phase)

    enum Structure { NoLimit, PotLimit, FixedLimit };
    Q_ENUM(Structure)

    /// Minimum, half the pot, the pot, everything.
    enum Preset { Least, HalfPot, Pot, Everything };
    Q_ENUM(Preset)

    explicit PokerTable(QObject* parent = nullptr);
    ~PokerTable() override;

    SeatList* seats() { return &seats_; }
    SeatModel* places() { return &places_; }
    HandLog* log() { return &log_; }
    HandResult* result() { return &result_; }
    Pace::Speed pace() const { return Pace::Normal; }
    void setPace(Pace::Speed) {}

    Phase phase() const { return NoMatch; }
    int handNumber() const { return 0; }
    int round() const { return 0; }
    int actingSeat() const { return -1; }
    bool yours() const { return false; }
    int openSeat() const { return -1; }
    int handOverTo() const { return -1; }
    int unseenFrom() const { return 0; }
    int bottomSeat() const { return 0; }
    bool severalPeople() const { return false; }
    bool onlyBotsPlay() const { return false; }
    bool covered() const { return false; }
    void setCovered(bool) {}
    bool peeking() const { return false; }

    Structure structure() const { return NoLimit; }
    bool lastOneStanding() const { return false; }
    int smallBlind() const { return 0; }
    int bigBlind() const { return 0; }
    int ante() const { return 0; }
    int smallestBet() const { return 0; }
    int bigBet() const { return 0; }
    int mostBets() const { return 0; }
    int level() const { return 0; }
    int handsToNextLevel() const { return 0; }

    int pot() const { return 0; }
    QQmlListProperty<PotInfo> sidePots() { return {this, &side_pots_}; }

    int toCall() const { return 0; }
    bool callIsAllIn() const { return false; }
    bool opens() const { return false; }
    int raiseLeast() const { return 0; }
    int raiseMost() const { return 0; }
    Reason::Code raiseObjection() const { return Reason::NotYourTurn; }
    int faced() const { return 0; }
    int required() const { return 0; }
    int price() const { return 0; }
    int amount() const { return 0; }
    Q_INVOKABLE void setAmount(int) {}
    Reason::Code amountObjection() const { return Reason::NotYourTurn; }
    bool amountIsAllIn() const { return false; }
    int halfPotTo() const { return 0; }
    int potTo() const { return 0; }
    int allInTo() const { return 0; }

    int secondsAllowed() const { return 0; }
    int secondsLeft() const { return -1; }
    bool bankRuns() const { return false; }
    int bankLeft() const { return -1; }

    Reason::Code nextHandObjection() const { return Reason::HandStillRunning; }
    bool mayEnd() const { return false; }
    int mayShow() const { return -1; }
    bool goesOnByItself() const { return false; }
    bool heldBack() const { return false; }
    void holdBack(bool) {}

    /// A new match of these seats; house rules in the notation of records (HoldemSettingsText.text), empty for the
    /// defaults. The first record is written here. Emits `failed` if there can be none.
    Q_INVOKABLE void begin(riverbones::Storage*, riverbones::SeatList*, const QString&) {}
    /// Goes on with a saved match; read in a worker, `opened` or `failed` follows.
    Q_INVOKABLE void resume(riverbones::Storage*, const QString&) {}
    /// Leaves the match that is over and begins another one: the same seats, the same house rules.
    Q_INVOKABLE void playAgain() {}
    /// Closes the record. A match that is over goes to the finished ones.
    Q_INVOKABLE void leave() {}

    // The decision.
    Q_INVOKABLE void fold() {}
    Q_INVOKABLE void checkOrCall() {}
    Q_INVOKABLE void raise() {}
    /// Moves the amount by one smallest bet (-1: down, 1: up), or by a tenth of the pot; never out of the range.
    Q_INVOKABLE void step(int) {}
    Q_INVOKABLE void stepFar(int) {}
    Q_INVOKABLE void preset(riverbones::PokerTable::Preset) {}

    /// The person named by handOverTo has confirmed.
    Q_INVOKABLE void openTable() {}
    /// Looks at covered pieces as long as a key is held.
    Q_INVOKABLE void peek(bool) {}

    // Between hands. What is not possible is answered by `refused`.
    Q_INVOKABLE void nextHand() {}
    Q_INVOKABLE void show() {}
    Q_INVOKABLE void endTable() {}
    Q_INVOKABLE void leaveTable(int) {}
    Q_INVOKABLE void comeBack(int, int) {}
    Q_INVOKABLE void buyIn(int, int) {}
    /// From the next hand on a bot of this level (a SeatList.Level) plays the seat; -1: whoever sat there at first.
    Q_INVOKABLE void handSeatOver(int, int) {}

    /// Bots act at once, and what is being shown is cut short.
    Q_INVOKABLE void hurry() {}
    /// While onlyBotsPlay: to the end of the hand.
    Q_INVOKABLE void fastForward() {}

    // For menus: what a seat may do now.
    Q_INVOKABLE bool mayLeave(int) const { return false; }
    Q_INVOKABLE int leaveCost(int) const { return 0; }  ///< chips that would stay in the pot
    Q_INVOKABLE bool mayComeBack(int) const { return false; }
    Q_INVOKABLE int comeBackLeast(int) const { return 0; }
    Q_INVOKABLE int comeBackMost(int) const { return 0; }
    Q_INVOKABLE bool mayBuyIn(int) const { return false; }
    Q_INVOKABLE int buyInLeast(int) const { return 0; }  ///< stacks after buying
    Q_INVOKABLE int buyInMost(int) const { return 0; }
    Q_INVOKABLE bool mayHandOver(int) const { return false; }

signals:
    void namesChanged();
    void paceChanged();
    void changed();
    void potsChanged();
    void amountChanged();
    void clockTicked();

    void opened();
    void failed(riverbones::Reason::Code reason, int line);
    /// The saved match was damaged from this line on and goes on from before it.
    void mended(riverbones::Reason::Code reason, int line);
    /// The hand that ran when the match was cut off has been cancelled.
    void handCancelled();
    void refused(riverbones::Reason::Code reason);
    void notSaved(riverbones::Reason::Code reason);

    /// The row of the log that tells what happened just now.
    void happened(int row);
    void handBegan();
    /// The hidden pieces of all seats have been dealt.
    void dealt();
    void boardLaid();
    void turnBegan(int seat);
    void handEnded();

private:
    SeatList seats_;
    SeatModel places_;
    HandLog log_;
    HandResult result_;
    QList<PotInfo*> side_pots_;
};

}  // namespace riverbones
