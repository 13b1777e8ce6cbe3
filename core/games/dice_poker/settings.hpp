#pragma once

#include <cstdint>
#include <optional>

#include "core/base/refusal.hpp"

namespace riverbones::dice_poker {

/// When the left bonus of 35 is earned.
enum class LeftBonus : std::uint8_t {
    over_63,  ///< 64 or more
    from_63,  ///< 63 or more
};

inline constexpr int most_players = 8;

/// What is agreed before the match. Defaults are those of the rules.
struct Settings {
    int players = 1;  ///< 1 to most_players
    LeftBonus left_bonus = LeftBonus::over_63;
    bool joker = true;  ///< off: five equal dice are ordinary after the first Poker, no 100 points

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// The left sum from which the bonus is paid.
constexpr int left_bonus_from(LeftBonus rule) { return rule == LeftBonus::over_63 ? 64 : 63; }

/// What is wrong with the settings; nothing if a match can begin.
constexpr std::optional<Refusal> problem(const Settings& settings) {
    if (settings.players < 1) return Refusal::too_few_players;
    if (settings.players > most_players) return Refusal::too_many_players;
    return std::nullopt;
}

}  // namespace riverbones::dice_poker
