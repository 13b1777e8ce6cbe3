#pragma once

#include <vector>

#include "core/games/dice_holdem/ranges.hpp"

namespace riverbones::dice_holdem {

/// How an opponent answers what we do: with which own dice, and what it brings. The three parts together are 1.
struct Answer {
    Range folds{};
    Range stays{};
    Range raises{};
    double folding = 0;       ///< all of `folds`
    double raising = 0;       ///< all of `raises`
    double chips_stayed = 0;  ///< what staying adds to the pot that we can win
    double chips_raised = 0;  ///< what a raise asks for on top, from him and from us
};

/// The answers of all opponents who are in, if the seat that must decide checks or calls (`total` is then what it has
/// in front of it afterwards) or bets or raises to `total`.
std::vector<Answer> answers_to(Chips total, const holdem::Course& now, const Ranges& ranges, Prospects& prospects);

}  // namespace riverbones::dice_holdem
