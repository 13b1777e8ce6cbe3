#pragma once

#include "core/base/bot_level.hpp"
#include "core/base/fast_random.hpp"
#include "core/games/dice_poker/actions.hpp"
#include "core/games/dice_poker/choices.hpp"
#include "core/games/dice_poker/state.hpp"

namespace riverbones::dice_poker {

/// What a bot of this level does when it is its turn; always an action that `choices` allows. It sees what a person in
/// its seat would see and nothing else. `random` is its own, so that bots never disturb the dice.
Action bot_action(BotLevel level, const View& view, const Choices& choices, FastRandom& random);

}  // namespace riverbones::dice_poker
