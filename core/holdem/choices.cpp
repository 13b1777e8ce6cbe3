#include "core/holdem/choices.hpp"

#include <algorithm>

#include "core/base/check.hpp"
#include "core/base/overloaded.hpp"

namespace riverbones::holdem {

namespace {

bool is_between(const Table& table) { return table.phase == Phase::between; }

bool is_to_choose_key(const Table& table, Seat seat) {
    return table.phase == Phase::choosing_key && seat_to_choose_key(table) == seat;
}

void add_decision(Choices& choices, const Table& table, Seat seat) {
    if (table.phase == Phase::over) {
        choices.closed = Refusal::match_is_over;
    } else if (is_between(table) || table.phase == Phase::drawing_dealer) {
        choices.closed = Refusal::hand_not_running;
    } else if (is_to_choose_key(table, seat)) {
        choices.closed = Refusal::choose_key_first;
        if (table.settings.clock) choices.no_time_up.reset();
    } else if (is_awaited(table, seat)) {
        choices.closed.reset();
        choices.betting = betting::options(table.hand);
        if (!table.settings.clock) return;
        choices.bank = table.seat(seat).bank;
        choices.no_time_up = choices.bank > 0 ? std::optional(Refusal::time_is_not_up) : std::nullopt;
    }
}

std::optional<Refusal> no_key(const Table& table, Seat seat) {
    if (table.key_choices == 0) return Refusal::no_key_to_choose;
    if (table.phase == Phase::over) return Refusal::match_is_over;
    if (!hand_runs(table)) return Refusal::hand_not_running;
    if (table.chosen.has(seat)) return Refusal::key_is_chosen;
    if (is_to_choose_key(table, seat)) return std::nullopt;
    return table.hand.round <= key_round ? Refusal::not_your_turn : Refusal::no_key_to_choose;
}

std::optional<Refusal> no_show(const Table& table, Seat seat) {
    const bool won = table.outcome == Outcome::all_folded && table.hand.place(seat).still_in();
    const bool may = is_between(table) && won && table.seat(seat).presence != Presence::away && !table.shown.has(seat);
    return may ? std::nullopt : std::optional(Refusal::nothing_to_show);
}

std::optional<Refusal> no_next_hand(const Table& table) {
    if (table.phase == Phase::over) return Refusal::match_is_over;
    if (!is_between(table)) return Refusal::hand_still_running;
    if (!seats_for_next_hand(table).several()) return Refusal::too_few_to_go_on;
    return std::nullopt;
}

/// The reason that holds for everything that happens between hands only; nothing if there is none.
std::optional<Refusal> not_between(const Table& table) {
    if (table.phase == Phase::over) return Refusal::match_is_over;
    return is_between(table) ? std::nullopt : std::optional(Refusal::hand_still_running);
}

std::optional<Refusal> not_a_table_game(const Table& table) {
    if (table.phase == Phase::over) return Refusal::match_is_over;
    return table.settings.kind == MatchKind::table_game ? std::nullopt : std::optional(Refusal::only_at_a_table_game);
}

std::optional<Refusal> no_ending(const Table& table) {
    const auto reason = not_a_table_game(table);
    return reason ? reason : not_between(table);
}

std::optional<Refusal> no_leaving(const Table& table, Seat seat) {
    if (const auto reason = not_a_table_game(table)) return reason;
    if (table.phase == Phase::drawing_dealer) return Refusal::hand_not_running;
    if (table.phase == Phase::dealing || table.phase == Phase::board)
        return Refusal::not_your_turn;  // it is the house's
    return table.seat(seat).presence == Presence::away ? std::optional(Refusal::seat_is_away) : std::nullopt;
}

std::optional<Refusal> no_handing_over(const Table& table, Seat seat) {
    if (const auto reason = not_between(table)) return reason;
    const Presence presence = table.seat(seat).presence;
    return presence == Presence::away || presence == Presence::out ? std::optional(Refusal::seat_is_away)
                                                                   : std::nullopt;
}

Chips least_stack_to_buy(const Table& table) { return fewest_blinds_in_buy_in * measure(table.settings); }

/// How many chips can still be bought.
Chips room_on_table(const Table& table) {
    Chips ever_bought;
    for (const SeatState& seat : table.seats) ever_bought += seat.bought;
    return std::min(most_on_a_table - chips_on_table(table), most_ever_bought - ever_bought);
}

/// Between the hands of a table game.
std::optional<Refusal> no_buying(const Table& table, Seat seat) {
    const SeatState& state = table.seat(seat);
    if (state.presence == Presence::away) return Refusal::seat_is_away;
    if (state.stack >= table.settings.buy_in) return Refusal::stack_is_full;
    if (state.stack == Chips{} && !table.settings.buy_in_again) return Refusal::buying_in_is_off;
    return std::nullopt;
}

void add_buying(Choices& choices, const Table& table, Seat seat) {
    const Chips stack = table.seat(seat).stack;
    choices.no_buying = no_buying(table, seat);
    if (choices.no_buying) return;
    choices.buy_up_to.least = std::max(stack + Chips{1}, least_stack_to_buy(table));
    choices.buy_up_to.most = std::min(table.settings.buy_in, stack + room_on_table(table));
    if (choices.buy_up_to.least > choices.buy_up_to.most) choices.no_buying = Refusal::table_too_rich;
}

/// Between the hands of a table game.
std::optional<Refusal> no_coming_back(const Table& table, Seat seat) {
    const SeatState& state = table.seat(seat);
    if (state.presence != Presence::away) return Refusal::seat_is_not_away;
    // Leaving the table is no way round the house rule.
    if (state.left_with == Chips{} && !table.settings.buy_in_again) return Refusal::buying_in_is_off;
    return std::nullopt;
}

void add_coming_back(Choices& choices, const Table& table, Seat seat) {
    const SeatState& state = table.seat(seat);
    choices.no_coming_back = no_coming_back(table, seat);
    if (choices.no_coming_back) return;
    const bool remembered = table.now.milliseconds - state.left_at.milliseconds <= milliseconds_a_return_is_remembered;
    choices.come_back_with.least = std::max(least_stack_to_buy(table), remembered ? state.left_with : Chips{});
    choices.come_back_with.most =
        std::min(std::max(table.settings.buy_in, choices.come_back_with.least), room_on_table(table));
    if (choices.come_back_with.least > choices.come_back_with.most) choices.no_coming_back = Refusal::table_too_rich;
}

Refusal reason_for(betting::RaiseClosed closed) {
    using enum betting::RaiseClosed;
    switch (closed) {
        case nobody_can_answer: return Refusal::nobody_can_answer;
        case no_chips_beyond_call: return Refusal::no_chips_to_raise;
        case most_bets: return Refusal::most_bets_reached;
        case not_reopened: return Refusal::raise_not_reopened;
    }
    RIVERBONES_CHECK(false);
}

std::optional<Refusal> objection_to_raise(const betting::Options& options, Chips to) {
    if (!options.raise) return reason_for(*options.closed);
    if (to < options.raise->least) return Refusal::raise_too_small;
    if (to > options.raise->most) return Refusal::raise_too_large;
    return std::nullopt;
}

std::optional<Refusal> unless(bool possible, Refusal reason) { return possible ? std::nullopt : std::optional(reason); }

}  // namespace

Choices choices(const Table& table, Seat seat) {
    RIVERBONES_CHECK(seat.index < table.seat_count());
    Choices choices;
    add_decision(choices, table, seat);
    choices.no_key = no_key(table, seat);
    if (!choices.no_key) choices.keys = table.key_choices;
    choices.no_show = no_show(table, seat);
    choices.no_next_hand = no_next_hand(table);
    choices.no_leaving = no_leaving(table, seat);
    choices.no_handing_over = no_handing_over(table, seat);
    const auto only_between = no_ending(table);
    choices.no_ending = only_between;
    choices.no_buying = only_between;
    choices.no_coming_back = only_between;
    if (only_between) return choices;
    add_buying(choices, table, seat);
    add_coming_back(choices, table, seat);
    return choices;
}

std::optional<Deadline<Action>> deadline(const Table& table) {
    using std::chrono::seconds;
    if (!table.settings.clock) return std::nullopt;
    if (table.phase == Phase::choosing_key) {
        return Deadline<Action>{seconds(table.settings.key_clock), seconds(0), TimeIsUp{}};
    }
    if (table.phase != Phase::betting) return std::nullopt;
    return Deadline<Action>{seconds(*table.settings.clock), seconds(table.seat(*table.hand.awaited).bank), TimeIsUp{}};
}

std::optional<BuyIn> buys_in_of_itself(const Table& table, Seat bot) {
    const Choices may = choices(table, bot);
    if (may.no_buying || table.seat(bot).stack > Chips{}) return std::nullopt;
    return BuyIn{may.buy_up_to.most};
}

std::optional<Refusal> Choices::objection(const Action& action) const {
    return std::visit(
        overloaded{
            [&](const Fold&) { return closed; },
            [&](const Check&) {
                return closed ? closed : unless(betting->to_call == Chips{}, Refusal::nothing_to_check);
            },
            [&](const Call&) { return closed ? closed : unless(betting->to_call > Chips{}, Refusal::nothing_to_call); },
            [&](const RaiseTo& raise) { return closed ? closed : objection_to_raise(*betting, raise.to); },
            [&](const ChooseKey& key) { return no_key ? no_key : unless(key.which < keys, Refusal::no_key_to_choose); },
            [&](const SpendTime& spent) {
                if (closed) return closed;
                if (no_time_up == Refusal::no_clock) return no_time_up;
                return unless(spent.seconds >= 1 && spent.seconds <= bank, Refusal::time_bank_too_small);
            },
            [&](const TimeIsUp&) { return closed && no_key ? closed : no_time_up; },
            [&](const Show&) { return no_show; }, [&](const NextHand&) { return no_next_hand; },
            [&](const LeaveTable&) { return no_leaving; },
            [&](const ComeBack& back) {
                return no_coming_back ? no_coming_back
                                      : unless(come_back_with.has(back.with), Refusal::buy_in_out_of_range);
            },
            [&](const BuyIn& buy) {
                return no_buying ? no_buying : unless(buy_up_to.has(buy.up_to), Refusal::buy_in_out_of_range);
            },
            [&](const HandSeatOver&) { return no_handing_over; }, [&](const EndTable&) { return no_ending; }},
        action);
}

}  // namespace riverbones::holdem
