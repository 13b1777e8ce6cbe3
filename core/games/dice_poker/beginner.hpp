#pragma once

#include "core/base/fast_random.hpp"
#include "core/games/dice_poker/choices.hpp"
#include "core/games/dice_poker/state.hpp"

namespace riverbones::dice_poker {

/// What somebody does who has just learnt the rules: collects the face that shows most, or goes for a straight that is
/// nearly there, takes what two rolls bring, and writes where that is most. Knows no odds, no left bonus and no line
/// worth saving.
Action beginners_action(const View& view, const Choices& choices, FastRandom& random);

}  // namespace riverbones::dice_poker
