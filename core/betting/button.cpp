#include "core/betting/button.hpp"

#include "core/base/check.hpp"

namespace riverbones::betting {

namespace {

Seat next_playing(Seat from, SeatSet plays, int seats) {
    const auto next = next_seat(from, seats, [plays](Seat seat) { return plays.has(seat); });
    RIVERBONES_CHECK(next);
    return *next;
}

/// In an ante-only game no small blind is due; the seat is the button's own, so that orders compare.
Order without_blinds(Seat button) { return {{button, std::nullopt, std::nullopt}, button}; }

/// Two play: the one without the big blind has the button and the small blind.
Order heads_up(Seat button, Seat big_blind) { return {{button, button, big_blind}, button}; }

}  // namespace

Order first_order(Seat dealer, SeatSet plays, int seats, bool blinds) {
    RIVERBONES_CHECK(plays.several() && plays.has(dealer));
    if (!blinds) return without_blinds(dealer);
    const Seat first = next_playing(dealer, plays, seats);
    if (plays.count() == 2) return heads_up(dealer, first);
    return {{dealer, first, next_playing(first, plays, seats)}, first};
}

Order next_order(const Order& before, SeatSet plays, int seats, bool blinds) {
    RIVERBONES_CHECK(plays.several());
    const Positions& last = before.positions;
    if (!blinds) return without_blinds(next_playing(last.button, plays, seats));
    RIVERBONES_CHECK(last.big_blind);
    const Seat big_blind = next_playing(*last.big_blind, plays, seats);
    if (plays.count() == 2) return heads_up(next_playing(big_blind, plays, seats), big_blind);
    const Seat due = *last.big_blind;
    const std::optional<Seat> small_blind = plays.has(due) ? std::optional(due) : std::nullopt;
    return {{before.due_small_blind, small_blind, big_blind}, due};
}

Order repeated_order(const Order& cancelled, SeatSet plays, int seats) {
    RIVERBONES_CHECK(plays.several());
    const Positions& last = cancelled.positions;
    if (!last.big_blind) return cancelled;
    const Seat big_blind = plays.has(*last.big_blind) ? *last.big_blind : next_playing(*last.big_blind, plays, seats);
    if (plays.count() == 2) return heads_up(next_playing(big_blind, plays, seats), big_blind);
    const Seat due = cancelled.due_small_blind;
    return {{last.button, plays.has(due) ? std::optional(due) : std::nullopt, big_blind}, due};
}

Order order_around(Seat big_blind, SeatSet plays, int seats) {
    RIVERBONES_CHECK(plays.several() && plays.has(big_blind));
    // Clockwise round to the big blind the last two are those before it.
    Seat button = big_blind;
    Seat small_blind = big_blind;
    for (Seat seat = next_playing(big_blind, plays, seats); seat != big_blind;
         seat = next_playing(seat, plays, seats)) {
        button = small_blind;
        small_blind = seat;
    }
    if (plays.count() == 2) return heads_up(small_blind, big_blind);
    return {{button, small_blind, big_blind}, small_blind};
}

}  // namespace riverbones::betting
