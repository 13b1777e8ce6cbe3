#pragma once

#include <tuple>

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "core/games/dice_poker/dice_poker.hpp"
#include "core/games/double_holdem/double_holdem.hpp"

namespace riverbones {

/// Every game there is; the same list as RIVERBONES_GAMES in CMakeLists.txt. Tests run over it.
using AllGames = std::tuple<DicePoker, DiceHoldem, DoubleHoldem>;

}  // namespace riverbones
