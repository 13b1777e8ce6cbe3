#pragma once

#include "core/betting/hand.hpp"

// What forced bets, acting and the rounds have in common; for this folder only.

namespace riverbones::betting {

/// Whether the seat has to be asked: it has something to call, or has not acted and could bet or raise.
bool must_decide(const Hand& hand, Seat seat);

/// Awaits the first seat left of `from` that must decide; nobody if there is none.
void pass_turn(Hand& hand, Seat from);

/// What a full raise adds at least when a round begins.
constexpr Chips smallest_raise(const Stakes& stakes, int round) {
    return stakes.structure == Structure::fixed_limit ? fixed_bet(stakes, round) : stakes.smallest_bet;
}

/// The part of the highest amount that no other seat, folded or not, has matched; `amount` is a bet or an ante.
std::optional<Returned> unmatched(const Hand& hand, Chips Place::*amount);

/// Stops the program if a chip has come or gone.
void check_chips(const Hand& hand);

}  // namespace riverbones::betting
