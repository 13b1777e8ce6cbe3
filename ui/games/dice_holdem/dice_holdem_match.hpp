#pragma once

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "ui/poker_table/holdem_match.hpp"

namespace riverbones {

constexpr int face_of(const Die& die) { return die.face(); }

/// Dice are written down as their faces.
using DiceHoldemMatch = HoldemMatch<DiceHoldem, face_of>;

}  // namespace riverbones
