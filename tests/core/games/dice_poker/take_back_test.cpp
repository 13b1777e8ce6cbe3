#include <gtest/gtest.h>

#include "tests/support/dice_poker_table.hpp"

// "The written line may be taken back (same dice, exact totals) until the next player has rolled ... After the very
// last line: until the result is left." of section 1 of the rules.

namespace riverbones::test {
namespace {

using dice_poker::JokerRule;
using dice_poker::Phase;
using dice_poker::Settings;
using dice_poker::Write;

/// Writes the line, takes it back and expects everything anybody can see to be as it was.
void expect_nothing_left_of(DicePokerTable& table, Line line) {
    const Seat writer = table.acting();
    const auto view = table.view();
    const auto choices = table.choices();
    table.write(line);
    EXPECT_EQ(table.match().may_undo(), writer);
    EXPECT_EQ(table.view().may_take_back, writer);
    table.take_back(writer);
    EXPECT_EQ(table.view(), view);
    EXPECT_EQ(table.choices(), choices);
    EXPECT_EQ(table.acting(), writer);
    EXPECT_EQ(table.match().may_undo(), std::nullopt) << "a roll is never taken back";
}

TEST(TakeBack, GivesTheSameDiceAndTheExactTotals) {
    DicePokerTable table(Settings{2});
    table.turn("6-6-6-6-1", Line::sixes);
    table.turn("5-5-5-5-1", Line::fives);
    table.roll("1-2-3-4-6");
    table.roll_keeping("xxxx-", "-,-,-,-,5");
    expect_nothing_left_of(table, Line::large_straight);
    EXPECT_EQ(table.view().dice, dice("1-2-3-4-5"));
    EXPECT_EQ(table.view().rolls_used, 2);
    EXPECT_EQ(table.total(seat(1)), 24);
    EXPECT_EQ(table.total(seat(2)), 20);
}

TEST(TakeBack, WorksAfterEachOfTheThreeRolls) {
    for (int rolls = 1; rolls <= 3; ++rolls) {
        DicePokerTable table(Settings{2});
        table.roll("1-2-3-4-6");
        for (int roll = 2; roll <= rolls; ++roll) table.roll_keeping("xxxx-", "-,-,-,-,6");
        expect_nothing_left_of(table, Line::sixes);
    }
}

TEST(TakeBack, WorksForEveryLine) {
    for (const Line line : dice_poker::all_lines) {
        DicePokerTable table(Settings{2});
        table.roll("2-2-2-3-3");
        expect_nothing_left_of(table, line);
    }
}

TEST(TakeBack, IsPossibleUntilTheNextPlayerHasRolled) {
    DicePokerTable table(Settings{2});
    table.turn("1-2-3-4-6", Line::aces);
    EXPECT_EQ(table.match().may_undo(), seat(1));
    table.roll("1-2-3-4-6");
    EXPECT_EQ(table.match().may_undo(), std::nullopt);
    const auto late = table.match().undo(seat(1), after(0));
    ASSERT_FALSE(late);
    EXPECT_EQ(late.refusal(), Refusal::nothing_to_take_back);
}

TEST(TakeBack, IsNotForAnyOtherSeat) {
    DicePokerTable table(Settings{8});
    table.turn("1-2-3-4-6", Line::aces);
    const Match<DicePoker> before = table.match();
    for (int number = 2; number <= 8; ++number) {
        const auto undone = table.match().undo(seat(number), after(0));
        ASSERT_FALSE(undone);
        EXPECT_EQ(undone.refusal(), Refusal::nothing_to_take_back);
    }
    EXPECT_TRUE(table.match() == before);
}

TEST(TakeBack, IsNotPossibleBeforeAnythingIsWritten) {
    DicePokerTable table(Settings{2});
    EXPECT_FALSE(table.match().undo(seat(1), after(0)));
    table.roll("1-2-3-4-6");
    EXPECT_FALSE(table.match().undo(seat(1), after(0)));
    table.roll_keeping("xxxx-", "-,-,-,-,6");
    EXPECT_FALSE(table.match().undo(seat(1), after(0)));
}

TEST(TakeBack, IsOneLineOnly) {
    DicePokerTable table;
    table.turn("1-2-3-4-6", Line::aces);
    table.turn("1-2-3-4-6", Line::twos);
    table.take_back(seat(1));
    EXPECT_FALSE(table.match().undo(seat(1), after(0)));
    EXPECT_EQ(table.points(Line::aces), 1);
    EXPECT_EQ(table.points(Line::twos), std::nullopt);
}

TEST(TakeBack, WithOnePlayerIsPossibleUntilThatPlayerRollsAgain) {
    DicePokerTable table;
    table.roll("1-2-3-4-6");
    expect_nothing_left_of(table, Line::small_straight);
    table.write(Line::sixes);
    table.roll("1-2-3-4-6");
    EXPECT_EQ(table.match().may_undo(), std::nullopt);
    EXPECT_FALSE(table.match().undo(seat(1), after(0)));
}

TEST(TakeBack, WithEightPlayersReachesOverTheEndOfTheRound) {
    DicePokerTable table(Settings{8});
    for (int number = 1; number <= 7; ++number) table.turn("1-2-3-4-6", Line::aces);
    table.roll("5-5-5-2-4");
    expect_nothing_left_of(table, Line::three_of_a_kind);
    EXPECT_EQ(table.view().round, 1);
    table.write(Line::fives);
    EXPECT_EQ(table.view().round, 2);
    EXPECT_EQ(table.acting(), seat(1));
    EXPECT_EQ(table.match().may_undo(), seat(8));
}

TEST(TakeBack, AfterTheVeryLastLineReopensTheMatch) {
    for (const int players : {1, 2, 8}) {
        DicePokerTable table(Settings{players});
        for (const Line line : dice_poker::all_lines) {
            for (int number = 1; number <= players; ++number) {
                table.roll("1-2-3-5-6");
                if (line == Line::chance && number == players) expect_nothing_left_of(table, line);
                table.write(line);
            }
        }
        ASSERT_TRUE(table.over());
        EXPECT_EQ(table.match().may_undo(), seat(players));
        table.take_back(seat(players));
        EXPECT_FALSE(table.over());
        EXPECT_EQ(table.view().phase, Phase::deciding);
        EXPECT_EQ(table.points(Line::chance, seat(players)), std::nullopt);
        table.write(Line::chance);
        EXPECT_TRUE(table.over());
    }
}

TEST(TakeBack, TakesTheBonusOfAJokerBack) {
    DicePokerTable table(Settings{2});
    table.turn("3-3-3-3-3", Line::poker);
    table.turn("1-2-3-4-6", Line::aces);
    table.roll("3-3-3-3-3");
    expect_nothing_left_of(table, Line::threes);
    EXPECT_EQ(table.total(seat(1)), 50);
    EXPECT_EQ(table.choices().joker, JokerRule::its_left_line);
    table.write(Line::threes);
    EXPECT_EQ(table.total(seat(1)), 50 + 15 + 100);
}

TEST(TakeBack, OfTheFirstPokerMeansThatItsDiceAreNoJoker) {
    DicePokerTable table;
    table.roll("3-3-3-3-3");
    expect_nothing_left_of(table, Line::poker);
    table.write(Line::chance);
    EXPECT_EQ(table.total(), 15);
}

TEST(TakeBack, TakesTheLeftBonusBack) {
    DicePokerTable table;
    table.turn("6-6-6-6-1", Line::sixes);
    table.turn("5-5-5-5-1", Line::fives);
    table.roll("4-4-4-4-4");
    expect_nothing_left_of(table, Line::fours);
    EXPECT_EQ(table.total(), 44);
    table.write(Line::fours);
    EXPECT_EQ(table.total(), 64 + 35);
}

TEST(TakeBack, LeavesRollsThatWereLeftSoThatTheyCanBeUsed) {
    DicePokerTable table(Settings{2});
    table.turn("1-2-3-4-6", Line::small_straight);
    table.take_back(seat(1));
    table.roll_keeping("xxxx-", "-,-,-,-,5");
    EXPECT_EQ(table.view().rolls_used, 2);
    EXPECT_EQ(table.match().may_redo(), std::nullopt) << "it played on";
    table.write(Line::large_straight);
    EXPECT_EQ(table.total(), 40);
}

TEST(TakeBack, CanBeFollowedByAnotherLineAndThenPlayGoesOnAsIfNothingHadBeen) {
    DicePokerTable hesitant(Settings{2});
    hesitant.turn("1-2-3-4-5", Line::aces);
    hesitant.take_back(seat(1));
    hesitant.write(Line::twos);
    hesitant.take_back(seat(1));
    hesitant.write(Line::large_straight);
    DicePokerTable firm(Settings{2});
    firm.turn("1-2-3-4-5", Line::large_straight);
    for (const Line line : dice_poker::all_lines) {
        EXPECT_EQ(hesitant.view(), firm.view());
        EXPECT_EQ(hesitant.choices(), firm.choices());
        EXPECT_EQ(hesitant.turn("2-2-2-6-6", line), firm.turn("2-2-2-6-6", line));
        const Line other = dice_poker::all_lines[static_cast<std::size_t>((index_of(line) + 13) % 15)];
        if (firm.over() || !firm.choices().open.has(other)) break;
        EXPECT_EQ(hesitant.turn("1-2-3-5-6", other), firm.turn("1-2-3-5-6", other));
    }
    const auto& asked = hesitant.house().asked();
    EXPECT_EQ(asked, firm.house().asked()) << "the same named dice fall afterwards";
}

TEST(WriteAgain, IsPossibleRightAfterTakingBack) {
    DicePokerTable table(Settings{2});
    table.turn("1-2-3-4-5", Line::large_straight);
    const auto view = table.view();
    EXPECT_EQ(table.match().may_redo(), std::nullopt);
    table.take_back(seat(1));
    EXPECT_EQ(table.match().may_redo(), seat(1));
    const auto wrong = table.match().redo(seat(2), after(0));
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.refusal(), Refusal::nothing_to_write_again);
    const auto again = table.match().redo(seat(1), after(0));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->front(),
              (dice_poker::Event{dice_poker::LineWritten{seat(1), Line::large_straight, 40, JokerRule::no_joker}}));
    EXPECT_EQ(table.view(), view);
    EXPECT_EQ(table.match().may_redo(), std::nullopt);
    EXPECT_FALSE(table.match().redo(seat(1), after(0)));
}

}  // namespace
}  // namespace riverbones::test
