#include <gtest/gtest.h>

#include "tests/support/dice_holdem_table.hpp"

// Section 3 of the rules, sentence by sentence, as a table plays it; hand_rank_test.cpp has the ranking.

namespace riverbones::test {
namespace {

using betting::Structure;
using holdem::ForcedBets;
using holdem::Settings;
using V = dice_holdem::Variant;

/// Who wins when these hands are checked down.
std::string winners(const Falls& falls) {
    DiceHoldemTable table(Settings{.players = static_cast<int>(falls.own.size())}, 1, falls);
    table.check_down();
    return told(table.table().winners[0]);
}

// "Betting as in 2; all three structures; blinds, ante or both."
TEST(DiceHoldemHand, IsPlayedInAllStructuresAndForcedBets) {
    for (const Structure structure : {Structure::no_limit, Structure::pot_limit, Structure::fixed_limit}) {
        for (const ForcedBets forced : {ForcedBets::blinds, ForcedBets::ante, ForcedBets::both}) {
            DiceHoldemTable table({.players = 3, .structure = structure, .forced_bets = forced}, 1,
                                  {.own = {{1, "6-6"}}});
            table.check_down();
            EXPECT_TRUE(table.between_hands());
            EXPECT_EQ(told(table.table().winners[0]), "1");
            EXPECT_EQ(table.won(1) + table.won(2) + table.won(3), 0);
            EXPECT_GT(table.won(1), 0);
        }
    }
}

// "Every player rolls two dice and keeps them hidden. Betting. The dealer rolls three community dice. Betting. A
// fourth. Betting. A fifth. Betting. Showdown"
TEST(DiceHoldemHand, GoesFromTwoHiddenDiceOverThreeRollsOfTheDealerToTheShowdown) {
    DiceHoldemTable table(Settings{.players = 2}, 1, {.own = {{1, "6-6"}, {2, "5-4"}}, .board = "4-2-2-1-3"});
    const auto history = table.match().history();
    EXPECT_EQ(told(history), (Lines{"1 deals first", "hand 1 1/1/2 for 10/20", "1 posts small blind 10",
                                    "2 posts big blind 20", "1 has 6-6", "2 has 5-4"}));
    EXPECT_EQ(told(table.call(1)), (Lines{"1 calls 10"}));
    EXPECT_EQ(told(table.check(2)), (Lines{"2 checks", "round 0: 40 in the middle", "board 4-2-2"}));
    EXPECT_EQ(told(table.raise_to(2, 20)), (Lines{"2 bets 20"}));
    EXPECT_EQ(told(table.raise_to(1, 50)), (Lines{"1 raises to 50"}));
    EXPECT_EQ(told(table.call(2)), (Lines{"2 calls 30", "round 1: 140 in the middle", "board 1"}));
    table.check(2);
    EXPECT_EQ(told(table.check(1)), (Lines{"1 checks", "round 2: 140 in the middle", "board 3"}));
    table.check(2);
    EXPECT_EQ(told(table.check(1)), (Lines{"1 checks", "round 3: 140 in the middle", "2 shows 5-4", "1 shows 6-6",
                                           "pot 0 of 140 for 1-2: 140 to 2", "hand 1 ends: showdown"}))
        << "1-2-3-4-5 beats two pairs";
    EXPECT_EQ(to_text(table.view().board.all()), "4-2-2-1-3");
}

TEST(DiceHoldemHand, RollsDiceByTheNamesOfSeatHandRoundAndDie) {
    DiceHoldemTable table(Settings{.players = 2}, 1);
    table.check_down();
    EXPECT_EQ(table.house().asked(),
              (Lines{"dealer", "die seat 1 turn 1 roll 1 die 1", "die seat 1 turn 1 roll 1 die 2",
                     "die seat 2 turn 1 roll 1 die 1", "die seat 2 turn 1 roll 1 die 2", "die all turn 1 roll 1 die 1",
                     "die all turn 1 roll 1 die 2", "die all turn 1 roll 1 die 3", "die all turn 1 roll 2 die 1",
                     "die all turn 1 roll 3 die 1"}));
}

TEST(DiceHoldemHand, DiceOfSeatsThatDoNotPlayAreNotRolled) {
    DiceHoldemTable table(Settings{.players = 3}, 1);
    table.fold_out();
    table.leave(2);
    const std::size_t before = table.house().asked().size();
    table.next_hand();
    EXPECT_EQ(Lines(table.house().asked().begin() + static_cast<std::ptrdiff_t>(before), table.house().asked().end()),
              (Lines{"die seat 1 turn 2 roll 1 die 1", "die seat 1 turn 2 roll 1 die 2",
                     "die seat 3 turn 2 roll 1 die 1", "die seat 3 turn 2 roll 1 die 2"}));
}

// "the best five of the seven dice, any mix of own and community dice"
TEST(DiceHoldemShowdown, TakesTheBestFiveOfSeven) {
    EXPECT_EQ(winners({{{1, "6-5"}, {2, "4-4"}}, "6-6-5-4-1"}), "1") << "sixes full of fives, fours full of sixes";
    EXPECT_EQ(winners({{{1, "6-1"}, {2, "5-5"}}, "2-3-4-5-5"}), "2") << "a straight with one own die loses to four";
    EXPECT_EQ(winners({{{1, "5-1"}, {2, "2-1"}}, "3-4-6-2-2"}), "1") << "2-6 with one own die, trips with one";
}

// "also none of one's own"
TEST(DiceHoldemShowdown, MayUseNoneOfOnesOwn) {
    EXPECT_EQ(winners({{{1, "2-1"}, {2, "3-1"}}, "6-6-6-6-6"}), "1-2");
    EXPECT_EQ(winners({{{1, "1-1"}, {2, "5-1"}}, "2-3-4-5-6"}), "1-2") << "no die beats 2-6";
}

// "Hands that are equal in all of it share the pot."
TEST(DiceHoldemShowdown, EqualHandsShareThePot) {
    EXPECT_EQ(winners({{{1, "6-1"}, {2, "6-2"}, {3, "5-5"}}, "6-6-4-4-3"}), "1-2") << "sixes full of fours";
    EXPECT_EQ(winners({{{1, "6-5"}, {2, "6-4"}, {3, "1-1"}}, "6-6-6-3-3"}), "1") << "the fifth die decides";
}

// "The straight ranks below the full house and above three of a kind"
TEST(DiceHoldemShowdown, TheStraightRanksBetweenThreeOfAKindAndTheFullHouse) {
    EXPECT_EQ(winners({{{1, "1-6"}, {2, "3-3"}}, "2-3-4-5-2"}), "2") << "threes full of twos";
    EXPECT_EQ(winners({{{1, "1-2"}, {2, "3-3"}}, "3-4-5-6-1"}), "1") << "straight over three threes";
}

// "it does not wrap around"
TEST(DiceHoldemShowdown, AStraightDoesNotWrapAround) {
    EXPECT_EQ(winners({{{1, "1-2"}, {2, "4-4"}}, "5-6-3-3-5"}), "2") << "5-6-1-2-3 is nothing";
}

// "With seven dice One Pair and High Die cannot occur: two pairs is the lowest showdown". Case 4 of what went wrong
// elsewhere: "6 6 5 5 3 3 4 is two pairs, sixes and fives, fifth die 4 (not 3)."
TEST(DiceHoldemShowdown, OfThreePairsTheFifthDieIsTheHighestThatIsLeft) {
    EXPECT_EQ(winners({{{1, "3-4"}, {2, "3-1"}}, "6-6-5-5-3"}), "1") << "6-6-5-5-4 against 6-6-5-5-3";
    EXPECT_EQ(winners({{{1, "3-3"}, {2, "4-3"}}, "6-6-5-5-4"}), "1-2") << "6-6-5-5-4 both";
}

}  // namespace
}  // namespace riverbones::test
