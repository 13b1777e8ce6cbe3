#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/betting/pots.hpp"
#include "core/games/dice_holdem/hand_rank.hpp"
#include "core/games/dice_holdem/two_dice.hpp"

// What own dice are worth before the board is complete. Everything here is counted, nothing is sampled: five dice that
// are still to come are 252 different boards. A die takes nothing away from another, so what the others hold does not
// depend on what lies open.

namespace riverbones::dice_holdem {

/// Of everybody at a table.
inline constexpr std::size_t most_hands = betting::most_seats;
inline constexpr std::size_t most_board_dice = 5;

/// One way in which the board can end, whatever the order of the dice still to come.
struct FullBoard {
    int ways = 0;                                              ///< in how many orders these dice can fall
    std::array<HandRank, two_dice_count> ranks{};              ///< of own dice by their index, on this board
    std::array<std::uint8_t, two_dice_count> weakest_first{};  ///< the indices of own dice, by rank
};

/// All ways in which a board can end. Made once for a board (before the first dice in some 0.05 ms), it can be asked
/// about any dice and any opponents.
struct BoardTable {
    std::vector<FullBoard> boards;
    int ways = 0;  ///< of all of them: 6 for each die still to come, multiplied
};

/// `board`: none to five community dice.
BoardTable board_table(std::span<const Die> board);

struct Fraction {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;

    friend bool operator==(const Fraction&, const Fraction&) = default;
};

/// What comes of known dice, in ways in which the board can end.
struct Outcomes {
    int win = 0;                                  ///< alone
    std::array<int, most_hands + 1> shared_by{};  ///< ties by number of winners, from 2
    int lose = 0;

    int tie() const;
    int ways() const { return win + tie() + lose; }

    /// The mean share of the pot, in lowest terms.
    Fraction equity() const;

    friend bool operator==(const Outcomes&, const Outcomes&) = default;
};

/// What comes of each of these hands against the others. At most most_hands hands.
std::vector<Outcomes> outcomes(const BoardTable& table, std::span<const TwoDice> hands);

/// What somebody may hold: by index, how likely each two dice are, 0 or more. Only how they compare to each other
/// matters, but they must not all be 0.
using Range = std::array<double, two_dice_count>;

/// Somebody of whom nothing is known.
inline constexpr Range any_two_dice = [] {
    Range range{};
    for (const TwoDice dice : all_two_dice) range[dice.index()] = dice.ways();
    return range;
}();

/// What comes of own dice against dice that are not known: probabilities that add up to 1.
struct Chances {
    double win = 0;                                  ///< alone
    std::array<double, most_hands + 1> shared_by{};  ///< ties by number of winners, from 2
    double lose = 0;

    double tie() const;

    /// The mean share of the pot.
    double equity() const;
};

/// Against opponents who hold something of these ranges, each whatever the others hold; at most most_hands - 1.
/// Rounded once at the end if the ranges are whole numbers such as any_two_dice, as long as 36 for each opponent and 6
/// for each die still to come, multiplied, are below 2^53.
Chances chances(const BoardTable& table, TwoDice own, std::span<const Range> opponents);

/// The same for all own dice at once, by index: in the time of about four of them.
std::array<Chances, two_dice_count> all_chances(const BoardTable& table, std::span<const Range> opponents);

}  // namespace riverbones::dice_holdem
