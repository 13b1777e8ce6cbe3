#pragma once

#include <optional>

#include "core/games/dice_poker/choices.hpp"
#include "core/games/dice_poker/state.hpp"

namespace riverbones::dice_poker {

/// The left line that would bring the acting seat the left bonus if it were written now, the one worth most if there
/// are several; nothing if none would, or if the bonus is won already.
std::optional<Line> bonus_line(const View& view, const Choices& choices);

}  // namespace riverbones::dice_poker
