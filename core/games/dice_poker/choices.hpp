#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/base/refusal.hpp"
#include "core/games/dice_poker/actions.hpp"

namespace riverbones::dice_poker {

/// What a seat may do now, and why not.
struct Choices {
    /// Says why nothing at all is possible; nothing if it is this seat's turn.
    std::optional<Refusal> closed;
    int rolls_used = 0;
    bool may_roll = false;
    LineSet lines;  ///< that may be written
    LineSet open;   ///< that are still empty; more than `lines` while a joker is forced somewhere
    JokerRule joker = JokerRule::no_joker;
    /// Points that would be written, for each line in `lines`; 0 elsewhere. The 100 of a joker come on top.
    std::array<std::int8_t, line_count> worth{};

    int points(Line line) const { return worth[static_cast<std::size_t>(index_of(line))]; }

    /// Why this action is not possible; nothing if it is.
    std::optional<Refusal> objection(const Action& action) const;
    bool allows(const Action& action) const { return !objection(action); }

    friend bool operator==(const Choices&, const Choices&) = default;
};

}  // namespace riverbones::dice_poker
