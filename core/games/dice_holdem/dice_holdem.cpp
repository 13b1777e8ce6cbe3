#include "core/games/dice_holdem/dice_holdem.hpp"

namespace riverbones {

template struct holdem::Rules<dice_holdem::Variant>;

}  // namespace riverbones
