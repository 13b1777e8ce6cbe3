#pragma once

#include <optional>

#include "core/base/fast_random.hpp"
#include "core/games/dice_poker/choices.hpp"
#include "core/match/match.hpp"
#include "tests/support/builders.hpp"

namespace riverbones::test {

/// One of the actions that `choices` allow, each as likely as the others. Works it out from the parts of `choices` and
/// without asking allows(), so that the two can be held against each other. There must be one.
inline dice_poker::Action random_action(const dice_poker::Choices& choices, FastRandom& random) {
    RIVERBONES_CHECK(!choices.closed);
    const int keeps = !choices.may_roll ? 0 : choices.rolls_used == 0 ? 1 : 31;
    int pick = static_cast<int>(random.below(static_cast<std::uint32_t>(keeps + choices.lines.count())));
    if (pick < keeps) return dice_poker::Roll{DiceMask(static_cast<unsigned>(pick))};
    pick -= keeps;
    for (const dice_poker::Line line : dice_poker::all_lines) {
        if (choices.lines.has(line) && pick-- == 0) return dice_poker::Write{line};
    }
    RIVERBONES_CHECK(false);
}

/// Plays on at random to the end, calling `before(match, seat)` ahead of every decision.
template <Game G, class Before>
void play_to_the_end(Match<G>& match, FastRandom& players, Random house, Before&& before) {
    for (std::int64_t time = 0; const auto acting = seat_to_act(match.turn()); time += 1000) {
        before(match, *acting);
        const auto played = match.play(*acting, random_action(match.choices(*acting), players), after(time), house);
        RIVERBONES_CHECK(played);
    }
}

template <Game G>
void play_to_the_end(Match<G>& match, FastRandom& players, Random house) {
    play_to_the_end(match, players, house, [](const Match<G>&, Seat) {});
}

}  // namespace riverbones::test
