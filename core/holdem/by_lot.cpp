#include "core/holdem/by_lot.hpp"

#include <array>

#include "core/holdem/fitting_raise.hpp"

namespace riverbones::holdem {

namespace {

/// A raise has one of these parts of the pot, whatever the pieces, so that its size gives nothing away.
Action by_lot(const Inclination& inclination, std::span<const double> parts_of_pot, const betting::Hand& hand,
              const betting::Options& options, FastRandom& random) {
    const double lot = random.unit();
    const double part = parts_of_pot[random.below(static_cast<std::uint32_t>(parts_of_pot.size()))];
    if (options.raise && lot < inclination.raise) return RaiseTo{fitting_raise(hand, options, part)};
    if (options.to_call == Chips{}) return Check{};
    if (lot < inclination.raise + inclination.stay) return Call{};
    return Fold{};
}

}  // namespace

Action gentle_action(double strength, const Spot& spot, const betting::Hand& hand, const betting::Options& options,
                     FastRandom& random) {
    static constexpr std::array parts_of_pot = {0.33, 0.5};
    return by_lot(gentle_inclination(strength, spot), parts_of_pot, hand, options, random);
}

Action steady_action(double strength, const Spot& spot, const betting::Hand& hand, const betting::Options& options,
                     FastRandom& random) {
    static constexpr std::array parts_of_pot = {0.5, 0.67, 0.75};
    return by_lot(steady_inclination(strength, spot), parts_of_pot, hand, options, random);
}

}  // namespace riverbones::holdem
