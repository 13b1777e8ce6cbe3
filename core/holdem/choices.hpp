#pragma once

#include <optional>

#include "core/base/deadline.hpp"
#include "core/base/refusal.hpp"
#include "core/holdem/actions.hpp"
#include "core/holdem/table.hpp"

namespace riverbones::holdem {

struct ChipRange {
    Chips least;
    Chips most;

    constexpr bool has(Chips chips) const { return least <= chips && chips <= most; }

    friend bool operator==(const ChipRange&, const ChipRange&) = default;
};

/// What a seat may do now, and why not. Each `no_...` holds the reason; nothing means that it is possible.
struct Choices {
    // The decision in the hand.
    std::optional<Refusal> closed = Refusal::not_your_turn;
    std::optional<betting::Options> betting;  ///< set exactly if `closed` is not
    int bank = 0;                             ///< seconds that may be spent of the time bank; 0 without a clock
    std::optional<Refusal> no_time_up = Refusal::no_clock;

    // The key. Who must choose it does so before the decision, which is closed until then.
    std::optional<Refusal> no_key = Refusal::no_key_to_choose;
    int keys = 0;  ///< how many pieces there are to choose from; 0 exactly if `no_key` is set

    // The table.
    std::optional<Refusal> no_show = Refusal::nothing_to_show;
    std::optional<Refusal> no_next_hand = Refusal::hand_still_running;
    std::optional<Refusal> no_leaving = Refusal::only_at_a_table_game;
    std::optional<Refusal> no_handing_over = Refusal::hand_still_running;
    std::optional<Refusal> no_ending = Refusal::only_at_a_table_game;
    std::optional<Refusal> no_buying = Refusal::only_at_a_table_game;
    ChipRange buy_up_to;  ///< the stack after buying
    std::optional<Refusal> no_coming_back = Refusal::only_at_a_table_game;
    ChipRange come_back_with;

    /// Why this action is not possible; nothing if it is.
    std::optional<Refusal> objection(const Action& action) const;
    bool allows(const Action& action) const { return !objection(action); }

    friend bool operator==(const Choices&, const Choices&) = default;
};

Choices choices(const Table& table, Seat seat);

/// How long the awaited seat has; nothing without a clock, and while no seat is awaited.
std::optional<Deadline<Action>> deadline(const Table& table);

/// What a bot does of itself between hands: broke, it buys in again for as much as it may. Nothing: it waits for people
/// to go on.
std::optional<BuyIn> buys_in_of_itself(const Table& table, Seat bot);

}  // namespace riverbones::holdem
