#pragma once

#include <cstdint>
#include <optional>

#include "core/base/chips.hpp"

namespace riverbones::betting {

enum class Structure : std::uint8_t { no_limit, pot_limit, fixed_limit };

/// The cap of fixed limit can be set to this many bets a round, or off.
inline constexpr int highest_cap = 8;

/// What a hand is played for. Blinds are both 0 in an ante-only game.
struct Stakes {
    Structure structure = Structure::no_limit;
    Chips ante;
    Chips small_blind{10};
    Chips big_blind{20};
    Chips smallest_bet{20};  ///< with blinds the big blind; in fixed limit the small bet of rounds 0 and 1
    Chips big_bet{40};       ///< fixed limit only: every bet and raise of rounds 2 and 3
    std::optional<std::uint8_t> most_bets = 4;  ///< fixed limit only: bets a round, 1 to highest_cap; nothing: no cap

    constexpr bool has_blinds() const { return big_blind.count > 0; }

    friend bool operator==(const Stakes&, const Stakes&) = default;
};

/// Fixed limit: what a full bet or raise adds in this round, counted from 0.
constexpr Chips fixed_bet(const Stakes& stakes, int round) { return round < 2 ? stakes.smallest_bet : stakes.big_bet; }

}  // namespace riverbones::betting
