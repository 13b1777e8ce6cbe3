#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "core/base/seat.hpp"
#include "core/games/dice_poker/lines.hpp"

namespace riverbones::dice_poker {

/// A seat keeps some dice and rolls all others. The first roll of a turn keeps none.
struct Roll {
    DiceMask keep;

    friend bool operator==(const Roll&, const Roll&) = default;
};

/// A seat fills an open line with what the dice are worth there.
struct Write {
    Line line{};

    friend bool operator==(const Write&, const Write&) = default;
};

using Action = std::variant<Roll, Write>;

/// The dice that were rolled come to rest. Only the places in `rolled` count; the others are the die with face 1.
struct DiceFell {
    DiceMask rolled;
    FiveDice dice{};

    friend bool operator==(const DiceFell&, const DiceFell&) = default;
};

using HouseAct = std::variant<DiceFell>;

/// Which of the three joker rules holds for the dice on the table.
enum class JokerRule : std::uint8_t {
    no_joker,
    its_left_line,      ///< 1. the left line of that face is open and must be taken
    any_right_line,     ///< 2. any open right line, where it matches
    zero_in_left_line,  ///< 3. no right line is open: 0 in some open left line
};

// What happened, in the order in which it happened. All of it lies open in this game.

struct TurnBegan {
    Seat seat;
    int round = 1;  ///< 1 to 15

    friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
};

struct DiceThrown {
    Seat seat;
    int roll = 1;  ///< 1 to 3
    DiceMask keep;

    friend bool operator==(const DiceThrown&, const DiceThrown&) = default;
};

struct DiceLanded {
    Seat seat;
    int roll = 1;
    DiceMask rolled;
    FiveDice dice{};  ///< all five, kept ones included

    friend bool operator==(const DiceLanded&, const DiceLanded&) = default;
};

struct LineWritten {
    Seat seat;
    Line line{};
    int points = 0;
    JokerRule joker = JokerRule::no_joker;  ///< any other value: 100 bonus points came with it

    friend bool operator==(const LineWritten&, const LineWritten&) = default;
};

/// The line just written brought the left sum to the bonus.
struct LeftBonusEarned {
    Seat seat;

    friend bool operator==(const LeftBonusEarned&, const LeftBonusEarned&) = default;
};

struct MatchEnded {
    friend bool operator==(const MatchEnded&, const MatchEnded&) = default;
};

using Event = std::variant<TurnBegan, DiceThrown, DiceLanded, LineWritten, LeftBonusEarned, MatchEnded>;

}  // namespace riverbones::dice_poker
