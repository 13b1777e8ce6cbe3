#include "core/holdem/between_hands.hpp"

#include <algorithm>
#include <array>

#include "core/base/check.hpp"

namespace riverbones::holdem {

namespace {

void take_along(SeatState& seat, Chips chips) {
    seat.taken += chips;
    seat.left_with += chips;
}

/// Chips of the hand become stacks again; who has left takes them along.
void collect(Table& table) {
    for (std::uint8_t i = 0; i < table.seat_count(); ++i) {
        if (!table.hand.places[i].dealt_in) continue;
        SeatState& seat = table.seats[i];
        const Chips chips = table.hand.places[i].stack;
        const bool gone = seat.presence == Presence::away;
        seat.stack = gone ? Chips{} : chips;
        if (gone) take_along(seat, chips);
    }
}

int seats_in_the_match(const Table& table) {
    return static_cast<int>(std::ranges::count_if(
        table.seats, [](const SeatState& seat) { return seat.stack > Chips{} && seat.presence != Presence::out; }));
}

/// Places of those who went out in this hand: the larger stack before it, the better the place; equal ones share it.
void note_who_is_out(Table& table, const std::array<Chips, most_seats>& before, Teller tell) {
    const int left = seats_in_the_match(table);
    const auto goes_out = [&](std::size_t i) { return before[i] > Chips{} && table.seats[i].stack == Chips{}; };
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (!goes_out(i)) continue;
        int place = left + 1;
        for (std::size_t other = 0; other < before.size(); ++other) {
            if (goes_out(other) && before[other] > before[i]) ++place;
        }
        table.seats[i].finish = static_cast<std::uint8_t>(place);
        table.seats[i].presence = Presence::out;
        tell(SeatFinished{Seat{static_cast<std::uint8_t>(i)}, place});
    }
    if (left > 1) return;
    const auto last = std::ranges::find_if(table.seats, [](const SeatState& seat) { return seat.stack > Chips{}; });
    last->finish = 1;
    tell(SeatFinished{Seat{static_cast<std::uint8_t>(last - table.seats.begin())}, 1});
    table.phase = Phase::over;
}

}  // namespace

void end_hand(Table& table, Teller tell) {
    std::array<Chips, most_seats> before{};
    for (std::size_t i = 0; i < before.size(); ++i) before[i] = table.seats[i].stack;
    collect(table);
    ++table.hands_played;
    table.phase = Phase::between;
    tell(HandEnded{table.number, table.outcome});
    if (table.settings.kind == MatchKind::last_one_standing) note_who_is_out(table, before, tell);
    if (table.phase == Phase::over) tell(MatchEnded{});
}

void give_back(Table& table) {
    for (SeatState& seat : table.seats) {
        if (seat.presence != Presence::away || seat.stack == Chips{}) continue;
        seat.taken -= seat.left_with;
        seat.left_with = Chips{};
        take_along(seat, seat.stack);
        seat.stack = Chips{};
    }
}

void leave(Table& table, Seat at, Teller tell) {
    SeatState& seat = table.seat(at);
    const bool during_hand = hand_runs(table) && table.hand.place(at).dealt_in;
    seat.presence = Presence::away;
    seat.left_at = table.now;
    seat.left_with = Chips{};
    if (!during_hand) {
        take_along(seat, seat.stack);
        seat.stack = Chips{};
    } else if (table.hand.place(at).still_in()) {
        take_along(seat, betting::leave_hand(table.hand, at));
    }
    const Chips still_bet_with = during_hand ? table.hand.place(at).stack : Chips{};
    tell(SeatLeft{at, seat.left_with + still_bet_with, during_hand});
}

void come_back(Table& table, Seat at, Chips with, Teller tell) {
    SeatState& seat = table.seat(at);
    seat.presence = Presence::waiting;
    seat.stack = with;
    seat.bought += with;
    seat.left_with = Chips{};
    tell(SeatCameBack{at, with});
}

void buy_in(Table& table, Seat at, Chips up_to, Teller tell) {
    SeatState& seat = table.seat(at);
    const Chips amount = up_to - seat.stack;
    seat.stack = up_to;
    seat.bought += amount;
    tell(BoughtIn{at, amount, up_to});
}

void hand_over(Table& table, Seat at, std::optional<BotLevel> to, Teller tell) {
    table.seat(at).stand_in = to;
    tell(SeatHandedOver{at, to});
}

void end_table(Table& table, Teller tell) {
    table.phase = Phase::over;
    tell(MatchEnded{});
}

}  // namespace riverbones::holdem
