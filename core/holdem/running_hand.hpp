#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/holdem/actions.hpp"
#include "core/holdem/events.hpp"
#include "core/holdem/table.hpp"

namespace riverbones::holdem {

// A hand from the forced bets to its end, without the pieces. Each function tells what happened.

/// Begins the next hand with the given button and blinds; the house deals next.
void begin_hand(Table& table, const betting::Order& order, Teller tell);

/// The awaited seat acts.
void act(Table& table, const betting::Action& action, Teller tell);

/// The community pieces of the next round lie on the table.
void begin_round(Table& table);

/// Moves on to whoever decides next: a seat, the house, or nobody because the hand has ended. Hands that must lie open
/// from now on are added to table.shown. True: a showdown is due, see settle().
bool move_on(Table& table, Teller tell);

/// The seats still in, in the order in which they show: first who bet or raised last, else first left of the button.
struct ShowingOrder {
    std::array<Seat, most_seats> seats{};
    std::uint8_t count = 0;

    std::span<const Seat> all() const& { return {seats.data(), count}; }
    std::span<const Seat> all() const&& = delete;  // would outlive what it shows
};
ShowingOrder showing_order(const Table& table);

/// The showdown: each pot goes to the best hand among those who can win it. `strengths` are by seat, the larger wins;
/// only those of seats still in are looked at.
void settle(Table& table, std::span<const std::uint32_t> strengths, Teller tell);

/// The hand cannot be finished: every stack is what it was before.
void cancel_hand(Table& table, Teller tell);

}  // namespace riverbones::holdem
