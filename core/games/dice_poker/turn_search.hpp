#pragma once

#include <array>
#include <optional>

#include "core/games/dice_poker/handfuls.hpp"

namespace riverbones::dice_poker {

/// One number for each handful.
using HandfulValues = std::array<double, handful_count>;

/// Which dice to keep when up to `rolls_left` more rolls follow, one at least; nothing when it is best to write now.
/// `written` says what five dice are worth when they are written; its numbers for fewer dice do not count.
std::optional<Handful> best_keep(const HandfulValues& written, Handful dice, int rolls_left);

}  // namespace riverbones::dice_poker
