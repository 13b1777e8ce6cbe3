#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/base/seat.hpp"
#include "core/games/dice_poker/actions.hpp"
#include "core/games/dice_poker/scorecard.hpp"

namespace riverbones::dice_poker {

enum class Phase : std::uint8_t {
    to_roll,   ///< the seat has not rolled in this turn
    falling,   ///< the house lets the dice fall
    deciding,  ///< the dice lie: roll again or write
    over,
};

inline constexpr int rounds = line_count;
inline constexpr int rolls_a_turn = 3;

/// Everything about a match at one moment. A value: copy it, compare it, drop it.
struct State {
    Settings settings;
    std::array<Scorecard, most_players> cards{};
    Seat acting;
    std::uint8_t round = 1;
    Phase phase = Phase::to_roll;
    std::uint8_t rolls_used = 0;
    DiceMask rolling;                ///< while falling: the dice that were thrown
    FiveDice dice{};                 ///< meaningful from the first landing of the turn on
    std::optional<Seat> just_wrote;  ///< who wrote a line after which nobody has rolled yet

    friend bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 1024);

/// What a viewer may know. Everything on this table lies open, so it is the same for every seat and for spectators;
/// what nobody may know, the dice to come, is not in the state either.
struct View {
    Settings settings;
    std::array<Scorecard, most_players> cards{};  ///< the first settings.players of them are in play
    Seat acting;
    int round = 1;
    Phase phase = Phase::to_roll;
    int rolls_used = 0;
    DiceMask rolling;
    std::optional<FiveDice> dice;  ///< nothing before the first roll of a turn has landed
    std::optional<Seat> may_take_back;

    const Scorecard& card(Seat seat) const { return cards[seat.index]; }

    friend bool operator==(const View&, const View&) = default;
};

}  // namespace riverbones::dice_poker
