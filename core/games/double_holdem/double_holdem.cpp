#include "core/games/double_holdem/double_holdem.hpp"

namespace riverbones {

template struct holdem::Rules<double_holdem::Variant>;

}  // namespace riverbones
