#pragma once

#include <vector>

#include "core/games/dice_poker/state.hpp"

namespace riverbones::dice_poker {

/// Each seat's total as it stands, in order of seats.
std::vector<int> totals(const View& view);

/// Each seat's place, in order of seats: 1 for the highest total; equal totals share a place, and the first place is
/// won or shared when the match is over.
std::vector<int> places(const View& view);

}  // namespace riverbones::dice_poker
