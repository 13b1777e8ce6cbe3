#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/games/dice_poker/lines.hpp"
#include "core/games/dice_poker/settings.hpp"

namespace riverbones::dice_poker {

/// One player's column.
class Scorecard {
public:
    Scorecard() { points_.fill(open_mark); }

    /// The points written in a line; nothing while it is open.
    std::optional<int> points(Line line) const {
        const std::int8_t written = points_[static_cast<std::size_t>(index_of(line))];
        return written == open_mark ? std::nullopt : std::optional<int>(written);
    }

    LineSet open_lines() const { return open_; }
    int jokers() const { return jokers_; }

    /// Fills an open line, 0 to 50 points.
    void write(Line line, int points);
    void count_joker() { ++jokers_; }

    int left_sum() const;
    int left_bonus(const Settings& settings) const;
    int right_sum() const;
    int joker_bonus() const { return joker_bonus_worth * jokers_; }

    /// Left + left bonus + right + 100 for each joker; 0 to 1835.
    int total(const Settings& settings) const;

    friend bool operator==(const Scorecard&, const Scorecard&) = default;

private:
    static constexpr std::int8_t open_mark = -1;

    int sum(int from, int to) const;

    std::array<std::int8_t, line_count> points_;
    std::uint8_t jokers_ = 0;
    LineSet open_ = LineSet::all();
};

}  // namespace riverbones::dice_poker
