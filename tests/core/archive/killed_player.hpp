#pragma once

#include <QStringList>

#include <cstdint>

#include "core/games/all_games.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/eventful_match.hpp"
#include "tests/support/imaginable_actions.hpp"

namespace riverbones::test {

/// The match that a player who will be killed plays, as it begins and as it goes on; its draws are those of people's
/// matches.
template <Game G>
Header<G> header_of_killed_match(std::uint64_t seed) {
    const auto settings = settings_to_try<G>();
    auto header = test::header<G>(settings[seed * 5 % settings.size()]);
    header.chance.secret[0] = static_cast<std::uint8_t>(seed);
    return header;
}

/// GAME PATH SEED STEPS BYTES: goes on with the record at PATH, or begins it, for a number of steps, writing each one
/// down. Then it plays one more step, writes the first BYTES bytes of that and kills itself. 0 if the match ended
/// before that.
int play_until_killed(const QStringList& arguments);

/// PATH SEED STEPS: begins a match of Dice Hold'em and plays as many steps, writing each one down. In the next one a
/// chip comes out of nothing. 0 if the match ended before that, or if nobody noticed.
int play_until_a_chip_too_many(const QStringList& arguments);

}  // namespace riverbones::test
