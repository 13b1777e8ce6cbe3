#pragma once

#include "core/holdem/choices.hpp"

namespace riverbones::holdem {

/// The total of the round for a bet or raise of this part of the pot (as the pot is after a call): round numbers, never
/// more than another seat could match, and all-in if little would be left behind. The seat that must decide may raise.
Chips fitting_raise(const betting::Hand& hand, const betting::Options& options, double part_of_pot);

}  // namespace riverbones::holdem
