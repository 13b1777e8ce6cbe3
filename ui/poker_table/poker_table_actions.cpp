#include <QDateTime>

#include <algorithm>

#include "core/holdem/notation.hpp"
#include "ui/poker_table/poker_table.hpp"

// The part of a table that asks the rules and plays: what may be done, and doing it.

namespace riverbones {

namespace {

Reason::Code code(std::optional<Refusal> refusal) { return refusal ? Reason::code(*refusal) : Reason::None; }

}  // namespace

QString PokerTable::houseRules() const {
    return QString::fromStdString(hasKey() ? to_text_with_key(look_.settings) : to_text(look_.settings));
}

bool PokerTable::yours() const {
    return atRest() && phase_ == Deciding && acting_ && isPerson(*acting_) && device_.openSeat() == acting_;
}

int PokerTable::unseenFrom() const {
    const auto to = device_.handOverTo();
    return to ? seen_[to->index] : log_.count();
}

bool PokerTable::onlyBotsPlay() const {
    if (!match_ || !look_.hand_runs) return false;
    for (std::uint8_t i = 0; i < look_.seat_count(); ++i) {
        if (look_.places[i].still_in() && isPerson(Seat{i})) return false;
    }
    return true;
}

void PokerTable::setCovered(bool covered) {
    if (covered == covered_) return;
    covered_ = covered;
    emit changed();
}

void PokerTable::setHoldToPeek(bool hold) {
    if (hold == hold_to_peek_) return;
    hold_to_peek_ = covered_ = hold;
    emit changed();
}

void PokerTable::peek(bool on) {
    // A key that was down before the device was passed on shows nothing.
    if (on == peeking_ || (on && openSeat() < 0)) return;
    peeking_ = on;
    emit changed();
}

int PokerTable::handsToNextLevel() const {
    if (!lastOneStanding()) return 0;
    const int hands = holdem::hands_a_level(look_.settings.length);
    return hands - look_.hands_before % hands;
}

Pieces PokerTable::ownPieces() const {
    if (!match_) return {};
    if (const Pieces& shown = look_.at(device_.bottomSeat()).shown; !shown.empty()) return shown;
    const auto open = device_.openSeat();
    if (!open || !look_.at(*open).has_pieces || (covered_ && !peeking_)) return {};
    return match_->own(*open);
}

Pieces PokerTable::piecesOf(int seat) const {
    if (!has(seat)) return {};
    const Pieces& shown = look_.places[static_cast<std::size_t>(seat)].shown;
    if (!shown.empty()) return shown;
    return seat == openSeat() ? ownPieces() : Pieces{};
}

int PokerTable::ownKey() const {
    const Seat own = device_.bottomSeat();
    return !ownPieces().empty() && look_.at(own).key_chosen ? match_->key(own) : -1;
}

int PokerTable::keyOf(int seat) const {
    if (!has(seat)) return -1;
    const PlaceLook& place = look_.places[static_cast<std::size_t>(seat)];
    if (!place.shown.empty()) return place.shown_key;
    return seat == openSeat() ? ownKey() : -1;
}

int PokerTable::secondsAllowed() const {
    if (!look_.settings.clock) return 0;
    return choosesKey() ? look_.settings.key_clock : *look_.settings.clock;
}

/// There is no time bank for a key.
int PokerTable::bankLeft() const {
    return acting_ && look_.settings.clock && !choosesKey() ? look_.at(*acting_).bank : -1;
}

void PokerTable::chooseKey(int which) {
    if (!choosesKey() || which < 0 || which >= wager_.choices().keys) return;
    decide(holdem::ChooseKey{static_cast<std::uint8_t>(which)});
}

int PokerTable::minutesKept(Seat seat) const {
    constexpr std::int64_t milliseconds_a_minute = 60'000;
    const PlaceLook& place = look_.at(seat);
    if (place.presence != holdem::Presence::away) return 0;
    const std::int64_t gone_for = QDateTime::currentMSecsSinceEpoch() - place.left_at.milliseconds;
    const std::int64_t left = std::max<std::int64_t>(holdem::milliseconds_a_return_is_remembered - gone_for, 0);
    // The minute that has begun counts.
    return static_cast<int>((left + milliseconds_a_minute - 1) / milliseconds_a_minute);
}

betting::SeatSet PokerTable::people() const {
    betting::SeatSet people;
    for (std::uint8_t i = 0; i < look_.seat_count(); ++i) {
        if (isPerson(Seat{i})) people.add(Seat{i});
    }
    return people;
}

holdem::Choices PokerTable::choicesOf(int seat) const {
    return has(seat) ? match_->choices(Seat{static_cast<std::uint8_t>(seat)}) : holdem::Choices{};
}

int PokerTable::leaveCost(int seat) const {
    if (!has(seat) || !look_.hand_runs) return 0;
    const PlaceLook& place = look_.places[static_cast<std::size_t>(seat)];
    return place.still_in() ? place.paid.count : 0;
}

Reason::Code PokerTable::comeBackObjection(int seat, int chips) const {
    return code(choicesOf(seat).objection(holdem::ComeBack{Chips{chips}}));
}

Reason::Code PokerTable::buyInObjection(int seat, int chips) const {
    return code(choicesOf(seat).objection(holdem::BuyIn{Chips{chips}}));
}

void PokerTable::report(std::optional<Refusal> refusal) {
    if (refusal) emit refused(Reason::code(*refusal));
}

void PokerTable::decide(const holdem::Action& action) {
    if (yours()) report(match_->play(*acting_, action));
}

void PokerTable::playFor(int seat, const holdem::Action& action) {
    if (!has(seat)) return;
    showAll();
    report(match_->play(Seat{static_cast<std::uint8_t>(seat)}, action));
}

void PokerTable::checkOrCall() {
    if (!decides()) return;
    if (toCall() > 0) return decide(holdem::Call{});
    decide(holdem::Check{});
}

Reason::Code PokerTable::raiseObjection() const {
    if (!yours()) return Reason::NotYourTurn;
    return wager_.mayRaise() ? Reason::None : code(wager_.objection());
}

Reason::Code PokerTable::amountObjection() const { return yours() ? code(wager_.objection()) : Reason::NotYourTurn; }

void PokerTable::setAmount(int chips) {
    if (!yours()) return;
    wager_.set(Chips{std::max(chips, 0)});
    emit amountChanged();
}

void PokerTable::step(int times) {
    if (!yours()) return;
    wager_.step(times);
    emit amountChanged();
}

void PokerTable::stepFar(int times) {
    if (!yours()) return;
    wager_.stepFar(times);
    emit amountChanged();
}

void PokerTable::preset(Preset preset) {
    if (!mayRaise()) return;
    switch (preset) {
        case Least: wager_.choose(wager_.options()->raise->least); break;
        case HalfPot: wager_.choose(wager_.halfPotTo()); break;
        case Pot: wager_.choose(wager_.potTo()); break;
        case Everything: wager_.choose(wager_.allInTo()); break;
    }
    emit amountChanged();
}

void PokerTable::openTable() {
    if (handOverTo() < 0) return;
    device_.confirm();
    covered_ = hold_to_peek_;
    considerDecision();
}

void PokerTable::spend(int seconds) { decide(holdem::SpendTime{seconds}); }

void PokerTable::timeIsUp() {
    const auto deadline = match_ ? match_->deadline() : std::nullopt;
    if (deadline) decide(deadline->on_timeout);
}

/// The table if all bots that are broke had bought in again.
holdem::Table PokerTable::tableAfterBotsBuy() const {
    holdem::Table table = match_->view().table;
    for (std::uint8_t i = 0; i < table.seat_count(); ++i) {
        const holdem::Choices choices = match_->choices(Seat{i});
        if (isPerson(Seat{i}) || table.seats[i].stack > Chips{} || choices.no_buying) continue;
        table.seats[i].stack = choices.buy_up_to.most;
    }
    return table;
}

void PokerTable::buyForBots() {
    for (std::uint8_t i = 0; i < look_.seat_count(); ++i) {
        const holdem::Choices choices = match_->choices(Seat{i});
        if (isPerson(Seat{i}) || match_->view().table.seats[i].stack > Chips{} || choices.no_buying) continue;
        report(match_->play(Seat{i}, holdem::BuyIn{choices.buy_up_to.most}));
    }
}

Reason::Code PokerTable::nextHandObjection() const {
    const auto objection = choicesOf(bottomSeat()).no_next_hand;
    if (objection != Refusal::too_few_to_go_on) return code(objection);
    return holdem::seats_for_next_hand(tableAfterBotsBuy()).count() < 2 ? Reason::TooFewToGoOn : Reason::None;
}

void PokerTable::nextHand() {
    if (!atRest() || phase_ != HandEnded) return;
    buyForBots();
    playFor(bottomSeat(), holdem::NextHand{});
}

bool PokerTable::mayEnd() const { return atRest() && !choicesOf(bottomSeat()).no_ending; }

int PokerTable::mayShow() const {
    for (int seat = 0; atRest() && seat < look_.seat_count(); ++seat) {
        if (isPerson(Seat{static_cast<std::uint8_t>(seat)}) && !choicesOf(seat).no_show) return seat;
    }
    return -1;
}

int PokerTable::brokePerson() const {
    for (int seat = 0; phase_ == HandEnded && seat < look_.seat_count(); ++seat) {
        const Seat person{static_cast<std::uint8_t>(seat)};
        if (isPerson(person) && look_.at(person).stack == Chips{} && mayBuyIn(seat)) return seat;
    }
    return -1;
}

void PokerTable::show() {
    const int seat = mayShow();
    if (seat < 0) return report(Refusal::nothing_to_show);
    device_.await(Seat{static_cast<std::uint8_t>(seat)});
    if (openSeat() != seat) return emit changed();
    playFor(seat, holdem::Show{});
}

void PokerTable::handSeatOver(int seat, int level) {
    const auto to = level < 0 ? std::nullopt : std::optional(static_cast<BotLevel>(level));
    playFor(seat, holdem::HandSeatOver{to});
}

void PokerTable::holdBack(bool held) {
    if (held == held_back_) return;
    held_back_ = held;
    if (match_ && atRest()) considerGoingOn();
    emit heldBackChanged();
}

void PokerTable::hurry() {
    emit cutShort();
    if (pause_.isActive()) {
        pause_.stop();
        showNext();
    } else if (match_) {
        match_->hurry();
    }
}

void PokerTable::fastForward() {
    if (!onlyBotsPlay()) return;
    rushing_ = true;
    match_->setPace(Pace::Instant);
    if (pause_.isActive()) {
        pause_.stop();
        showNext();
    }
    if (match_) match_->hurry();
    emit cutShort();
}

}  // namespace riverbones
