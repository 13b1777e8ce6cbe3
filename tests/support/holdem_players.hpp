#pragma once

#include <functional>

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "core/games/dice_holdem/hand_rank.hpp"
#include "core/games/double_holdem/double_holdem.hpp"
#include "core/games/double_holdem/hand.hpp"

namespace riverbones::test {

/// Whoever decides for a seat of a hold'em game.
template <Game G>
using HoldemPlayer = std::function<holdem::Action(const typename G::View&, const holdem::Choices&, FastRandom&)>;

template <Game G>
HoldemPlayer<G> bot(BotLevel level) {
    return [level](const typename G::View& view, const holdem::Choices& choices, FastRandom& random) {
        return G::bot_action(level, view, choices, random);
    };
}

// Yardsticks: players whose play never changes. The key card, where there is one, is the automatic one.

inline holdem::Action automatic_key(const DoubleHoldem::View& view) {
    const Seat seat = *holdem::seat_to_choose_key(view.table);
    return holdem::ChooseKey{double_holdem::automatic_key(*view.own[seat.index])};
}
inline holdem::Action automatic_key(const DiceHoldem::View& /*view*/) { throw std::logic_error("dice have no key"); }

template <class View>
holdem::Action always_call(const View& view, const holdem::Choices& choices, FastRandom& /*random*/) {
    if (!choices.no_key) return automatic_key(view);
    if (choices.betting->to_call == Chips{}) return holdem::Check{};
    return holdem::Call{};
}

/// Folds, calls and raises at random, by any amount; checks instead of folding.
template <class View>
holdem::Action at_random(const View& view, const holdem::Choices& choices, FastRandom& random) {
    if (!choices.no_key) return automatic_key(view);
    const auto& raise = choices.betting->raise;
    const std::uint32_t pick = random.below(3);
    if (pick == 0 && choices.betting->to_call > Chips{}) return holdem::Fold{};
    if (pick != 1 || !raise) return always_call(view, choices, random);
    const auto sizes = static_cast<std::uint32_t>((raise->most - raise->least).count + 1);
    return holdem::RaiseTo{raise->least + Chips{static_cast<std::int32_t>(random.below(sizes))}};
}

/// A pair of own dice, or own dice that make three of a kind or better with the board.
inline bool is_pair_or_better(const DiceHoldem::View& view, Seat seat) {
    const auto& own = *view.own[seat.index];
    std::vector<Die> dice(own.begin(), own.end());
    dice.insert(dice.end(), view.board.all().begin(), view.board.all().end());
    return own[0] == own[1] || dice_holdem::name_of(dice).category >= dice_holdem::Category::three_of_a_kind;
}

/// A pair among the own cards, or one with the board that is not there for everybody.
inline bool is_pair_or_better(const DoubleHoldem::View& view, Seat seat) {
    const auto& own = *view.own[seat.index];
    const auto board = view.board.all();
    if (board.empty()) {
        return own[0].rank() == own[1].rank() || own[1].rank() == own[2].rank() || own[0].rank() == own[2].rank();
    }
    const auto hands = double_holdem::two_hands(double_holdem::holding(own, *view.keys[seat.index]), board);
    return hands.better().name.category > cards::name_of(board).category;
}

/// Plays what is_pair_or_better, and raises with it.
template <class View>
holdem::Action only_pairs_and_better(const View& view, const holdem::Choices& choices, FastRandom& random) {
    if (!choices.no_key) return automatic_key(view);
    const bool plays = is_pair_or_better(view, *view.table.hand.awaited);
    if (!plays && choices.betting->to_call > Chips{}) return holdem::Fold{};
    if (plays && choices.betting->raise) return holdem::RaiseTo{choices.betting->raise->least};
    return always_call(view, choices, random);
}

}  // namespace riverbones::test
