#include "ui/games/dice_holdem/dice_holdem_table.hpp"
