#include "core/holdem/table.hpp"

#include "core/base/check.hpp"

namespace riverbones::holdem {

namespace {

template <class Wanted>
SeatSet seats_that(const Table& table, const Wanted& wanted) {
    SeatSet seats;
    for (std::uint8_t i = 0; i < table.seat_count(); ++i) {
        if (wanted(table.seats[i])) seats.add(Seat{i});
    }
    return seats;
}

template <class Do>
void for_each_seat(SeatSet seats, const Do& act) {
    for (std::uint8_t i = 0; i < most_seats; ++i) {
        if (seats.has(Seat{i})) act(Seat{i});
    }
}

bool has_blinds(const Table& table) { return table.settings.forced_bets != ForcedBets::ante; }

bool hand_runs(Phase phase) {
    using enum Phase;
    return phase == dealing || phase == betting || phase == choosing_key || phase == board;
}

/// Whether a seat would sit between the button and the big blind.
bool sits_between(const betting::Positions& positions, Seat seat, int seats) {
    const auto steps = [&](Seat to) { return (to.index - positions.button.index + seats) % seats; };
    return steps(seat) > 0 && steps(seat) < steps(*positions.big_blind);
}

SeatSet seats_with_chips(const Table& table, Presence presence) {
    return seats_that(table, [&](const SeatState& seat) { return seat.presence == presence && seat.stack > Chips{}; });
}

/// Whether so few are left at the table that there can be a hand only with those who come back.
bool begins_anew(SeatSet at_table) { return !at_table.several(); }

/// Button and blinds if these seats played the next hand.
betting::Order order_with(const Table& table, SeatSet plays) {
    const int seats = table.seat_count();
    const betting::Order order = table.outcome == Outcome::cancelled
                                     ? betting::repeated_order(table.order, plays, seats)
                                     : betting::next_order(table.order, plays, seats, has_blinds(table));
    const bool anew = order.positions.big_blind && begins_anew(seats_with_chips(table, Presence::at_table));
    return anew ? betting::order_around(*order.positions.big_blind, plays, seats) : order;
}

/// Whoever comes back waits while he would sit between the button and the big blind, and, while only two play, until
/// the big blind falls on him.
SeatSet those_who_need_not_wait(const Table& table, SeatSet plays, SeatSet coming) {
    const bool only_two = plays.count() == 2;
    while (!coming.empty()) {
        const betting::Order order = order_with(table, plays | coming);
        SeatSet waits;
        for_each_seat(coming, [&](Seat seat) {
            const bool must_wait =
                only_two ? order.positions.big_blind != seat : sits_between(order.positions, seat, table.seat_count());
            if (must_wait) waits.add(seat);
        });
        if (waits.empty()) break;
        for_each_seat(waits, [&](Seat seat) { coming.remove(seat); });
    }
    return coming;
}

}  // namespace

Table start(const Settings& settings) {
    RIVERBONES_CHECK(!problem(settings));
    Table table;
    table.settings = settings;
    for (int i = 0; i < settings.players; ++i) {
        SeatState& seat = table.seats[static_cast<std::size_t>(i)];
        seat.stack = settings.buy_in;
        seat.bought = settings.buy_in;
    }
    return table;
}

Turn turn(const Table& table) {
    using enum Phase;
    switch (table.phase) {
        case drawing_dealer:
        case dealing:
        case board: return House{};
        case betting: return *table.hand.awaited;
        case choosing_key: return *seat_to_choose_key(table);
        case between: return Anyone{};
        case over: return Over{};
    }
    RIVERBONES_CHECK(false);
}

void pass_time(Table& table, Moment moment) { table.now = moment; }

bool hand_runs(const Table& table) { return hand_runs(table.phase); }

bool is_awaited(const Table& table, Seat seat) { return table.phase == Phase::betting && table.hand.awaited == seat; }

std::optional<Seat> seat_to_choose_key(const Table& table) {
    const betting::Hand& hand = table.hand;
    if (table.key_choices == 0 || hand.round != key_round || betting::still_in(hand) == 1) return std::nullopt;
    // Whoever has just chosen acts before the next one chooses. Who has acted and is awaited again waits for the seats
    // that the turn has passed on its way round: they had nothing to decide but their key.
    const auto& next = hand.awaited;
    if (next && table.chosen.has(*next) && !hand.place(*next).acted) return std::nullopt;
    return betting::next_seat(hand.positions.button, table.seat_count(),
                              [&](Seat seat) { return hand.place(seat).still_in() && !table.chosen.has(seat); });
}

Chips chips_on_table(const Table& table) {
    const bool runs = hand_runs(table);
    Chips chips = runs ? betting::all_chips(table.hand) : Chips{};
    for (int i = 0; i < table.seat_count(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (!runs || !table.hand.places[at].dealt_in) chips += table.seats[at].stack;
    }
    return chips;
}

Chips chips_bought(const Table& table) {
    Chips chips;
    for (const SeatState& seat : table.seats) chips += seat.bought - seat.taken;
    return chips;
}

Chips stack_of(const Table& table, Seat seat) {
    const betting::Place& place = table.hand.place(seat);
    return hand_runs(table) && place.dealt_in ? place.stack : table.seat(seat).stack;
}

Chips won_by(const Table& table, Seat seat) {
    return stack_of(table, seat) + table.seat(seat).taken - table.seat(seat).bought;
}

SeatSet seats_for_next_hand(const Table& table) {
    const SeatSet plays = seats_with_chips(table, Presence::at_table);
    const SeatSet coming = seats_with_chips(table, Presence::waiting);
    if (begins_anew(plays) || !has_blinds(table)) return plays | coming;
    return plays | those_who_need_not_wait(table, plays, coming);
}

betting::Order order_of_next_hand(const Table& table) { return order_with(table, seats_for_next_hand(table)); }

}  // namespace riverbones::holdem
