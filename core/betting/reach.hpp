#pragma once

#include <algorithm>

#include "core/betting/hand.hpp"

// How far seats can go in a round: what calling, raising and passing the turn on have in common.

namespace riverbones::betting {

/// The two farthest totals of the round that seats still in can reach.
class Reach {
public:
    explicit Reach(const Hand& hand) {
        for (std::uint8_t index = 0; index < hand.seats; ++index) {
            const Place& place = hand.places[index];
            if (!place.still_in()) continue;
            const Chips reach = place.reach();
            if (!farthest_ || reach > first_) {
                second_ = first_;
                first_ = reach;
                farthest_ = Seat{index};
            } else {
                second_ = std::max(second_, reach);
            }
        }
    }

    /// The largest total that another seat still in can reach; 0 if there is none.
    Chips of_others(Seat seat) const { return seat == farthest_ ? second_ : first_; }

private:
    Chips first_;
    Chips second_;
    std::optional<Seat> farthest_;
};

/// What the seat still lacks to the price, counting it as no more than the others can reach; never more than its stack.
inline Chips chips_to_call(const Hand& hand, const Place& place, Chips reach_of_others) {
    return std::clamp(std::min(hand.price, reach_of_others) - place.bet, Chips{}, place.stack);
}

/// Whether the round has all the bets it may have.
inline bool is_capped(const Hand& hand) {
    return hand.stakes.structure == Structure::fixed_limit && hand.stakes.most_bets &&
           hand.bets >= *hand.stakes.most_bets;
}

}  // namespace riverbones::betting
