#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/games/dice_poker/lines.hpp"
#include "core/games/dice_poker/settings.hpp"

namespace riverbones::test {

/// One of the listed choices: keep these dice and roll the others, or write this line.
struct ListedChoice {
    std::optional<std::vector<int>> keep;
    std::optional<dice_poker::Line> line;
    int line_points = 0;
    int left_bonus = 0;
    int five_bonus = 0;
};

/// A position with its best choices, worked out by an exact solver that shares nothing with this program.
struct Position {
    std::string name;
    dice_poker::Settings settings;
    std::vector<dice_poker::Line> open;
    int left_sum = 0;
    std::optional<int> poker;  ///< nothing while the line is open
    FiveDice dice{};
    int rolls_left = 0;
    int options = 0;  ///< how many different choices there are
    std::vector<ListedChoice> choices;
};

/// All positions of the files in vectors/.
std::vector<Position> read_positions();

}  // namespace riverbones::test
