#pragma once

#include <QObject>
#include <QQmlListProperty>
#include <QTimer>
#include <QtQmlIntegration>

#include <deque>
#include <memory>
#include <optional>

#include "core/games/dice_poker/dice_poker.hpp"
#include "ui/games/dice_poker/action_log.hpp"
#include "ui/games/dice_poker/dice_model.hpp"
#include "ui/games/dice_poker/match_remarks.hpp"
#include "ui/games/dice_poker/score_column.hpp"
#include "ui/play/kept_match.hpp"
#include "ui/play/pace.hpp"
#include "ui/play/reason.hpp"
#include "ui/play/runner.hpp"
#include "ui/play/seat_list.hpp"
#include "ui/play/storage.hpp"

namespace riverbones {

/// The table of Dice Poker as QML sees it. Knows no rule: what may be done comes from the choices of the core. What
/// happened is shown one event after the other; the screen says `settled()` when thrown dice lie still.
class DicePokerTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Told again when names change, so that whatever shows them follows.
    Q_PROPERTY(riverbones::SeatList* seats READ seats NOTIFY namesChanged FINAL)
    Q_PROPERTY(riverbones::DiceModel* dice READ dice CONSTANT FINAL)
    Q_PROPERTY(riverbones::ActionLog* log READ log CONSTANT FINAL)
    Q_PROPERTY(QQmlListProperty<riverbones::ScoreColumn> columns READ columns NOTIFY columnsChanged FINAL)
    /// What can be said of the match when it is over.
    Q_PROPERTY(riverbones::MatchRemarks* remarks READ remarks CONSTANT FINAL)
    Q_PROPERTY(riverbones::Pace::Speed pace READ pace WRITE setPace NOTIFY paceChanged FINAL)
    /// The line that suits the dice best is marked and chosen without being asked for.
    Q_PROPERTY(bool suggests READ suggests WRITE setSuggests NOTIFY suggestsChanged FINAL)

    Q_PROPERTY(riverbones::DicePokerTable::Phase phase READ phase NOTIFY changed FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(int actingSeat READ actingSeat NOTIFY changed FINAL)
    /// A person is to act now, and everything that happened has been shown.
    Q_PROPERTY(bool yours READ yours NOTIFY changed FINAL)
    Q_PROPERTY(int rollsUsed READ rollsUsed NOTIFY changed FINAL)
    Q_PROPERTY(int rollsATurn READ rollsATurn CONSTANT FINAL)
    Q_PROPERTY(int rounds READ rounds CONSTANT FINAL)
    /// Why the dice on the mat cannot be rolled now; Reason.None if they can.
    Q_PROPERTY(riverbones::Reason::Code rollObjection READ rollObjection NOTIFY changed FINAL)
    Q_PROPERTY(int selectedLine READ selectedLine NOTIFY changed FINAL)
    Q_PROPERTY(int selectedPoints READ selectedPoints NOTIFY changed FINAL)
    /// The left line that would win the bonus with these dice, or -1.
    Q_PROPERTY(int bonusLine READ bonusLine NOTIFY changed FINAL)
    Q_PROPERTY(riverbones::DicePokerTable::Joker joker READ joker NOTIFY changed FINAL)
    /// The seat whose written line may be taken back by a person now, or -1.
    Q_PROPERTY(int takeBackSeat READ takeBackSeat NOTIFY changed FINAL)
    /// The line that was written last, or -1.
    Q_PROPERTY(int lastLine READ lastLine NOTIFY changed FINAL)
    Q_PROPERTY(int leftBonusFrom READ leftBonusFrom NOTIFY columnsChanged FINAL)
    Q_PROPERTY(bool jokerOn READ jokerOn NOTIFY columnsChanged FINAL)

public:
    enum Phase {
        NoMatch,
        ToRoll,    ///< the seat has not rolled in this turn
        Rolling,   ///< dice are on their way
        Deciding,  ///< keep and roll again, or write
        Writing,   ///< a line was just written and is shown
        Over,
    };
    Q_ENUM(Phase)

    enum Joker { NoJoker, ItsLeftLine, AnyRightLine, ZeroInLeftLine };
    Q_ENUM(Joker)

    explicit DicePokerTable(QObject* parent = nullptr);
    ~DicePokerTable() override;

    SeatList* seats() { return &seats_; }
    DiceModel* dice() { return &dice_; }
    ActionLog* log() { return &log_; }
    QQmlListProperty<ScoreColumn> columns() { return {this, &columns_}; }
    MatchRemarks* remarks() { return &remarks_; }
    Pace::Speed pace() const { return pace_; }
    void setPace(Pace::Speed pace);
    bool suggests() const { return suggests_; }
    void setSuggests(bool suggests);

    Phase phase() const { return phase_; }
    int round() const { return round_; }
    int actingSeat() const { return acting_.index; }
    bool yours() const;
    int rollsUsed() const { return rolls_used_; }
    int rollsATurn() const { return dice_poker::rolls_a_turn; }
    int rounds() const { return dice_poker::line_count; }
    Reason::Code rollObjection() const;
    int selectedLine() const { return selected_; }
    int selectedPoints() const;
    int bonusLine() const { return bonus_line_ ? index_of(*bonus_line_) : -1; }
    Joker joker() const { return static_cast<Joker>(choices_.joker); }
    int takeBackSeat() const;
    int lastLine() const { return last_line_; }
    int leftBonusFrom() const { return dice_poker::left_bonus_from(settings_.left_bonus); }
    bool jokerOn() const { return settings_.joker; }

    /// A new match of these seats; house rules in the notation of records, empty for the defaults. The first record
    /// is written here. Emits `failed` if there can be none.
    Q_INVOKABLE void begin(riverbones::Storage* storage, riverbones::SeatList* seats, const QString& houseRules);
    /// Goes on with a saved match; read in a worker, `opened` or `failed` follows.
    Q_INVOKABLE void resume(riverbones::Storage* storage, const QString& path);

    Q_INVOKABLE void toggleDie(int place);
    Q_INVOKABLE void releaseAll();
    Q_INVOKABLE void roll();
    Q_INVOKABLE void select(int line);
    Q_INVOKABLE void write();
    /// Marks and chooses the line that suits the dice best; `hinted` follows if there is one to be written now.
    Q_INVOKABLE void hint();
    Q_INVOKABLE void takeBack();

    /// The thrown dice lie still.
    Q_INVOKABLE void settled();
    /// Bots act at once, and what is being shown is cut short.
    Q_INVOKABLE void hurry();
    /// Leaves the match that is over and begins another one: the same seats, the same house rules.
    Q_INVOKABLE void playAgain();
    /// Closes the record. A match that is over goes to the finished ones.
    Q_INVOKABLE void leave();

signals:
    void namesChanged();
    void columnsChanged();
    void paceChanged();
    void suggestsChanged();
    void changed();

    void opened();
    void failed(riverbones::Reason::Code reason, int line);
    /// The saved match was damaged from this line on and goes on from before it.
    void mended(riverbones::Reason::Code reason, int line);
    void refused(riverbones::Reason::Code reason);
    void notSaved(riverbones::Reason::Code reason);

    void turnBegan(int seat);
    /// Dice are thrown; `settled` is awaited.
    void thrown();
    void hinted(int line, int points);
    void written(int seat, int line, int points, bool joker);
    /// The row of the log that tells what happened just now.
    void happened(int row);

private:
    using Event = dice_poker::Event;

    void beginMatch(const dice_poker::Settings& settings, const std::vector<Player>& players);
    void open(KeptMatch<DicePoker> kept);
    void report(std::optional<Refusal> refusal);
    void enqueue(const std::vector<Event>& events);
    void showNext();
    void show(const Event& event);
    void logShown(const Happening<DicePoker>& happening);
    void pauseFor(std::chrono::milliseconds time);
    void catchUp();
    void showCards(const dice_poker::View& view);
    void offer(const dice_poker::View& view);
    void suggest(int line);
    int suggestion(const dice_poker::View& view) const;

    SeatList seats_;
    DiceModel dice_;
    MatchRemarks remarks_;
    ActionLog log_;
    QList<ScoreColumn*> columns_;
    Pace::Speed pace_ = Pace::Normal;
    bool suggests_ = true;
    Storage* storage_ = nullptr;
    std::unique_ptr<Runner<DicePoker>> runner_;

    // What is shown; behind the match while events wait to be shown.
    Phase phase_ = NoMatch;
    int round_ = 1;
    Seat acting_;
    int rolls_used_ = 0;
    int selected_ = -1;
    int last_line_ = -1;
    std::optional<dice_poker::Line> bonus_line_;
    dice_poker::Settings settings_;
    dice_poker::Choices choices_;

    std::deque<Event> waiting_;
    QTimer pause_;
    /// The dice that are on their way. What they show is told when they lie still.
    std::optional<dice_poker::DiceLanded> flying_;
};

}  // namespace riverbones
