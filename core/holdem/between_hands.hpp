#pragma once

#include "core/holdem/actions.hpp"
#include "core/holdem/events.hpp"
#include "core/holdem/table.hpp"

namespace riverbones::holdem {

// What becomes of the stacks after a hand, and what seats do between hands. Everything must be allowed by choices().

/// The pots have been paid: the chips of the hand are stacks again, and who has none is broke, or out for good.
void end_hand(Table& table, Teller tell);

/// The hand was cancelled: the stacks are what they were, and who left during the hand takes that along.
void give_back(Table& table);

/// Leaves between hands or during one: folds, or in fixed limit stays in for what has been put in. Afterwards a hand
/// that runs has to move on.
void leave(Table& table, Seat seat, Teller tell);

void come_back(Table& table, Seat seat, Chips with, Teller tell);
void buy_in(Table& table, Seat seat, Chips up_to, Teller tell);
void hand_over(Table& table, Seat seat, std::optional<BotLevel> to, Teller tell);
void end_table(Table& table, Teller tell);

}  // namespace riverbones::holdem
