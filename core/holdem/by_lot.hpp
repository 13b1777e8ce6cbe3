#pragma once

#include "core/base/fast_random.hpp"
#include "core/holdem/actions.hpp"
#include "core/holdem/choices.hpp"
#include "core/holdem/inclination.hpp"

// Bots that do by lot what they are inclined to. `hand`: with the seat that must decide.

namespace riverbones::holdem {

/// `strength`: against opponents_of_gentle(spot).
Action gentle_action(double strength, const Spot& spot, const betting::Hand& hand, const betting::Options& options,
                     FastRandom& random);
/// `strength`: against spot.opponents.
Action steady_action(double strength, const Spot& spot, const betting::Hand& hand, const betting::Options& options,
                     FastRandom& random);

}  // namespace riverbones::holdem
