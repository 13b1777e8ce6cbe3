#pragma once

#include "core/betting/hand.hpp"

// How far seats can go in a round: what calling, raising and passing the turn on have in common, and what bots reckon
// with.

namespace riverbones::betting {

/// Works `hand.reach` out anew: when a round begins, and when somebody has folded or left.
void renew_reach(Hand& hand);

/// What the seat still lacks to the price, counting it as no more than the others can reach; never more than its stack.
inline Chips chips_to_call(const Hand& hand, Seat seat) {
    const Place& place = hand.place(seat);
    return clamp(min(hand.price, hand.reach.of_others(seat)) - place.bet, Chips{}, place.stack);
}

/// Whether the round has all the bets it may have.
inline bool is_capped(const Hand& hand) {
    return hand.stakes.structure == Structure::fixed_limit && hand.stakes.most_bets &&
           hand.bets >= *hand.stakes.most_bets;
}

}  // namespace riverbones::betting
