#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/fast_random.hpp"

namespace riverbones::test {

/// Records of every game, long and short, for all numbers of players: with actions taken back and played again, tables
/// left and come back to, dice of every kind and shakes.
std::vector<std::string> seed_records();

/// Words that stand in records, and numbers and characters that do not belong there.
const std::vector<std::string>& tempting_words();

/// Changes the text in one to four places: bits, bytes, words, numbers and lines are changed, lost, doubled or moved.
std::string mutated(std::string text, FastRandom& random);

}  // namespace riverbones::test
