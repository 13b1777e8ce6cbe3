#pragma once

#include "core/games/dice_holdem/bots.hpp"
#include "core/games/dice_holdem/prospects.hpp"
#include "core/games/dice_holdem/temper.hpp"

namespace riverbones::dice_holdem {

/// By index of own dice.
using Inclinations = std::array<Inclination, two_dice_count>;

/// What Sharp expects of anybody with each own dice: mostly what a Steady is inclined to, and now and then something
/// else, because not everybody is one.
Inclinations expected(const Strengths& strengths, const holdem::Spot& spot);

/// By seat; each adds up to 1.
using Ranges = std::array<Range, most_hands>;

/// What everybody who is in may hold, after all that was done in this hand.
Ranges ranges_of(const View& view, Prospects& prospects);

}  // namespace riverbones::dice_holdem
