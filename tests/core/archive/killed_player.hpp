#pragma once

#include <QStringList>

#include <cstdint>

#include "core/archive/chance.hpp"
#include "core/games/dice_poker/dice_poker.hpp"
#include "tests/support/eventful_match.hpp"

namespace riverbones::test {

/// The match that such a player plays, as it begins and as it goes on; its draws are those of people's matches.
Header<DicePoker> header_of_killed_match(std::uint64_t seed);

/// PATH SEED STEPS BYTES: goes on with the record at PATH, or begins it, for a number of steps, writing each one down.
/// Then it plays one more step, writes the first BYTES bytes of that and kills itself. 0 if the match ended before
/// that.
int play_until_killed(const QStringList& arguments);

}  // namespace riverbones::test
