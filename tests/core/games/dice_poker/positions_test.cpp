#include "tests/core/games/dice_poker/positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <stdexcept>

#include "core/games/dice_poker/rules.hpp"
#include "tests/support/dice.hpp"

// The positions of an exact solver that was written apart from this program: what it lists must be possible here and
// must bring the same points.

namespace riverbones::test {
namespace {

using dice_poker::Line;
using dice_poker::LineSet;
using dice_poker::Roll;
using dice_poker::State;
using dice_poker::Write;

/// Fills the left lines from this face down that are not open with numbers that add up to the left sum of the position.
bool fill_left_lines(dice_poker::Scorecard& card, const LineSet& open, int left_sum, int face = 6) {
    if (face == 0) return left_sum == 0;
    const Line line = dice_poker::left_line(face);
    if (open.has(line)) return fill_left_lines(card, open, left_sum, face - 1);
    for (int dice_there = 0; dice_there <= 5 && face * dice_there <= left_sum; ++dice_there) {
        dice_poker::Scorecard filled = card;
        filled.write(line, face * dice_there);
        if (!fill_left_lines(filled, open, left_sum - face * dice_there, face - 1)) continue;
        card = filled;
        return true;
    }
    return false;
}

State state_of(const Position& position) {
    State state = dice_poker::start(position.settings);
    LineSet open = LineSet::all();
    for (const Line line : dice_poker::all_lines) {
        if (std::find(position.open.begin(), position.open.end(), line) == position.open.end()) open.remove(line);
    }
    dice_poker::Scorecard& card = state.cards[0];
    if (!fill_left_lines(card, open, position.left_sum)) throw std::logic_error("no such left side: " + position.name);
    for (const Line line : dice_poker::all_lines) {
        if (is_left(line) || open.has(line)) continue;
        card.write(line, line == Line::poker ? *position.poker : 0);
    }
    state.round = static_cast<std::uint8_t>(16 - open.count());
    state.phase = dice_poker::Phase::deciding;
    state.rolls_used = static_cast<std::uint8_t>(3 - position.rolls_left);
    state.dice = position.dice;
    return state;
}

/// The first dice that show these faces.
DiceMask dice_that_show(std::vector<int> faces, const FiveDice& dice) {
    DiceMask mask;
    for (int place = 0; place < 5; ++place) {
        const auto found = std::find(faces.begin(), faces.end(), dice[static_cast<std::size_t>(place)].face());
        if (found == faces.end()) continue;
        mask = mask.with(place);
        faces.erase(found);
    }
    EXPECT_TRUE(faces.empty()) << "not on the table";
    return mask;
}

void expect_possible(const State& state, const ListedChoice& choice) {
    const auto choices = dice_poker::choices(state, Seat{});
    if (choice.keep) {
        const DiceMask mask = dice_that_show(*choice.keep, state.dice);
        const bool stop = mask == DiceMask::all();  // "a keep of all five dice means: stop and write"
        EXPECT_TRUE(stop ? !choices.lines.empty() : choices.allows(Roll{mask}));
        return;
    }
    const Line line = *choice.line;
    ASSERT_TRUE(choices.allows(Write{line}));
    EXPECT_EQ(choices.points(line), choice.line_points);
    State written = state;
    std::vector<dice_poker::Event> events;
    dice_poker::apply(written, dice_poker::Action{Write{line}}, events);
    const auto& before = state.cards[0];
    const auto& after = written.cards[0];
    EXPECT_EQ(after.joker_bonus() - before.joker_bonus(), choice.five_bonus);
    EXPECT_EQ(after.left_bonus(state.settings) - before.left_bonus(state.settings), choice.left_bonus);
    EXPECT_EQ(after.total(state.settings) - before.total(state.settings),
              choice.line_points + choice.five_bonus + choice.left_bonus);
}

TEST(Positions, ListOnlyChoicesThatArePossibleForThePointsOfTheRules) {
    const auto positions = read_positions();
    ASSERT_EQ(positions.size(), 28u);
    for (const Position& position : positions) {
        SCOPED_TRACE(position.name);
        const State state = state_of(position);
        EXPECT_EQ(state.cards[0].left_sum(), position.left_sum);
        for (const ListedChoice& choice : position.choices) expect_possible(state, choice);
    }
}

TEST(Positions, HaveAsManyChoicesAsTheSolverCounted) {
    for (const Position& position : read_positions()) {
        SCOPED_TRACE(position.name);
        const auto choices = dice_poker::choices(state_of(position), Seat{});
        if (position.rolls_left == 0) {
            EXPECT_EQ(choices.lines.count(), position.options);
            continue;
        }
        std::set<FaceCounts> keeps;
        for (unsigned bits = 0; bits < 32; ++bits) {
            std::vector<Die> kept;
            for (int place = 0; place < 5; ++place) {
                if (DiceMask(bits).has(place)) kept.push_back(position.dice[static_cast<std::size_t>(place)]);
            }
            const bool stop = bits == 31;
            if (stop ? !choices.lines.empty() : choices.allows(Roll{DiceMask(bits)})) keeps.insert(count_faces(kept));
        }
        EXPECT_EQ(static_cast<int>(keeps.size()), position.options);
    }
}

}  // namespace
}  // namespace riverbones::test
