#include "ui/games/dice_poker/dice_poker_table.hpp"

#include <algorithm>
#include <utility>

#include "core/base/overloaded.hpp"
#include "core/games/dice_poker/judgement.hpp"
#include "core/games/dice_poker/prospects.hpp"
#include "core/games/dice_poker/remarks.hpp"
#include "core/games/dice_poker/standings.hpp"
#include "ui/play/in_worker.hpp"

namespace riverbones {

using namespace dice_poker;
using std::chrono::milliseconds;

namespace {

/// How long a bot's dice lie kept before it rolls, and how long a line that was written is shown before the next turn.
milliseconds keeping_time(Pace::Speed pace) {
    return milliseconds(pace == Pace::Instant ? 0 : pace == Pace::Fast ? 300 : 700);
}
milliseconds writing_time(Pace::Speed pace, bool bot) {
    if (!bot) return milliseconds(350);
    return milliseconds(pace == Pace::Instant ? 0 : pace == Pace::Fast ? 500 : 1100);
}

Result<Settings> settings_from(const QString& house_rules, int players) {
    Settings settings;
    if (!house_rules.isEmpty()) {
        const std::string text = house_rules.toStdString();
        TextScanner scanner(text);
        settings = read_settings(scanner);
        if (!scanner.finished()) return Refusal::damaged_settings;
    }
    settings.players = players;
    return settings;
}

}  // namespace

DicePokerTable::DicePokerTable(QObject* parent) : QObject(parent) {
    pause_.setSingleShot(true);
    connect(&pause_, &QTimer::timeout, this, &DicePokerTable::showNext);
    connect(&dice_, &DiceModel::keptChanged, this, &DicePokerTable::changed);
    connect(&seats_, &SeatList::unnamedChanged, this, &DicePokerTable::namesChanged);
}

DicePokerTable::~DicePokerTable() = default;

void DicePokerTable::setPace(Pace::Speed pace) {
    if (pace == pace_) return;
    pace_ = pace;
    if (runner_) runner_->setPace(pace);
    emit paceChanged();
}

void DicePokerTable::setSuggests(bool suggests) {
    if (suggests == suggests_) return;
    suggests_ = suggests;
    if (yours()) offer(runner_->view());
    emit suggestsChanged();
    emit changed();
}

bool DicePokerTable::yours() const {
    return runner_ && (phase_ == ToRoll || phase_ == Deciding) && waiting_.empty() && runner_->isPerson(acting_);
}

Reason::Code DicePokerTable::rollObjection() const {
    if (!yours()) return phase_ == Over ? Reason::MatchIsOver : Reason::NotYourTurn;
    const auto objection = choices_.objection(Roll{dice_.kept()});
    return objection ? Reason::code(*objection) : Reason::None;
}

int DicePokerTable::selectedPoints() const { return selected_ < 0 ? 0 : choices_.points(static_cast<Line>(selected_)); }

int DicePokerTable::takeBackSeat() const {
    if (!runner_ || !waiting_.empty() || flying_) return -1;
    const auto seat = runner_->mayTakeBack();
    return seat && runner_->isPerson(*seat) ? seat->index : -1;
}

void DicePokerTable::begin(Storage* storage, SeatList* seats, const QString& houseRules) {
    storage_ = storage;
    const Result<Settings> settings = settings_from(houseRules, seats->count());
    if (!settings) return emit failed(Reason::code(settings.refusal()), 0);
    beginMatch(*settings, seats->players());
}

void DicePokerTable::playAgain() {
    const std::vector<Player> players = seats_.players();
    leave();
    beginMatch(settings_, players);
}

void DicePokerTable::beginMatch(const Settings& settings, const std::vector<Player>& players) {
    Result<KeptMatch<DicePoker>> kept = begin_match<DicePoker>(storage_->profile(), settings, players);
    if (!kept) return emit failed(Reason::code(kept.refusal()), 0);
    open(*std::move(kept));
}

void DicePokerTable::resume(Storage* storage, const QString& path) {
    storage_ = storage;
    in_worker(
        this, [path] { return load_match<DicePoker>(path); },
        [this](const LoadedMatch<DicePoker>& loaded) {
            std::optional<KeptMatch<DicePoker>> kept;
            if (const auto damage = reopen(loaded, kept)) return emit failed(Reason::code(damage->why), damage->line);
            open(*std::move(kept));
            if (loaded.damage && !loaded.only_cut) emit mended(Reason::code(loaded.damage->why), loaded.damage->line);
        });
}

void DicePokerTable::open(KeptMatch<DicePoker> kept) {
    settings_ = kept.match.record().header.settings;
    seats_.setPlayers(kept.match.record().header.players);
    runner_ = std::make_unique<Runner<DicePoker>>(std::move(kept), Viewer{},
                                                  [this](const std::vector<Event>& events) { enqueue(events); });
    runner_->setPace(pace_);
    connect(runner_.get(), &RunnerBase::notSaved, this,
            [this](Refusal refusal) { emit notSaved(Reason::code(refusal)); });
    const QList<ScoreColumn*> old_columns = std::exchange(columns_, {});
    for (int seat = 0; seat < settings_.players; ++seat) columns_.append(new ScoreColumn(seat, this));
    waiting_.clear();
    log_.clear();
    runner_->recall([this](const auto& happening, const View& view) { log_.add(happening, view); });
    dice_.clear();
    last_line_ = -1;
    for (const Event& event : runner_->history()) {
        if (const auto* line = std::get_if<LineWritten>(&event)) last_line_ = index_of(line->line);
    }
    // Never a seat that has no column.
    acting_ = Seat{};
    emit changed();
    emit columnsChanged();
    // After what the screen made of them, which goes later too.
    for (ScoreColumn* column : old_columns) column->deleteLater();
    catchUp();
    emit opened();
    runner_->start();
}

void DicePokerTable::toggleDie(int place) {
    if (yours() && phase_ == Deciding && choices_.may_roll) dice_.toggle(place);
}

void DicePokerTable::releaseAll() {
    if (yours() && phase_ == Deciding) dice_.keep(DiceMask::none());
}

void DicePokerTable::roll() {
    if (yours()) report(runner_->play(acting_, Roll{dice_.kept()}));
}

void DicePokerTable::select(int line) {
    if (!yours() || line < 0 || line >= line_count) return;
    if (const auto objection = choices_.objection(Write{static_cast<Line>(line)})) return report(objection);
    selected_ = line;
    emit changed();
}

void DicePokerTable::write() {
    if (yours() && selected_ >= 0) report(runner_->play(acting_, Write{static_cast<Line>(selected_)}));
}

void DicePokerTable::hint() {
    if (!yours() || phase_ != Deciding) return;
    suggest(suggestion(runner_->view()));
    emit changed();
    emit hinted(selected_, selectedPoints());
}

void DicePokerTable::takeBack() {
    if (takeBackSeat() < 0) return report(Refusal::nothing_to_take_back);
    const Seat seat = *runner_->mayTakeBack();
    report(runner_->takeBack(seat));
    logShown(TakenBack{seat});
    catchUp();
}

void DicePokerTable::report(std::optional<Refusal> refusal) {
    if (refusal) emit refused(Reason::code(*refusal));
}

void DicePokerTable::settled() {
    if (const auto landed = std::exchange(flying_, std::nullopt)) {
        logShown(Event(*landed));
        showNext();
    }
}

void DicePokerTable::hurry() {
    if (pause_.isActive()) {
        pause_.stop();
        showNext();
    } else if (runner_) {
        runner_->hurry();
    }
}

void DicePokerTable::leave() {
    if (!runner_) return;
    const bool over = std::holds_alternative<riverbones::Over>(runner_->turn());
    runner_->leave();
    const QString path = runner_->path();
    runner_.reset();
    waiting_.clear();
    pause_.stop();
    phase_ = NoMatch;
    if (over) storage_->putAway(path);
    storage_->refresh();
    emit changed();
}

void DicePokerTable::enqueue(const std::vector<Event>& events) {
    if (events.empty()) return;
    runner_->hold();
    waiting_.insert(waiting_.end(), events.begin(), events.end());
    showNext();
}

void DicePokerTable::showNext() {
    while (!waiting_.empty() && !flying_ && !pause_.isActive()) {
        const Event event = waiting_.front();
        waiting_.pop_front();
        show(event);
    }
    if (!waiting_.empty() || flying_ || pause_.isActive() || !runner_) return;
    catchUp();
    runner_->release();
}

void DicePokerTable::show(const Event& event) {
    std::visit(overloaded{[this](const TurnBegan& began) {
                              acting_ = began.seat;
                              round_ = began.round;
                              rolls_used_ = 0;
                              phase_ = ToRoll;
                              dice_.clear();
                              emit turnBegan(began.seat.index);
                          },
                          [this](const DiceThrown& thrown) {
                              selected_ = -1;
                              columns_[acting_.index]->offerNothing();
                              dice_.keep(thrown.keep);
                              phase_ = Rolling;
                              rolls_used_ = thrown.roll;
                              const bool bot = !runner_->isPerson(acting_);
                              if (bot && thrown.keep != DiceMask::none()) pauseFor(keeping_time(pace_));
                          },
                          [this](const DiceLanded& landed) {
                              flying_ = landed;
                              dice_.land(landed.rolled, landed.dice);
                              emit thrown();
                          },
                          [this](const LineWritten& line) {
                              phase_ = Writing;
                              columns_[acting_.index]->offerNothing();
                              showCards(runner_->view());
                              last_line_ = index_of(line.line);
                              const bool joker = line.joker != JokerRule::no_joker;
                              emit written(line.seat.index, index_of(line.line), line.points, joker);
                              pauseFor(writing_time(pace_, !runner_->isPerson(acting_)));
                          },
                          [](const LeftBonusEarned&) { /* the column shows it with the line */ },
                          [this](const MatchEnded&) { phase_ = Over; }},
               event);
    if (!std::holds_alternative<DiceLanded>(event)) logShown(event);
    emit changed();
}

void DicePokerTable::logShown(const Happening<DicePoker>& happening) {
    const int before = log_.count();
    log_.add(happening, runner_->view());
    if (log_.count() > before) emit happened(before);
}

void DicePokerTable::pauseFor(milliseconds time) {
    if (time.count() > 0) pause_.start(time);
}

/// Shows the match as it stands.
void DicePokerTable::catchUp() {
    const View view = runner_->view();
    acting_ = view.acting;
    round_ = view.round;
    rolls_used_ = view.rolls_used;
    phase_ = view.phase == dice_poker::Phase::over      ? Over
             : view.phase == dice_poker::Phase::to_roll ? ToRoll
                                                        : Deciding;
    if (phase_ == Deciding) {
        dice_.show(*view.dice);
    } else if (phase_ == ToRoll) {
        dice_.clear();
    }
    showCards(view);
    offer(view);
    if (phase_ == Over) remarks_.show(dice_poker::remarks(settings_, runner_->history()));
    // After the last roll there is nothing to keep any more: all dice lie together.
    if (phase_ == Deciding && !choices_.may_roll) dice_.keep(DiceMask::none());
    emit changed();
}

void DicePokerTable::showCards(const View& view) {
    const std::vector<int> all_places = places(view);
    for (int seat = 0; seat < columns_.size(); ++seat) {
        columns_[seat]->setCard(view.cards[static_cast<std::size_t>(seat)], view.settings);
        columns_[seat]->setRank(all_places[static_cast<std::size_t>(seat)]);
    }
}

void DicePokerTable::offer(const View& view) {
    choices_ = runner_->choices(acting_);
    const bool deciding = yours() && phase_ == Deciding;
    bonus_line_ = deciding ? bonus_line(view, choices_) : std::nullopt;
    // A joker that must go to one line needs no choice.
    const bool one_line = choices_.lines.count() == 1;
    suggest(deciding && (suggests_ || one_line) ? suggestion(view) : -1);
}

/// Chooses a line for the player and marks it; none with -1.
void DicePokerTable::suggest(int line) {
    selected_ = line;
    for (ScoreColumn* column : columns_) {
        if (column->seat() == acting_.index) {
            column->offer(choices_, line);
        } else {
            column->offerNothing();
        }
    }
}

/// The line a sharp player would write if there were no roll left.
int DicePokerTable::suggestion(const View& view) const { return index_of(best_line(sharp_judgement, view, choices_)); }

}  // namespace riverbones
