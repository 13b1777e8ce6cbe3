#pragma once

#include <vector>

#include "core/holdem/ranges.hpp"

namespace riverbones::holdem {

/// How an opponent answers what we do: with which holdings, and what it brings. The three parts together are 1.
struct Answer {
    Weights folds;
    Weights stays;
    Weights raises;
    double folding = 0;       ///< all of `folds`
    double raising = 0;       ///< all of `raises`
    double chips_stayed = 0;  ///< what staying adds to the pot that we can win
    double chips_raised = 0;  ///< what a raise asks for on top, from him and from us
};

/// The answers of all opponents who are in, if the seat that must decide checks or calls (`total` is then what it has
/// in front of it afterwards) or bets or raises to `total`.
std::vector<Answer> answers_to(Chips total, const Course& now, const Ranges& ranges, Prospects& prospects);

}  // namespace riverbones::holdem
