#pragma once

#include "core/games/double_holdem/double_holdem.hpp"
#include "ui/poker_table/holdem_match.hpp"

namespace riverbones {

constexpr int index_of(const Card& card) { return card.index(); }

/// Cards are written down as their places in a sorted deck.
using DoubleHoldemMatch = HoldemMatch<DoubleHoldem, index_of>;

}  // namespace riverbones
