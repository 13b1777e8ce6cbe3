#include <gtest/gtest.h>

#include <string_view>
#include <utility>
#include <vector>

#include "core/games/dice_poker/standings.hpp"
#include "tests/support/dice_poker_table.hpp"

// "Left bonus", "End" and "House rules" of section 1 of the rules.

namespace riverbones::test {
namespace {

using dice_poker::LeftBonus;
using dice_poker::Roll;
using dice_poker::Settings;

using Turns = std::vector<std::pair<std::string_view, Line>>;

/// Five left lines with 54 together; fours are left open: 8 more make 62, and so on.
const Turns left_54 = {{"1-1-1-2-3", Line::aces},
                       {"2-2-2-1-3", Line::twos},
                       {"3-3-3-1-2", Line::threes},
                       {"5-5-5-1-2", Line::fives},
                       {"6-6-6-1-2", Line::sixes}};

DicePokerTable table_after(const Turns& turns, const Settings& settings = {}) {
    DicePokerTable table(settings);
    for (const auto& [falls, line] : turns) table.turn(falls, line);
    return table;
}

/// A left side of 62, 63 or 64.
DicePokerTable table_with_left_sum(int sum, LeftBonus rule) {
    Turns turns = {{"2-2-2-1-3", Line::twos},
                   {"3-3-3-1-2", Line::threes},
                   {"4-4-4-1-2", Line::fours},
                   {"5-5-5-1-2", Line::fives},
                   {"6-6-6-1-2", Line::sixes}};
    const std::vector<std::string_view> aces = {"1-1-3-4-6", "1-1-1-4-6", "1-1-1-1-6"};
    turns.emplace_back(aces[static_cast<std::size_t>(sum - 62)], Line::aces);
    DicePokerTable table = table_after(turns, Settings{1, rule});
    EXPECT_EQ(table.card(seat(1)).left_sum(), sum);
    return table;
}

// "35 when the six lines together are more than 63 (64 or more)"
TEST(LeftBonus, Is35WhenTheSixLinesTogetherAreMoreThan63) {
    EXPECT_EQ(table_with_left_sum(62, LeftBonus::over_63).total(), 62);
    EXPECT_EQ(table_with_left_sum(63, LeftBonus::over_63).total(), 63);
    EXPECT_EQ(table_with_left_sum(64, LeftBonus::over_63).total(), 64 + 35);
}

// "left bonus at more than 63 / 63 or more"
TEST(HouseRules, LeftBonusAt63OrMore) {
    EXPECT_EQ(table_with_left_sum(62, LeftBonus::from_63).total(), 62);
    EXPECT_EQ(table_with_left_sum(63, LeftBonus::from_63).total(), 63 + 35);
    EXPECT_EQ(table_with_left_sum(64, LeftBonus::from_63).total(), 64 + 35);
}

// "(... the first value is the default)"
TEST(HouseRules, DefaultsAreMoreThan63AndJokerOn) {
    EXPECT_EQ(Settings{}.left_bonus, LeftBonus::over_63);
    EXPECT_TRUE(Settings{}.joker);
}

TEST(LeftBonus, IsPaidOnceAsSoonAsItIsReached) {
    const auto earned = [](const std::vector<dice_poker::Event>& events) {
        return std::count(events.begin(), events.end(), dice_poker::Event{dice_poker::LeftBonusEarned{seat(1)}});
    };
    DicePokerTable table = table_after({{"6-6-6-6-1", Line::sixes}, {"5-5-5-5-1", Line::fives}});
    EXPECT_EQ(table.total(), 44);
    EXPECT_EQ(earned(table.turn("4-4-4-4-4", Line::fours)), 1);
    EXPECT_EQ(table.total(), 64 + 35) << "with three left lines open";
    EXPECT_EQ(earned(table.turn("3-3-3-3-3", Line::threes)), 0);
    EXPECT_EQ(table.total(), 79 + 35);
    EXPECT_EQ(earned(table.turn("3-3-3-3-3", Line::chance)), 0);
}

TEST(LeftBonus, DoesNotCountTheRightSide) {
    DicePokerTable table =
        table_after({{"6-6-6-6-6", Line::chance}, {"6-6-6-6-6", Line::pair}, {"1-2-3-4-5", Line::large_straight}});
    EXPECT_EQ(table.total(), 100);
    EXPECT_EQ(table.card(seat(1)).left_sum(), 0);
}

// "joker on / off (off: five equal dice are ordinary after the first Poker, no bonus)"
TEST(HouseRules, JokerOffMakesFiveEqualDiceOrdinary) {
    const Settings joker_off{1, LeftBonus::over_63, false};
    DicePokerTable table = table_after({{"6-6-6-6-6", Line::poker}}, joker_off);
    table.roll("6-6-6-6-6");
    EXPECT_EQ(table.choices().joker, dice_poker::JokerRule::no_joker);
    EXPECT_EQ(table.choices().lines, table.choices().open);
    for (const Line line :
         {Line::full_house, Line::small_straight, Line::large_straight, Line::two_pairs, Line::aces}) {
        EXPECT_EQ(table.choices().points(line), 0);
    }
    for (const Line line : {Line::sixes, Line::pair, Line::three_of_a_kind, Line::four_of_a_kind, Line::chance}) {
        EXPECT_EQ(table.choices().points(line), 30);
    }
    table.write(Line::chance);
    EXPECT_EQ(table.total(), 50 + 30);
    EXPECT_EQ(table.card(seat(1)).jokers(), 0);
}

TEST(HouseRules, AreShownInTheView) {
    for (const bool joker : {true, false}) {
        const Settings settings{3, LeftBonus::from_63, joker};
        EXPECT_EQ(DicePokerTable(settings).view().settings, settings);
    }
}

// "Total = left + left bonus + right + 100 for each joker"
TEST(Total, IsLeftAndLeftBonusAndRightAnd100ForEachJoker) {
    Turns turns = left_54;
    turns.emplace_back("4-4-4-4-4", Line::fours);
    turns.emplace_back("2-2-2-2-2", Line::poker);
    turns.emplace_back("2-2-2-2-2", Line::large_straight);
    turns.emplace_back("1-2-3-5-6", Line::full_house);
    const DicePokerTable table = table_after(turns);
    const auto card = table.card(seat(1));
    EXPECT_EQ(card.left_sum(), 51 + 20);
    EXPECT_EQ(card.left_bonus(table.settings()), 35);
    EXPECT_EQ(card.right_sum(), 50 + 40 + 0);
    EXPECT_EQ(card.joker_bonus(), 100);
    EXPECT_EQ(card.total(table.settings()), 71 + 35 + 90 + 100);
}

// "(at most 1835)"
TEST(Total, IsAtMost1835) {
    Turns turns = {{"6-6-6-6-6", Line::poker}};
    const std::vector<std::string_view> fives = {"1-1-1-1-1", "2-2-2-2-2", "3-3-3-3-3",
                                                 "4-4-4-4-4", "5-5-5-5-5", "6-6-6-6-6"};
    for (int face = 1; face <= 6; ++face) {
        turns.emplace_back(fives[static_cast<std::size_t>(face - 1)], dice_poker::left_line(face));
    }
    for (const Line line : {Line::pair, Line::two_pairs, Line::three_of_a_kind, Line::four_of_a_kind, Line::full_house,
                            Line::small_straight, Line::large_straight, Line::chance}) {
        turns.emplace_back(fives[5], line);
    }
    const DicePokerTable table = table_after(turns);
    EXPECT_TRUE(table.over());
    EXPECT_EQ(table.card(seat(1)).jokers(), 14);
    EXPECT_EQ(table.card(seat(1)).left_sum(), 105);
    EXPECT_EQ(table.card(seat(1)).right_sum(), 295);
    EXPECT_EQ(table.total(), 1835);
}

TEST(End, ComesWithTheLastLineOfTheLastPlayer) {
    DicePokerTable table(Settings{2});
    for (const Line line : dice_poker::all_lines) {
        table.turn("1-2-3-5-6", line);
        table.roll("1-2-3-5-6");
        EXPECT_FALSE(table.over());
        const auto events = table.write(line);
        const bool last = line == dice_poker::all_lines.back();
        EXPECT_EQ(table.over(), last);
        EXPECT_EQ(events.back() == dice_poker::Event{dice_poker::MatchEnded{}}, last);
    }
    for (const Seat seat : {seat(1), seat(2)}) {
        EXPECT_EQ(table.match().choices(seat).closed, Refusal::match_is_over);
        const auto late = table.match().play(seat, Roll{}, after(0), table.house().random());
        ASSERT_FALSE(late);
        EXPECT_EQ(late.refusal(), Refusal::match_is_over);
    }
    EXPECT_EQ(table.view().phase, dice_poker::Phase::over);
}

// "The highest total wins; equal totals share the win.": cards that are filled alike have equal totals, whatever the
// order and the house rules; who wins is read from the totals.
TEST(Totals, AreEqualForEqualCardsSoThatTheWinIsShared) {
    DicePokerTable table(Settings{3});
    for (std::size_t i = 0; i < dice_poker::all_lines.size(); ++i) {
        table.turn("1-2-3-5-6", dice_poker::all_lines[i]);
        table.turn("1-2-3-5-6", dice_poker::all_lines[14 - i]);
        table.turn(i == 0 ? "1-1-3-5-6" : "1-2-3-5-6", dice_poker::all_lines[i]);
    }
    ASSERT_TRUE(table.over());
    EXPECT_EQ(table.total(seat(1)), 1 + 2 + 3 + 5 + 6 + 17);
    EXPECT_EQ(table.total(seat(1)), table.total(seat(2)));
    EXPECT_EQ(table.total(seat(3)), table.total(seat(1)) + 1);
}

TEST(ScorecardDeathTest, StopsForALineThatIsFilledTwice) {
    dice_poker::Scorecard card;
    card.write(Line::aces, 3);
    EXPECT_DEATH(card.write(Line::aces, 3), "broken promise");
    EXPECT_DEATH(card.write(Line::twos, 51), "broken promise");
    EXPECT_DEATH(card.write(Line::twos, -1), "broken promise");
}

// "The highest total wins; equal totals share the win."
TEST(End, TheHighestTotalWinsAndEqualTotalsShare) {
    dice_poker::View view;
    view.settings.players = 4;
    view.cards[0].write(Line::chance, 20);
    view.cards[1].write(Line::chance, 22);
    view.cards[2].write(Line::sixes, 22 - 4);
    view.cards[2].write(Line::fours, 4);
    EXPECT_EQ(dice_poker::totals(view), (std::vector<int>{20, 22, 22, 0}));
    EXPECT_EQ(dice_poker::places(view), (std::vector<int>{3, 1, 1, 4}));
}

}  // namespace
}  // namespace riverbones::test
