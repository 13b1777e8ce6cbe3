#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>
#include <string>

#include "core/base/fast_random.hpp"
#include "core/games/dice_poker/rules.hpp"
#include "tests/counts/by_hand.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/how_many.hpp"

namespace riverbones::test {
namespace {

using dice_poker::all_lines;
using dice_poker::Line;
using dice_poker::line_count;
using dice_poker::Settings;
using dice_poker::State;

std::map<std::string, FiveDice> all_multisets() {
    std::map<std::string, FiveDice> multisets;
    for_every_roll([&](const FiveDice& dice) { multisets.emplace(sorted_text(dice), dice); });
    return multisets;
}

TEST(Counts, ThereAre252Multisets) { EXPECT_EQ(all_multisets().size(), 252u); }

TEST(Worth, IsTheSameByHandForAll7776RollsAndAllLines) {
    int rolls = 0;
    for_every_roll([&](const FiveDice& dice) {
        ++rolls;
        const std::string sorted = sorted_text(dice);
        for (const Line line : all_lines) {
            ASSERT_EQ(worth(line, count_faces(dice)), worth_by_hand(line, sorted)) << sorted << ' ' << index_of(line);
        }
    });
    EXPECT_EQ(rolls, 7776);
}

// How many of the 7,776 rolls match a line and what they bring together. The rolls by their groups: 6 of five equal,
// 150 of four, 300 full houses, 1,200 of three, 1,800 of two pairs, 3,600 of one pair, 720 all different; each die
// brings 3.5 on average whatever the groups, so sums are 17.5 times the rolls.
TEST(Worth, AddsUpToNumbersWorkedOutApart) {
    struct Total {
        Line line;
        int rolls;
        int points;
    };
    const std::array<Total, line_count> expected = {{{Line::aces, 4651, 6480},
                                                     {Line::twos, 4651, 12960},
                                                     {Line::threes, 4651, 19440},
                                                     {Line::fours, 4651, 25920},
                                                     {Line::fives, 4651, 32400},
                                                     {Line::sixes, 4651, 38880},
                                                     {Line::pair, 7056, 123480},
                                                     {Line::two_pairs, 2100, 36750},
                                                     {Line::three_of_a_kind, 1656, 28980},
                                                     {Line::four_of_a_kind, 156, 2730},
                                                     {Line::full_house, 300, 7500},
                                                     {Line::small_straight, 1200, 36000},
                                                     {Line::large_straight, 240, 9600},
                                                     {Line::poker, 6, 300},
                                                     {Line::chance, 7776, 136080}}};
    for (const Total& total : expected) {
        int rolls = 0;
        int points = 0;
        for_every_roll([&](const FiveDice& dice) {
            const int points_here = worth(total.line, count_faces(dice));
            points += points_here;
            rolls += points_here > 0;
        });
        EXPECT_EQ(rolls, total.rolls) << index_of(total.line);
        EXPECT_EQ(points, total.points) << index_of(total.line);
    }
}

/// What can be said of a card as far as a roll goes: which lines are open, and what Poker holds.
struct CardState {
    unsigned open_bits = 0;
    int poker = 0;
};

State state_with(const CardState& card, const FiveDice& dice, const Settings& settings) {
    State state = dice_poker::start(settings);
    for (const Line line : all_lines) {
        if (((card.open_bits >> index_of(line)) & 1) == 0)
            state.cards[0].write(line, line == Line::poker ? card.poker : 0);
    }
    state.phase = dice_poker::Phase::deciding;
    state.rolls_used = 3;
    state.dice = dice;
    return state;
}

/// Holds the choices, and what is written, against those worked out by hand.
void expect_same(const CardState& card, const FiveDice& dice, const Settings& settings) {
    const State state = state_with(card, dice, settings);
    std::vector<Line> open;
    for (const Line line : all_lines) {
        if (((card.open_bits >> index_of(line)) & 1) != 0) open.push_back(line);
    }
    const bool poker_open = ((card.open_bits >> index_of(Line::poker)) & 1) != 0;
    const auto expected =
        choices_by_hand(sorted_text(dice), open, poker_open ? std::nullopt : std::optional(card.poker), settings.joker);
    const auto choices = dice_poker::choices(state, Seat{});
    ASSERT_EQ(choices.joker, expected.rule);
    ASSERT_EQ(choices.lines.count(), static_cast<int>(expected.lines.size()));
    for (std::size_t i = 0; i < expected.lines.size(); ++i) {
        const Line line = expected.lines[i];
        ASSERT_TRUE(choices.lines.has(line)) << index_of(line);
        ASSERT_EQ(choices.points(line), expected.points[i]) << index_of(line);
        State written = state;
        std::vector<dice_poker::Event> events;
        dice_poker::apply(written, dice_poker::Action{dice_poker::Write{line}}, events);
        ASSERT_EQ(*written.cards[0].points(line), expected.points[i]) << index_of(line);
        ASSERT_EQ(written.cards[0].joker_bonus(), expected.bonus);
    }
}

// Every set of open lines matters only through the joker rules, so all sets are tried with five equal dice, and the
// other multisets with a full card, each single line and many random sets.
TEST(Choices, AreTheSameByHandForFiveEqualDiceOnEveryCard) {
    for (unsigned open = 1; open < (1u << line_count); ++open) {
        const int stride = full_run() ? 1 : 3;  // by day two faces a card, another two on the next
        for (int face = 1 + static_cast<int>(open) % stride; face <= 6; face += stride) {
            for (const int poker : {0, 50}) {
                for (const bool joker : {true, false}) {
                    if (!joker && !full_run() && open % 16 != 0) continue;
                    ASSERT_NO_FATAL_FAILURE(expect_same({open, poker}, five(face), Settings{1, {}, joker}))
                        << open << ' ' << face << ' ' << poker;
                }
            }
        }
    }
}

TEST(Choices, AreTheSameByHandForAllMultisetsInAllJokerStates) {
    FastRandom random(252);
    for (const auto& [sorted, dice] : all_multisets()) {
        std::set<unsigned> cards = {(1u << line_count) - 1};
        for (int line = 0; line < line_count; ++line) cards.insert(1u << line);
        for (int i = 0; i < how_many(20); ++i) cards.insert(1 + random.below((1u << line_count) - 1));
        for (const unsigned open : cards) {
            for (const int poker : {0, 50}) {
                for (const bool joker : {true, false}) {
                    ASSERT_NO_FATAL_FAILURE(expect_same({open, poker}, dice, Settings{1, {}, joker}))
                        << sorted << ' ' << open;
                }
            }
        }
    }
}

// Where the dice of a turn can come to rest: the first roll, and every keep of every roll.
TEST(Counts, ADiceTurnHas32KeepsBut31ThatRoll) {
    for_every_roll([](const FiveDice& dice) {
        State state = state_with({(1u << line_count) - 1, 0}, dice, Settings{});
        state.rolls_used = 1;
        const auto choices = dice_poker::choices(state, Seat{});
        int keeps = 0;
        for (unsigned bits = 0; bits < 32; ++bits) keeps += choices.allows(dice_poker::Roll{DiceMask(bits)});
        ASSERT_EQ(keeps, 31);
    });
}

}  // namespace
}  // namespace riverbones::test
