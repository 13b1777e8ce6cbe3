#pragma once

#include <vector>

#include "core/games/dice_poker/dice_poker.hpp"

namespace riverbones::test {

/// Every action that could be tried at a table of this game, whether it is possible or not. Each game adds its own.
template <Game G>
std::vector<typename G::Action> imaginable_actions();

template <>
inline std::vector<dice_poker::Action> imaginable_actions<DicePoker>() {
    std::vector<dice_poker::Action> actions;
    for (unsigned bits = 0; bits < 32; ++bits) actions.emplace_back(dice_poker::Roll{DiceMask(bits)});
    for (const dice_poker::Line line : dice_poker::all_lines) actions.emplace_back(dice_poker::Write{line});
    return actions;
}

/// All settings that tests over random matches go through.
template <Game G>
std::vector<typename G::Settings> settings_to_try();

template <>
inline std::vector<dice_poker::Settings> settings_to_try<DicePoker>() {
    std::vector<dice_poker::Settings> all;
    for (int players = 1; players <= dice_poker::most_players; ++players) {
        for (const bool joker : {true, false}) {
            for (const auto bonus : {dice_poker::LeftBonus::over_63, dice_poker::LeftBonus::from_63}) {
                all.push_back({players, bonus, joker});
            }
        }
    }
    return all;
}

}  // namespace riverbones::test
