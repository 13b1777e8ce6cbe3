#pragma once

#include "core/games/dice_holdem/bots.hpp"

namespace riverbones::dice_holdem {

/// Weighs folding, checking, calling and raises of several sizes against what the others may hold after all they did,
/// and how they are expected to answer. Does what is worth most, or by lot something that is worth nearly as much.
holdem::Action sharp_action(const View& view, const betting::Options& options, FastRandom& random);

}  // namespace riverbones::dice_holdem
