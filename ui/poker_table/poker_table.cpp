#include "ui/poker_table/poker_table.hpp"

#include "core/base/overloaded.hpp"
#include "core/holdem/notation.hpp"
#include "ui/poker_table/showing_time.hpp"

namespace riverbones {

using namespace std::chrono_literals;

namespace {

/// A bot that takes longer is said to think.
constexpr auto thinking_shows_after = 1500ms;
/// How long a result stands that nobody at the device has a part in.
constexpr auto going_on_after = 6s;
/// Minutes on a plate are looked at so often.
constexpr auto minutes_every = 10s;

Result<holdem::Settings> settings_from(const QString& house_rules, bool with_key, int players) {
    holdem::Settings settings;
    if (!house_rules.isEmpty()) {
        const std::string text = house_rules.toStdString();
        TextScanner scanner(text);
        settings = with_key ? holdem::read_settings_with_key(scanner) : holdem::read_settings(scanner);
        if (!scanner.finished()) return Refusal::damaged_settings;
    }
    settings.players = players;
    return settings;
}

bool only_seconds_passed(const std::vector<TableEvent>& events) {
    return std::ranges::all_of(
        events, [](const TableEvent& event) { return std::holds_alternative<holdem::TimeBankSpent>(event); });
}

}  // namespace

PokerTable::PokerTable(QObject* parent) : QObject(parent) {
    pause_.setSingleShot(true);
    thinking_.setSingleShot(true);
    thinking_.setInterval(thinking_shows_after);
    going_on_.setSingleShot(true);
    going_on_.setInterval(going_on_after);
    minutes_.setInterval(minutes_every);
    connect(&pause_, &QTimer::timeout, this, &PokerTable::showNext);
    connect(&thinking_, &QTimer::timeout, this, [this] {
        thinks_ = true;
        showPlaces();
    });
    connect(&going_on_, &QTimer::timeout, this, &PokerTable::nextHand);
    connect(&minutes_, &QTimer::timeout, this, &PokerTable::showPlaces);
    connect(&clock_, &DecisionClock::ticked, this, &PokerTable::clockTicked);
    connect(&clock_, &DecisionClock::bankUsed, this, &PokerTable::spend);
    connect(&clock_, &DecisionClock::timeIsUp, this, &PokerTable::timeIsUp);
    connect(&seats_, &SeatList::unnamedChanged, this, &PokerTable::namesChanged);
}

PokerTable::~PokerTable() = default;

void PokerTable::setPace(Pace::Speed pace) {
    if (pace == pace_) return;
    pace_ = pace;
    if (match_ && !rushing_) match_->setPace(pace);
    emit paceChanged();
}

void PokerTable::begin(Storage* storage, SeatList* seats, const QString& houseRules) {
    storage_ = storage;
    const Result<holdem::Settings> settings = settings_from(houseRules, hasKey(), seats->count());
    if (!settings) return emit failed(Reason::code(settings.refusal()), 0);
    start(*settings, seats->players());
}

void PokerTable::playAgain() {
    const std::vector<Player> players = seats_.players();
    leave();
    start(look_.settings, players);
}

void PokerTable::start(const holdem::Settings& settings, const std::vector<Player>& players) {
    OpenedMatch opened = beginMatch(storage_->profile(), settings, players);
    if (!opened.match) return emit failed(Reason::code(opened.damage->why), opened.damage->line);
    open(std::move(opened), true);
}

void PokerTable::resume(Storage* storage, const QString& path) {
    storage_ = storage;
    resumeMatch(path, [this](OpenedMatch opened) {
        if (!opened.match) return emit failed(Reason::code(opened.damage->why), opened.damage->line);
        open(std::move(opened), false);
    });
}

void PokerTable::open(OpenedMatch opened, bool is_new) {
    match_ = std::move(opened.match);
    match_->setPace(pace_);
    look_ = look_before(match_->view().table.settings);
    seats_.setPlayers(match_->players());
    places_.reset(look_.seat_count());
    waiting_.clear();
    seen_ = {};
    decision_.reset();
    device_.reset();
    device_.setPeople(people());
    covered_ = hold_to_peek_;
    phase_ = Dealing;
    log_.refill([&] {
        match_->recall([&](const TableEvent& event, const holdem::Table& after) {
            if (!is_new) return take(event, after);
            waiting_.push_back({event, std::make_shared<const holdem::Table>(after)});
        });
    });
    match_->hold();
    match_->start({[this](const std::vector<TableEvent>& events) { enqueue(events); },
                   [this](Refusal refusal) { emit notSaved(Reason::code(refusal)); }});
    refresh();
    emit this->opened();
    if (opened.damage) emit mended(Reason::code(opened.damage->why), opened.damage->line);
    if (opened.hand_cancelled) emit handCancelled();
    showNext();
}

void PokerTable::leave() {
    if (!match_) return;
    const bool over = std::holds_alternative<riverbones::Over>(match_->turn());
    match_->leave();
    const QString path = match_->path();
    match_.reset();
    waiting_.clear();
    for (QTimer* timer : {&pause_, &thinking_, &going_on_, &minutes_}) timer->stop();
    clock_.stop();
    device_.reset();
    acting_.reset();
    phase_ = NoMatch;
    rushing_ = goes_on_ = thinks_ = false;
    if (over) storage_->putAway(path);
    storage_->refresh();
    emit changed();
}

void PokerTable::enqueue(const std::vector<TableEvent>& events) {
    if (events.empty()) return;
    match_->hold();
    if (!only_seconds_passed(events)) {
        device_.cover();
        peeking_ = false;
        clock_.pause();
    }
    thinking_.stop();
    going_on_.stop();
    thinks_ = goes_on_ = false;
    const auto after = std::make_shared<const holdem::Table>(match_->view().table);
    for (const TableEvent& event : events) waiting_.push_back({event, after});
    showNext();
}

void PokerTable::showNext() {
    while (!waiting_.empty() && !pause_.isActive()) {
        const Waiting next = waiting_.front();
        waiting_.pop_front();
        show(next);
    }
    if (atRest()) rest();
}

/// What is being shown is cut short, all of it.
void PokerTable::showAll() {
    if (atRest()) return;
    pause_.stop();
    cut_short_ = true;
    showNext();
    cut_short_ = false;
    emit cutShort();
}

void PokerTable::show(const Waiting& next) {
    const int row = log_.count();
    const Pace::Speed pace = cut_short_ || rushing_ ? Pace::Instant : pace_;
    if (pace != Pace::Instant) tellOfChips(next.event);
    take(next.event, *next.after);
    const auto* acted = std::get_if<holdem::Acted>(&next.event);
    if (acted) acting_.reset();
    const bool passes_on = acted && device_.several() && isPerson(acted->seat);
    const TableEvent* waits = waiting_.empty() ? nullptr : &waiting_.front().event;
    if (const auto time = showing_time(next.event, look_, waits, passes_on, pace); time > 0ms) pause_.start(time);
    refresh();
    if (log_.count() > row) emit happened(row);
    tell(next.event);
}

void PokerTable::tellOfChips(const TableEvent& event) {
    for (const ChipMove& move : chip_moves(event, look_))
        emit chipsMoved(move.seat.index, move.from, move.to, move.amount.count);
}

/// The signals of what has just been shown.
void PokerTable::tell(const TableEvent& event) {
    const bool deal_goes_on = !waiting_.empty() && std::holds_alternative<PiecesDealt>(waiting_.front().event);
    std::visit(overloaded{[this](const holdem::HandBegan&) { emit handBegan(); },
                          [this](const PiecesLaid&) { emit boardLaid(); },
                          [this](const holdem::KeyChosen& key) { emit keyChosen(key.seat.index, key.automatic); },
                          [this](const holdem::HandEnded&) { emit handEnded(); },
                          [&](const PiecesDealt&) {
                              if (!deal_goes_on) emit dealt();
                          },
                          [](const auto&) {}},
               event);
}

/// Takes one thing over into what is shown.
void PokerTable::take(const TableEvent& event, const holdem::Table& after) {
    follow(look_, event, after);
    log_.add(event);
    std::visit(
        overloaded{[this](const holdem::HandBegan&) {
                       phase_ = Dealing;
                       covered_ = covered_ || hold_to_peek_;
                       ++happenings_;
                   },
                   [this](const holdem::Acted& acted) {
                       seen_[acted.seat.index] = log_.count();
                       ++happenings_;
                   },
                   [this](const holdem::RoundEnded&) { phase_ = Dealing; },
                   [this](const PiecesLaid&) { ++happenings_; }, [this](const holdem::KeyChosen&) { ++happenings_; },
                   [this](const holdem::HandEnded&) {
                       phase_ = HandEnded;
                       seen_.fill(log_.count());
                   },
                   [this](const holdem::MatchEnded&) { phase_ = Over; }, [](const auto&) {}},
        event);
}

/// Everything has been shown: whoever must decide does.
void PokerTable::rest() {
    const holdem::Table table = match_->view().table;
    phase_ = table.phase == holdem::Phase::over ? Over : table.phase == holdem::Phase::between ? HandEnded : Deciding;
    if (phase_ != Deciding && std::exchange(rushing_, false)) match_->setPace(pace_);
    acting_ = seat_to_act(match_->turn());
    device_.setPeople(people());
    device_.await(acting_ && isPerson(*acting_) ? acting_ : std::nullopt);
    if (acting_ && !isPerson(*acting_)) thinking_.start();
    considerGoingOn();
    match_->release();
    considerDecision();
}

void PokerTable::considerDecision() {
    const bool begins = acting_ && (yours() || !isPerson(*acting_)) && decision_ != std::pair(happenings_, *acting_);
    if (begins) decision_ = {happenings_, *acting_};
    if (yours()) {
        const holdem::Choices choices = match_->choices(*acting_);
        const auto deadline = match_->deadline();
        if (begins) {
            const holdem::Table table = match_->view().table;
            wager_.begin(choices, table.hand.place(*acting_), look_.pot(), look_.stakes.smallest_bet);
            clock_.stop();
            if (deadline) clock_.begin(deadline->allowed, deadline->bank);
        }
        wager_.renew(choices);
        if (deadline) clock_.setBank(deadline->bank);
    } else {
        clock_.pause();
    }
    refresh();
    if (begins) emit turnBegan(acting_->index);
    if (yours()) clock_.run();
}

void PokerTable::considerGoingOn() {
    const betting::SeatSet playing = holdem::seats_for_next_hand(tableAfterBotsBuy());
    const betting::SeatSet at_device = people();
    bool nobody_waits = phase_ == HandEnded && brokePerson() < 0 && nextHandObjection() == Reason::None;
    for (std::uint8_t i = 0; i < look_.seat_count(); ++i) {
        if (playing.has(Seat{i}) && at_device.has(Seat{i})) nobody_waits = false;
    }
    // Who listens to the result is not cut short.
    goes_on_ = nobody_waits && !screen_reader_.runs();
    if (goes_on_ && !held_back_) {
        going_on_.start();
    } else {
        going_on_.stop();
    }
}

void PokerTable::refresh() {
    showPlaces();
    showSidePots();
    result_.show(look_);
    emit changed();
    emit amountChanged();
    emit clockTicked();
}

void PokerTable::showPlaces() {
    bool somebody_away = false;
    for (std::uint8_t i = 0; match_ && i < look_.seat_count(); ++i) {
        const Seat seat{i};
        PlaceInfo::Now now;
        now.look = look_.at(seat);
        now.player = match_->player(seat);
        now.stand_in = now.player != match_->players()[i];
        now.all_in = look_.hand_runs && now.look.deed == SpotDeed::all_in;
        now.minutes_kept = minutesKept(seat);
        now.to_act = acting_ == seat;
        now.thinking = now.to_act && thinks_;
        now.key_chosen = now.look.key_chosen && look_.hand_runs && look_.round == holdem::key_round;
        if (look_.positions) {
            now.dealer = look_.positions->button == seat;
            now.small_blind = look_.positions->small_blind == seat;
            now.big_blind = look_.positions->big_blind == seat;
        }
        places_.place(i)->show(now);
        somebody_away = somebody_away || now.look.presence == holdem::Presence::away;
    }
    if (somebody_away != minutes_.isActive()) somebody_away ? minutes_.start() : minutes_.stop();
}

void PokerTable::showSidePots() {
    const betting::Pots pots = look_.pots();
    if (pots == shown_pots_) return;
    shown_pots_ = pots;
    const QList<PotInfo*> old_pots = std::exchange(side_pots_, {});
    for (int index = 0; pots.count > 1 && index < pots.count; ++index) {
        side_pots_.append(new PotInfo(index, {pots.layers[static_cast<std::size_t>(index)], {}, {}}, this));
    }
    emit potsChanged();
    // After what the screen made of them, which goes later too.
    for (PotInfo* pot : old_pots) pot->deleteLater();
}

}  // namespace riverbones
