#include "core/games/dice_poker/bots.hpp"

#include <algorithm>

#include "core/games/dice_poker/beginner.hpp"
#include "core/games/dice_poker/judgement.hpp"

namespace riverbones::dice_poker {

namespace {

/// Looks through the rest of the turn and does what promises most.
Action considered_action(const Judgement& judgement, const View& view, const Choices& choices) {
    if (choices.may_roll) {
        const int rolls = std::min(rolls_a_turn - choices.rolls_used, judgement.rolls_ahead);
        const auto keep = best_keep(values_when_written(judgement, view), handful_of(*view.dice), rolls);
        if (keep) return Roll{places_of(handfuls.counts[*keep], *view.dice)};
    }
    return Write{best_line(judgement, view, choices)};
}

}  // namespace

Action bot_action(BotLevel level, const View& view, const Choices& choices, FastRandom& random) {
    RIVERBONES_CHECK(!choices.closed);
    if (choices.rolls_used == 0) return Roll{};
    switch (level) {
        using enum BotLevel;
        case gentle: return beginners_action(view, choices, random);
        case steady: return considered_action(steady_judgement, view, choices);
        case sharp: return considered_action(sharp_judgement, view, choices);
    }
    RIVERBONES_CHECK(false);
}

}  // namespace riverbones::dice_poker
