#include "core/games/dice_poker/prospects.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <utility>

#include "core/games/dice_poker/rules.hpp"
#include "tests/support/dice.hpp"

namespace riverbones::test {
namespace {

using dice_poker::LeftBonus;
using dice_poker::Line;
using dice_poker::Settings;
using dice_poker::State;

using Written = std::initializer_list<std::pair<Line, int>>;

/// The line that would win the bonus, where this is written and these dice lie.
std::optional<Line> winning_line(Written written, std::string_view faces, const Settings& settings = {}) {
    State state = dice_poker::start(settings);
    for (const auto& [line, points] : written) state.cards[0].write(line, points);
    state.phase = dice_poker::Phase::deciding;
    state.rolls_used = 1;
    state.dice = dice(faces);
    return bonus_line(dice_poker::view(state, Viewer{}), dice_poker::choices(state, Seat{}));
}

TEST(BonusLine, IsTheLineThatBringsTheSumOver63) {
    const Written written = {{Line::aces, 3}, {Line::threes, 9}, {Line::fives, 20}, {Line::sixes, 24}};
    EXPECT_EQ(winning_line(written, "4-4-4-2-6"), Line::fours);  // 56 + 12
    EXPECT_EQ(winning_line(written, "4-4-2-2-6"), Line::fours);  // 56 + 8: exactly 64
    EXPECT_EQ(winning_line(written, "4-2-2-2-6"), std::nullopt);
}

TEST(BonusLine, FollowsTheHouseRule) {
    const Written written = {{Line::fours, 16}, {Line::fives, 20}, {Line::sixes, 24}};
    EXPECT_EQ(winning_line(written, "1-1-1-2-6"), std::nullopt);
    EXPECT_EQ(winning_line(written, "1-1-1-2-6", {.left_bonus = LeftBonus::from_63}), Line::aces);
}

TEST(BonusLine, OfSeveralIsTheOneWorthMost) {
    const Written written = {{Line::fours, 16}, {Line::fives, 20}, {Line::sixes, 24}};
    EXPECT_EQ(winning_line(written, "3-3-2-2-2"), Line::twos);
    EXPECT_EQ(winning_line(written, "3-3-3-2-2"), Line::threes);
}

TEST(BonusLine, IsNoneWhereTheBonusIsWonAlready) {
    const Written written = {{Line::threes, 9}, {Line::fours, 16}, {Line::fives, 20}, {Line::sixes, 24}};
    EXPECT_EQ(winning_line(written, "2-2-2-2-6"), std::nullopt);
}

TEST(BonusLine, IsNoneWhereAJokerMustGoElsewhere) {
    const Written written = {{Line::fours, 20}, {Line::fives, 20}, {Line::sixes, 18}, {Line::poker, 50}};
    EXPECT_EQ(winning_line(written, "6-6-6-6-6"), std::nullopt);
    EXPECT_EQ(winning_line(written, "3-3-3-3-3"), Line::threes);
}

TEST(BonusLine, IsNoneBeforeTheFirstRoll) {
    const State state = dice_poker::start({});
    EXPECT_EQ(bonus_line(dice_poker::view(state, Viewer{}), dice_poker::choices(state, Seat{})), std::nullopt);
}

}  // namespace
}  // namespace riverbones::test
