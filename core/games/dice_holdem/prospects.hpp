#pragma once

#include <span>

#include "core/dice/dice.hpp"
#include "core/holdem/prospects.hpp"

namespace riverbones::dice_holdem {

/// Holdings are two dice by their index. In each round up to the one of this board they are counted on all ways in
/// which it can end.
holdem::Prospects prospects(std::span<const Die> board);

}  // namespace riverbones::dice_holdem
