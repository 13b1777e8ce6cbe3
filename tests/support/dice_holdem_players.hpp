#pragma once

#include <functional>

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "core/games/dice_holdem/hand_rank.hpp"

namespace riverbones::test {

/// Whoever decides for a seat of Dice Hold'em.
using DiceHoldemPlayer = std::function<holdem::Action(const DiceHoldem::View&, const holdem::Choices&, FastRandom&)>;

inline DiceHoldemPlayer bot(BotLevel level) {
    return [level](const DiceHoldem::View& view, const holdem::Choices& choices, FastRandom& random) {
        return DiceHoldem::bot_action(level, view, choices, random);
    };
}

// Yardsticks: players whose play never changes.

inline holdem::Action always_call(const DiceHoldem::View& /*view*/, const holdem::Choices& choices,
                                  FastRandom& /*random*/) {
    if (choices.betting->to_call == Chips{}) return holdem::Check{};
    return holdem::Call{};
}

/// Folds, calls and raises at random, by any amount; checks instead of folding.
inline holdem::Action at_random(const DiceHoldem::View& view, const holdem::Choices& choices, FastRandom& random) {
    const auto& raise = choices.betting->raise;
    const std::uint32_t pick = random.below(3);
    if (pick == 0 && choices.betting->to_call > Chips{}) return holdem::Fold{};
    if (pick != 1 || !raise) return always_call(view, choices, random);
    const auto sizes = static_cast<std::uint32_t>((raise->most - raise->least).count + 1);
    return holdem::RaiseTo{raise->least + Chips{static_cast<std::int32_t>(random.below(sizes))}};
}

/// Plays a pair of own dice, or own dice that make three of a kind or better with the board, and raises with them.
inline holdem::Action only_pairs_and_better(const DiceHoldem::View& view, const holdem::Choices& choices,
                                            FastRandom& random) {
    const auto& own = *view.own[view.table.hand.awaited->index];
    std::vector<Die> dice(own.begin(), own.end());
    dice.insert(dice.end(), view.board.all().begin(), view.board.all().end());
    const auto made = dice_holdem::name_of(dice).category;
    const bool plays = own[0] == own[1] || made >= dice_holdem::Category::three_of_a_kind;
    if (!plays && choices.betting->to_call > Chips{}) return holdem::Fold{};
    if (plays && choices.betting->raise) return holdem::RaiseTo{choices.betting->raise->least};
    return always_call(view, choices, random);
}

}  // namespace riverbones::test
