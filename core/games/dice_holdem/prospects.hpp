#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "core/games/dice_holdem/equity.hpp"

namespace riverbones::dice_holdem {

/// The share of the pot that each own dice win on the mean against opponents of whom nothing is known; by index.
using Strengths = std::array<double, two_dice_count>;

/// What the 21 own dice were worth in each round of a hand. Worked out when it is asked for.
class Prospects {
public:
    /// The board must outlive this.
    explicit Prospects(std::span<const Die> board) : board_(board) {}

    /// `round`: 0 to the one that is being played.
    const BoardTable& boards(int round);
    const Strengths& strengths(int round, int opponents);

private:
    std::span<const Die> board_;
    std::array<std::optional<BoardTable>, 4> boards_;
    std::array<std::array<std::optional<Strengths>, most_hands>, 4> strengths_;
};

}  // namespace riverbones::dice_holdem
