#pragma once

#include <QObject>
#include <QQmlListProperty>
#include <QTimer>
#include <QtQmlIntegration>

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ui/play/pace.hpp"
#include "ui/play/reason.hpp"
#include "ui/play/seat_list.hpp"
#include "ui/play/storage.hpp"
#include "ui/poker_table/chip_move.hpp"
#include "ui/poker_table/decision_clock.hpp"
#include "ui/poker_table/device.hpp"
#include "ui/poker_table/hand_log.hpp"
#include "ui/poker_table/hand_result.hpp"
#include "ui/poker_table/pot_info.hpp"
#include "ui/poker_table/screen_reader.hpp"
#include "ui/poker_table/seat_model.hpp"
#include "ui/poker_table/table_look.hpp"
#include "ui/poker_table/table_match.hpp"
#include "ui/poker_table/wager.hpp"

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
    /// What was agreed, in the notation of records.
    Q_PROPERTY(QString houseRules READ houseRules NOTIFY changed FINAL)
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
    /// Nobody can bet any more: the hands lie open and the rest of the board comes.
    Q_PROPERTY(bool runsOut READ runsOut NOTIFY changed FINAL)
    /// Own pieces lie covered; nothing of them can be seen then, save while `peeking`.
    Q_PROPERTY(bool covered READ covered WRITE setCovered NOTIFY changed FINAL)
    Q_PROPERTY(bool peeking READ peeking NOTIFY changed FINAL)
    /// They lie covered whenever they are dealt or the device has been passed on, and are only peeked at.
    Q_PROPERTY(bool holdToPeek READ holdToPeek WRITE setHoldToPeek NOTIFY changed FINAL)

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

    /// Games with a key: it must be chosen before anything else, while it is `yours`.
    Q_PROPERTY(bool choosesKey READ choosesKey NOTIFY changed FINAL)

    // The decision, while it is `yours` and no key is awaited. All amounts are totals of the round unless they say
    // otherwise.
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
    /// A person without chips who may buy in again: the seat, or -1.
    Q_PROPERTY(int brokePerson READ brokePerson NOTIFY changed FINAL)
    /// Nobody at the device plays the next hand or may buy in for it, and no screen reader reads the result: the hand
    /// begins by itself after a while, unless something holds it back.
    Q_PROPERTY(bool goesOnByItself READ goesOnByItself NOTIFY changed FINAL)
    Q_PROPERTY(bool heldBack READ heldBack WRITE holdBack NOTIFY heldBackChanged FINAL)

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
    QString houseRules() const;
    Pace::Speed pace() const { return pace_; }
    void setPace(Pace::Speed pace);

    Phase phase() const { return phase_; }
    int handNumber() const { return look_.number; }
    int round() const { return look_.round; }
    int actingSeat() const { return number(acting_); }
    bool yours() const;
    int openSeat() const { return match_ ? number(device_.openSeat()) : -1; }
    int handOverTo() const { return match_ ? number(device_.handOverTo()) : -1; }
    int unseenFrom() const;
    int bottomSeat() const { return device_.bottomSeat().index; }
    bool severalPeople() const { return device_.several(); }
    bool onlyBotsPlay() const;
    bool runsOut() const { return look_.all_in(); }
    bool covered() const { return covered_; }
    void setCovered(bool covered);
    bool peeking() const { return peeking_; }
    bool holdToPeek() const { return hold_to_peek_; }
    void setHoldToPeek(bool hold);

    Structure structure() const { return static_cast<Structure>(look_.stakes.structure); }
    bool lastOneStanding() const { return look_.settings.kind == holdem::MatchKind::last_one_standing; }
    int smallBlind() const { return look_.stakes.small_blind.count; }
    int bigBlind() const { return look_.stakes.big_blind.count; }
    int ante() const { return look_.stakes.ante.count; }
    int smallestBet() const { return look_.stakes.smallest_bet.count; }
    int bigBet() const { return look_.stakes.big_bet.count; }
    int mostBets() const { return look_.stakes.most_bets.value_or(0); }
    int level() const { return lastOneStanding() ? look_.level() + 1 : 0; }
    int handsToNextLevel() const;

    int pot() const { return look_.pot().count; }
    QQmlListProperty<PotInfo> sidePots() { return {this, &side_pots_}; }

    bool choosesKey() const { return yours() && wager_.choices().keys > 0; }

    int toCall() const { return decides() ? wager_.options()->to_call.count : 0; }
    bool callIsAllIn() const { return decides() && wager_.callIsAllIn(); }
    bool opens() const { return decides() && wager_.options()->opens; }
    int raiseLeast() const { return mayRaise() ? wager_.options()->raise->least.count : 0; }
    int raiseMost() const { return mayRaise() ? wager_.options()->raise->most.count : 0; }
    Reason::Code raiseObjection() const;
    int faced() const { return decides() ? wager_.options()->faced.count : 0; }
    int required() const { return decides() ? wager_.options()->required.count : 0; }
    int price() const { return decides() ? wager_.options()->price.count : 0; }
    int amount() const { return decides() ? wager_.amount().count : 0; }
    Q_INVOKABLE void setAmount(int chips);
    Reason::Code amountObjection() const;
    bool amountIsAllIn() const { return decides() && wager_.amount() == wager_.allInTo(); }
    int halfPotTo() const { return decides() ? wager_.halfPotTo().count : 0; }
    int potTo() const { return decides() ? wager_.potTo().count : 0; }
    int allInTo() const { return decides() ? wager_.allInTo().count : 0; }

    int secondsAllowed() const;
    int secondsLeft() const { return yours() ? clock_.secondsLeft() : -1; }
    bool bankRuns() const { return yours() && clock_.bankRuns(); }
    int bankLeft() const;

    Reason::Code nextHandObjection() const;
    bool mayEnd() const;
    int mayShow() const;
    int brokePerson() const;
    bool goesOnByItself() const { return goes_on_; }
    bool heldBack() const { return held_back_; }
    void holdBack(bool held);

    /// A new match of these seats; house rules in the notation of records (HoldemSettingsText.text), empty for the
    /// defaults. The first record is written here. Emits `failed` if there can be none.
    Q_INVOKABLE void begin(riverbones::Storage* storage, riverbones::SeatList* seats, const QString& houseRules);
    /// Goes on with a saved match; read in a worker, `opened` or `failed` follows.
    Q_INVOKABLE void resume(riverbones::Storage* storage, const QString& path);
    /// Leaves the match that is over and begins another one: the same seats, the same house rules.
    Q_INVOKABLE void playAgain();
    /// Closes the record. A match that is over goes to the finished ones.
    Q_INVOKABLE void leave();

    /// Games with a key, while choosesKey: which of the own pieces it is. It cannot be taken back.
    Q_INVOKABLE void chooseKey(int which);

    // The decision, while it is `yours`.
    Q_INVOKABLE void fold() { decide(holdem::Fold{}); }
    Q_INVOKABLE void checkOrCall();
    Q_INVOKABLE void raise() { decide(holdem::RaiseTo{wager_.amount()}); }
    /// Moves the amount by so many smallest bets, or tenths of the pot (-1: one down); never out of the range.
    Q_INVOKABLE void step(int times);
    Q_INVOKABLE void stepFar(int times);
    /// As near to the preset as the range allows.
    Q_INVOKABLE void preset(riverbones::PokerTable::Preset preset);

    /// The person named by handOverTo has confirmed.
    Q_INVOKABLE void openTable();
    /// Looks at covered pieces as long as a key is held.
    Q_INVOKABLE void peek(bool on);

    // Between hands; leaving also during one. What is not possible is answered by `refused`.
    Q_INVOKABLE void nextHand();
    /// The winner turns the hand up. If somebody else has the device, it is passed on first, and nothing is shown yet.
    Q_INVOKABLE void show();
    Q_INVOKABLE void endTable() { playFor(bottomSeat(), holdem::EndTable{}); }
    Q_INVOKABLE void leaveTable(int seat) { playFor(seat, holdem::LeaveTable{}); }
    Q_INVOKABLE void comeBack(int seat, int chips) { playFor(seat, holdem::ComeBack{Chips{chips}}); }
    Q_INVOKABLE void buyIn(int seat, int upTo) { playFor(seat, holdem::BuyIn{Chips{upTo}}); }
    /// From the next hand on a bot of this level (a SeatList.Level) plays the seat; -1: whoever sat there at first.
    Q_INVOKABLE void handSeatOver(int seat, int level);

    /// Bots act at once, and what is being shown is cut short.
    Q_INVOKABLE void hurry();
    /// While onlyBotsPlay: to the end of the hand.
    Q_INVOKABLE void fastForward();

    // For menus: what a seat may do now.
    Q_INVOKABLE bool mayLeave(int seat) const { return !choicesOf(seat).no_leaving; }
    Q_INVOKABLE int leaveCost(int seat) const;  ///< chips that would stay in the pot
    Q_INVOKABLE bool mayComeBack(int seat) const { return !choicesOf(seat).no_coming_back; }
    Q_INVOKABLE int comeBackLeast(int seat) const { return choicesOf(seat).come_back_with.least.count; }
    Q_INVOKABLE int comeBackMost(int seat) const { return choicesOf(seat).come_back_with.most.count; }
    Q_INVOKABLE bool mayBuyIn(int seat) const { return !choicesOf(seat).no_buying; }
    Q_INVOKABLE int buyInLeast(int seat) const { return choicesOf(seat).buy_up_to.least.count; }  ///< stack afterwards
    Q_INVOKABLE int buyInMost(int seat) const { return choicesOf(seat).buy_up_to.most.count; }
    /// Why the seat cannot come back with so many chips, or buy up to them; Reason.None if it can.
    Q_INVOKABLE riverbones::Reason::Code comeBackObjection(int seat, int chips) const;
    Q_INVOKABLE riverbones::Reason::Code buyInObjection(int seat, int chips) const;
    Q_INVOKABLE bool mayHandOver(int seat) const { return !choicesOf(seat).no_handing_over; }

    /// What is shown, for tests: at rest it is what lies on the table.
    const TableLook& look() const { return look_; }
    /// Whether everything that happened has been shown.
    bool atRest() const { return match_ && waiting_.empty() && !pause_.isActive(); }
    DecisionClock& clock() { return clock_; }
    /// Plays this match from now on; a new one from the first event on.
    void open(OpenedMatch opened, bool is_new);

signals:
    void namesChanged();
    void paceChanged();
    void changed();
    void potsChanged();
    void heldBackChanged();
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
    /// What is shown next moves these chips; told before it is shown, and only if there is time to see it.
    void chipsMoved(int seat, riverbones::ChipPlace::Where from, riverbones::ChipPlace::Where to, int amount);
    /// Somebody is in a hurry: whatever moves comes to its end at once.
    void cutShort();
    /// The hidden pieces of all seats have been dealt.
    void dealt();
    void boardLaid();
    void keyChosen(int seat, bool automatic);
    void turnBegan(int seat);
    void handEnded();

protected:
    virtual OpenedMatch beginMatch(const archive::Profile& profile, const holdem::Settings& settings,
                                   const std::vector<Player>& players) = 0;
    /// Calls done(opened) once the file has been read.
    virtual void resumeMatch(const QString& path, const std::function<void(OpenedMatch)>& done) = 0;

    /// Each seat chooses a key, for which there is a time of its own.
    virtual bool hasKey() const { return false; }

    const HandLog& happenings() const { return log_; }

    // For the game: the pieces that may be seen.
    const Pieces& boardPieces() const { return look_.board; }
    /// Those of bottomSeat if they lie open for everybody; else those of openSeat, unless they lie covered.
    Pieces ownPieces() const;
    /// Those that lie open, or are `ownPieces`.
    Pieces piecesOf(int seat) const;
    /// Which of ownPieces and of piecesOf(seat) is the key; -1 if there is none, or it may not be seen.
    int ownKey() const;
    int keyOf(int seat) const;

private:
    /// Something that happened, and the table after the step that made it happen.
    struct Waiting {
        TableEvent event;
        std::shared_ptr<const holdem::Table> after;
    };

    static int number(std::optional<Seat> seat) { return seat ? seat->index : -1; }
    bool has(int seat) const { return match_ && seat >= 0 && seat < look_.seat_count(); }
    bool decides() const { return yours() && wager_.options(); }
    bool mayRaise() const { return yours() && wager_.mayRaise(); }
    bool isPerson(Seat seat) const { return match_ && match_->isPerson(seat); }
    betting::SeatSet people() const;
    holdem::Choices choicesOf(int seat) const;

    void start(const holdem::Settings& settings, const std::vector<Player>& players);
    void report(std::optional<Refusal> refusal);
    void decide(const holdem::Action& action);
    void playFor(int seat, const holdem::Action& action);
    void buyForBots();
    holdem::Table tableAfterBotsBuy() const;

    void enqueue(const std::vector<TableEvent>& events);
    void showNext();
    void showAll();
    void show(const Waiting& next);
    void tellOfChips(const TableEvent& event);
    void tell(const TableEvent& event);
    void take(const TableEvent& event, const holdem::Table& after);
    void rest();
    void considerDecision();
    void considerGoingOn();
    void spend(int seconds);
    void timeIsUp();
    void refresh();
    void showPlaces();
    void showSidePots();
    int minutesKept(Seat seat) const;

    SeatList seats_;
    SeatModel places_;
    HandLog log_;
    HandResult result_;
    QList<PotInfo*> side_pots_;
    betting::Pots shown_pots_;
    Pace::Speed pace_ = Pace::Normal;
    Storage* storage_ = nullptr;
    std::unique_ptr<TableMatch> match_;

    // What is shown; behind the match while events wait to be shown.
    TableLook look_;
    Phase phase_ = NoMatch;
    std::optional<Seat> acting_;
    std::deque<Waiting> waiting_;
    QTimer pause_;
    bool cut_short_ = false;
    bool rushing_ = false;  ///< to the end of the hand

    Device device_;
    bool covered_ = false;
    bool peeking_ = false;
    bool hold_to_peek_ = false;
    std::array<int, holdem::most_seats> seen_{};  ///< rows of the log that each person has seen

    // The decision. It is the same one until something else has happened.
    Wager wager_;
    DecisionClock clock_;
    int happenings_ = 0;
    std::optional<std::pair<int, Seat>> decision_;

    QTimer thinking_;
    bool thinks_ = false;
    QTimer going_on_;
    ScreenReader screen_reader_;
    bool goes_on_ = false;
    bool held_back_ = false;
    QTimer minutes_;
};

}  // namespace riverbones
