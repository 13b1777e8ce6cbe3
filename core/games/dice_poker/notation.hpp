#pragma once

#include <string>
#include <string_view>

#include "core/base/text_scanner.hpp"
#include "core/games/dice_poker/actions.hpp"
#include "core/games/dice_poker/settings.hpp"

namespace riverbones::dice_poker {

// How this game stands in a record. Reading is strict: one thing has one spelling. A scanner that is not `finished()`
// afterwards has met something else, and what was returned means nothing.

/// "players 4 left_bonus over_63 joker on"
std::string to_text(const Settings& settings);
Settings read_settings(TextScanner& scanner);

/// "roll" for the first roll, "roll keeping 2 4", "write full_house"
std::string to_text(const Action& action);
Action read_action(TextScanner& scanner);

/// "dice 3 - 1 - 6": a face for each die that fell, "-" for each one that was kept
std::string to_text(const HouseAct& act);
HouseAct read_house_act(TextScanner& scanner);

/// "two_pairs"
std::string_view name_of(Line line);

}  // namespace riverbones::dice_poker
