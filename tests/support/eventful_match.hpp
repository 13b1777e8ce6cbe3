#pragma once

#include <algorithm>
#include <cstdint>
#include <variant>

#include "core/base/fast_random.hpp"
#include "core/match/match.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/random_player.hpp"

namespace riverbones::test {

/// Everything in the record that was not done by the house.
template <Game G>
int steps_taken(const Match<G>& match) {
    return static_cast<int>(std::ranges::count_if(match.record().entries, [](const Entry<G>& entry) {
        return !std::holds_alternative<typename G::HouseAct>(entry.what);
    }));
}

/// When the next step of such a match is taken.
template <Game G>
Moment next_moment(const Match<G>& match) {
    return after(1000 * (steps_taken(match) + 1));
}

/// One random step of a match in which actions are also taken back and played again and the table is left now and then.
/// What it does depends on the seed and on the record alone, so a match that was cut off goes on as it would have
/// otherwise. False when the match is over.
template <Game G>
bool eventful_step(Match<G>& match, std::uint64_t seed, Random house) {
    FastRandom random(seed * 1'000'003 + static_cast<std::uint64_t>(steps_taken(match)));
    const auto acting = next_to_act(match, random);
    if (!acting) return false;
    const Moment now = next_moment(match);
    if (const auto seat = match.may_redo(); seat && random.below(2) == 0) return bool(match.redo(*seat, now));
    if (const auto seat = match.may_undo(); seat && random.below(5) == 0) return bool(match.undo(*seat, now));
    if (!match.was_left() && random.below(40) == 0) {
        match.leave(now);
        return true;
    }
    return bool(match.play(*acting, random_action(match.choices(*acting), random), now, house));
}

}  // namespace riverbones::test
