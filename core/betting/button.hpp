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

/// The hand after `before`, which was played to its end. At least two seats play.
Order next_order(const Order& before, SeatSet plays, int seats, bool blinds);

/// The hand after `cancelled`: the same button and blinds. If the seat of the big blind plays no more, the next one
/// that plays posts it instead; a small blind whose seat plays no more is not posted; when only two are left, the one
/// without the big blind has button and small blind, as always. At least two seats play.
Order repeated_order(const Order& cancelled, SeatSet plays, int seats);

/// With the big blind at this seat, the small blind and the button lie at the playing seats before it, as when a match
/// begins. For a table that nearly all have left: button and small blind of before would say nothing to those who play.
/// At least two seats play.
Order order_around(Seat big_blind, SeatSet plays, int seats);

}  // namespace riverbones::betting
