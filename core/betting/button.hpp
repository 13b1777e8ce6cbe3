#pragma once

#include "core/betting/hand.hpp"

namespace riverbones::betting {

/// Where button and blinds go. `due_small_blind` is the seat from which the small blind was due in this hand, posted or
/// not: it is the button of the next hand. In an ante-only game it is the button's own seat.
struct Order {
    Positions positions;
    Seat due_small_blind;

    friend bool operator==(const Order&, const Order&) = default;
};

/// The first hand of a match, after the dealer was drawn by lot from the seats that play, at least two.
Order first_order(Seat dealer, SeatSet plays, int seats, bool blinds);

/// The hand after `before`, which was played to its end (after a cancelled one: the same order again). At least two
/// seats play.
Order next_order(const Order& before, SeatSet plays, int seats, bool blinds);

}  // namespace riverbones::betting
