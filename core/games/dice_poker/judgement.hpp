#pragma once

#include "core/games/dice_poker/choices.hpp"
#include "core/games/dice_poker/state.hpp"
#include "core/games/dice_poker/turn_search.hpp"

namespace riverbones::dice_poker {

/// What an open line is worth as long as it is open: filling it gives that up.
double usual_worth(Line line);

/// How a player weighs lines against each other and how far ahead he looks.
struct Judgement {
    double thrift = 0;              ///< how much of a line's usual worth he holds against filling it, 0 to 1
    bool minds_the_future = false;  ///< weighs the left bonus and jokers to come
    int rolls_ahead = 1;
};

/// Goes for the points of this turn; saves a line only where two would bring about the same.
inline constexpr Judgement steady_judgement{.thrift = 0.05, .minds_the_future = false, .rolls_ahead = 1};

/// Weighs points against everything they cost, through the whole turn.
inline constexpr Judgement sharp_judgement{.thrift = 1, .minds_the_future = true, .rolls_ahead = 2};

/// The best line for the dice that lie.
Line best_line(const Judgement& judgement, const View& view, const Choices& choices);

/// What the acting seat may expect of each five dice once they are written in their best line.
HandfulValues values_when_written(const Judgement& judgement, const View& view);

}  // namespace riverbones::dice_poker
