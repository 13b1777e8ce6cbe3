#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/games/dice_poker/choices.hpp"

namespace riverbones::test {

// A second referee for Dice Poker, slow and obvious, written from the rules alone: dice are sorted text such as
// "22255", lines are recognised by how that text looks.

/// The dice as sorted text.
std::string sorted_text(const FiveDice& dice);

/// What the sorted dice are worth in a line.
int worth_by_hand(dice_poker::Line line, const std::string& sorted);

struct ChoicesByHand {
    std::vector<dice_poker::Line> lines;
    std::vector<int> points;  ///< for each of the lines
    int bonus = 0;            ///< 100 when the dice are a joker
    dice_poker::JokerRule rule = dice_poker::JokerRule::no_joker;
};

/// Where the sorted dice may be written. `poker` is what the Poker line holds; nothing while it is open.
ChoicesByHand choices_by_hand(const std::string& sorted, const std::vector<dice_poker::Line>& open,
                              std::optional<int> poker, bool joker_on);

}  // namespace riverbones::test
