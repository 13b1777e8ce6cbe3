#include "core/games/dice_poker/bots.hpp"

namespace riverbones::dice_poker {
Action bot_action(BotLevel, const View&, const Choices& choices, FastRandom&) {
    if (choices.rolls_used == 0) return Roll{};
    for (const Line line : all_lines) {
        if (choices.lines.has(line)) return Write{line};
    }
    RIVERBONES_CHECK(false);
}
}  // namespace riverbones::dice_poker
