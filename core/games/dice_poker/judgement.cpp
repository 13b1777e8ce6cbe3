#include "core/games/dice_poker/judgement.hpp"

#include <array>
#include <cmath>
#include <optional>

#include "core/games/dice_poker/rules.hpp"

namespace riverbones::dice_poker {

namespace {

// All numbers here come from the exact optimum of the solo game with the default rules (314.8 points, found by working
// backwards through all 15 turns): fitted to it by least squares over the scorecards that occur, and rounded. Then the
// two of the left bonus were moved while the bot's own exact mean rose, to 310.7.

/// In the order of the scorecard.
constexpr std::array<double, line_count> usual_worths = {6,  8,  10, 13,   15, 17.5, 26,  23,
                                                         22, 11, 19, 30.5, 22, 20,   24.5};

/// Points that a later turn brings by jokers, on average, once Poker holds 50.
constexpr double jokers_a_turn = 4;

/// What may be hoped of an open left line: so many dice of its face, give or take.
constexpr double usual_count = 2.7;
constexpr double spread_of_count = 0.8;

/// 35 times the chance of the left bonus, as if what the open left lines still bring were normally distributed.
double bonus_hope(const Scorecard& card, const Settings& settings) {
    const int missing = left_bonus_from(settings.left_bonus) - card.left_sum();
    if (missing <= 0) return left_bonus_worth;
    double expected = 0;
    double variance = 0;
    for (int face = 1; face <= 6; ++face) {
        if (card.points(left_line(face))) continue;
        expected += usual_count * face;
        variance += spread_of_count * face * spread_of_count * face;
    }
    if (variance == 0) return 0;
    const double deviations = (missing - 0.5 - expected) / std::sqrt(variance);
    return left_bonus_worth * 0.5 * std::erfc(deviations / std::sqrt(2.0));
}

double future_hope(const Scorecard& card, const Settings& settings) {
    const bool jokers_may_come = settings.joker && card.points(Line::poker) == poker_worth;
    return bonus_hope(card, settings) + (jokers_may_come ? jokers_a_turn * card.open_lines().count() : 0);
}

/// How much better off the player is with this line written.
double value(const Judgement& judgement, const View& view, const Choices& choices, Line line) {
    const int points = choices.points(line) + (choices.joker == JokerRule::no_joker ? 0 : joker_bonus_worth);
    const double gain = points - judgement.thrift * usual_worth(line);
    if (!judgement.minds_the_future) return gain;
    Scorecard card = view.card(view.acting);
    card.write(line, choices.points(line));
    return gain + future_hope(card, view.settings);
}

struct BestLine {
    Line line{};
    double value = 0;
};

BestLine find_best_line(const Judgement& judgement, const View& view, const Choices& choices) {
    std::optional<BestLine> best;
    for (const Line line : all_lines) {
        if (!choices.lines.has(line)) continue;
        const double worth = value(judgement, view, choices, line);
        if (!best || worth > best->value) best = {line, worth};
    }
    RIVERBONES_CHECK(best.has_value());
    return *best;
}

/// The table as the acting seat sees it, with room for dice that might lie there.
State imagined(const View& view) {
    State state;
    state.settings = view.settings;
    state.cards = view.cards;
    state.acting = view.acting;
    state.phase = Phase::deciding;
    state.rolls_used = rolls_a_turn;
    return state;
}

}  // namespace

double usual_worth(Line line) { return usual_worths[static_cast<std::size_t>(index_of(line))]; }

Line best_line(const Judgement& judgement, const View& view, const Choices& choices) {
    return find_best_line(judgement, view, choices).line;
}

HandfulValues values_when_written(const Judgement& judgement, const View& view) {
    HandfulValues values{};
    State state = imagined(view);
    for (Handful five = first_of_five; five < handful_count; ++five) {
        state.dice = dice_of(handfuls.counts[five]);
        values[five] = find_best_line(judgement, view, choices(state, view.acting)).value;
    }
    return values;
}

}  // namespace riverbones::dice_poker
