#include "core/holdem/fitting_raise.hpp"

#include <algorithm>
#include <cmath>

namespace riverbones::holdem {

namespace {

/// To the nearest half of the smallest bet.
Chips rounded(double chips, const betting::Stakes& stakes) {
    const Chips step{std::max(1, stakes.smallest_bet.count / 2)};
    return static_cast<int>(std::lround(chips / step.count)) * step;
}

}  // namespace

Chips fitting_raise(const betting::Hand& hand, const betting::Options& options, double part_of_pot) {
    constexpr double nearly_all = 0.7;
    const betting::Place& place = hand.place(*hand.awaited);
    const Chips reach = std::min(place.reach(), hand.reach.of_others(*hand.awaited));
    const Chips pot = betting::middle(hand) + options.to_call;
    const Chips wanted = rounded(options.price.count + part_of_pot * pot.count, hand.stakes);
    const bool little_left = (wanted - place.bet).count > nearly_all * (reach - place.bet).count;
    return std::clamp(little_left ? reach : wanted, options.raise->least, options.raise->most);
}

}  // namespace riverbones::holdem
