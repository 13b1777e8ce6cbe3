#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/dice/dice.hpp"

namespace riverbones::dice_poker {

/// The lines of the scorecard, in its order: six on the left, nine on the right.
enum class Line : std::uint8_t {
    aces,
    twos,
    threes,
    fours,
    fives,
    sixes,
    pair,
    two_pairs,
    three_of_a_kind,
    four_of_a_kind,
    full_house,
    small_straight,
    large_straight,
    poker,
    chance,
};

inline constexpr int line_count = 15;
inline constexpr int left_line_count = 6;

inline constexpr std::array<Line, line_count> all_lines = [] {
    std::array<Line, line_count> lines{};
    for (int i = 0; i < line_count; ++i) lines[static_cast<std::size_t>(i)] = static_cast<Line>(i);
    return lines;
}();

constexpr int index_of(Line line) { return static_cast<int>(line); }
constexpr bool is_left(Line line) { return index_of(line) < left_line_count; }

/// The left line of a face, 1 to 6.
constexpr Line left_line(int face) { return static_cast<Line>(face - 1); }

/// Some of the lines.
class LineSet {
public:
    constexpr LineSet() = default;
    static constexpr LineSet all() { return LineSet((1u << line_count) - 1); }
    static constexpr LineSet left() { return LineSet((1u << left_line_count) - 1); }
    static constexpr LineSet right() { return LineSet(all().bits_ & ~left().bits_); }
    static constexpr LineSet only(Line line) { return LineSet(1u << index_of(line)); }

    constexpr bool has(Line line) const { return ((bits_ >> index_of(line)) & 1) != 0; }
    constexpr void remove(Line line) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1u << index_of(line))); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const { return std::popcount(bits_); }

    friend constexpr LineSet operator&(LineSet a, LineSet b) { return LineSet(unsigned{a.bits_} & b.bits_); }
    friend constexpr bool operator==(LineSet, LineSet) = default;

private:
    explicit constexpr LineSet(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}

    std::uint16_t bits_ = 0;
};

inline constexpr int full_house_worth = 25;
inline constexpr int small_straight_worth = 30;
inline constexpr int large_straight_worth = 40;
inline constexpr int poker_worth = 50;
inline constexpr int left_bonus_worth = 35;
inline constexpr int joker_bonus_worth = 100;

/// What dice are worth in a line by the ordinary rules; 0 if they do not match it.
int worth(Line line, const FaceCounts& counts);

/// What five equal dice are worth in a right line when they are a joker.
int joker_worth(Line right_line, const FaceCounts& counts);

/// The face that all five dice show, or 0.
int face_of_five(const FaceCounts& counts);

}  // namespace riverbones::dice_poker
