#include <gtest/gtest.h>

#include "tests/core/betting/betting_table.hpp"

// "Structures" of section 2 of the rules: how much a bet or raise may be.

namespace riverbones::test {
namespace {

using namespace betting;

/// The flop of a hand in which nobody has bet: three seats, seat 2 is first.
BettingTable flop(const Stakes& stakes, const std::vector<int>& stacks = {1000, 1000, 1000}) {
    BettingTable table(stakes, stacks);
    table.settle().next_round();
    return table;
}

// "No limit: any amount up to the stack."
TEST(NoLimit, AllowsAnyAmountUpToTheStack) {
    EXPECT_EQ(BettingTable(no_limit(5, 10), {100, 700, 700}).raise(), "20..100");
    EXPECT_EQ(flop(no_limit(5, 10), {100, 700, 300}).raise(), "10..690") << "also more than anybody can call";
}

// "The smallest bet is the big blind (in ante-only games the setting)."
TEST(NoLimit, HasTheBigBlindAsSmallestBet) {
    BettingTable table = flop(no_limit(5, 10));
    EXPECT_EQ(table.raise(), "10..990");
    table.settle().next_round();
    EXPECT_EQ(table.raise(), "10..990") << "in every round";
    EXPECT_EQ(BettingTable(ante_only(Structure::no_limit, 5, 30), {500, 500}).raise(), "30..495");
}

// "The smallest raise goes, from the price at that moment, up by the larger of the smallest bet and the last full bet
// or raise of this round" ... "200, raise to 500: next at least 800"
TEST(NoLimit, RaisesByAtLeastTheLastFullBetOrRaise) {
    BettingTable table = flop(no_limit(50, 100), {5000, 5000, 5000});
    table.raise_to(200);
    EXPECT_EQ(table.raise(), "400..4900");
    table.raise_to(500);
    EXPECT_EQ(table.raise(), "800..4900");
    table.raise_to(800);
    EXPECT_EQ(table.raise(), "1100..4900");
}

TEST(NoLimit, RaisesTheBigBlindByAnotherOne) {
    BettingTable table(no_limit(5, 10), {1000, 1000, 1000});
    EXPECT_EQ(table.raise(), "20..1000");
    table.raise_to(35);
    EXPECT_EQ(table.raise(), "60..1000");
}

// "short all-ins, also several together, never change that amount (... a bet of 10, all-in 16: next at least 26"
TEST(NoLimit, RaisesAfterAShortAllInByTheAmountBefore) {
    BettingTable table = flop(no_limit(5, 10), {1000, 1000, 26});
    table.raise_to(10);
    EXPECT_EQ(table.raise(), "16");
    table.all_in();
    EXPECT_EQ(table.raise(), "26..990");
}

// "an opening all-in of 4 where the smallest bet is 10: next at least 14)"
TEST(NoLimit, RaisesAfterAShortOpeningAllInByTheSmallestBet) {
    BettingTable table = flop(no_limit(5, 10), {1000, 14, 1000});
    EXPECT_EQ(table.raise(), "4");
    EXPECT_TRUE(table.options().opens);
    table.all_in();
    EXPECT_EQ(table.price(), 4);
    EXPECT_EQ(table.raise(), "14..990");
    EXPECT_FALSE(table.options().opens);
}

// A raise on top of a short all-in is measured from the price at that moment.
TEST(NoLimit, MeasuresARaiseFromThePriceAtThatMoment) {
    BettingTable table = flop(no_limit(5, 10), {1000, 1000, 26});
    table.raise_to(10).all_in().raise_to(40);
    EXPECT_EQ(table.raise(), "64..990") << "40 - 16 = 24 more";
}

TEST(NoLimit, BeginsEveryRoundWithTheSmallestBet) {
    BettingTable table(no_limit(5, 10), {1000, 1000, 1000});
    table.raise_to(300).call().call().next_round();
    EXPECT_EQ(table.raise(), "10..700");
    table.raise_to(10);
    EXPECT_EQ(table.raise(), "20..700");
}

// "Pot limit: as no limit, but at most up to (price) + (everything in the middle and in front of the seats + what the
// call costs)" ... "Blinds 5/10, first to act: at most to 35."
TEST(PotLimit, AllowsThePriceAndAllThatIsThereAndTheCall) {
    BettingTable table(pot_limit(5, 10), {1000, 1000, 1000});
    EXPECT_EQ(table.raise(), "20..35");
    table.raise_to(35);
    EXPECT_EQ(table.raise(), "60..115") << "35 + (35 + 5 + 10) + 30";
    table.fold();
    EXPECT_EQ(table.raise(), "60..110") << "35 + (35 + 5 + 10) + 25, folded chips included";
}

TEST(PotLimit, AllowsABetOfThePot) {
    BettingTable table = flop(pot_limit(5, 10));
    EXPECT_EQ(table.raise(), "10..30");
    table.raise_to(20);
    EXPECT_EQ(table.raise(), "40..90") << "20 + (30 + 20) + 20";
}

TEST(PotLimit, CountsAntesToo) { EXPECT_EQ(BettingTable(pot_limit(5, 10, 2), {500, 500, 500}).raise(), "20..41"); }

// "counting the chips that are really there"
TEST(PotLimit, CountsTheChipsThatAreReallyThere) {
    const BettingTable table(pot_limit(5, 10), {1000, 1000, 4});
    EXPECT_EQ(table.price(), 10);
    EXPECT_EQ(table.raise(), "20..29") << "10 + (5 + 4) + 10";
}

// "never less than the smallest bet or raise"
TEST(PotLimit, IsNeverLessThanTheSmallestBetOrRaise) {
    EXPECT_EQ(BettingTable(ante_only(Structure::pot_limit, 1, 20), {100, 100, 100}).raise(), "20");
    BettingTable table(ante_only(Structure::pot_limit, 1, 20), {100, 5, 100});
    table.all_in();
    EXPECT_EQ(table.raise(), "24") << "4 + (3 + 4) + 4 would be 15";
}

TEST(PotLimit, AllowsAnAllInBelowThePot) {
    EXPECT_EQ(BettingTable(pot_limit(5, 10), {30, 1000, 1000}).raise(), "20..30");
    EXPECT_EQ(BettingTable(pot_limit(5, 10), {18, 1000, 1000}).raise(), "18");
}

// "Fixed limit: bets and raises are one small bet in rounds 1 and 2, one big bet in rounds 3 and 4."
TEST(FixedLimit, BetsSmallInRounds1And2AndBigInRounds3And4) {
    BettingTable table(fixed_limit(5, 10), {1000, 1000, 1000});
    EXPECT_EQ(table.raise(), "20");
    table.settle().next_round();
    EXPECT_EQ(table.raise(), "10");
    table.raise_to(10);
    EXPECT_EQ(table.raise(), "20");
    for (int round = 3; round <= 4; ++round) {
        table.settle().next_round();
        EXPECT_EQ(table.raise(), "20");
        table.raise_to(20);
        EXPECT_EQ(table.raise(), "40");
    }
}

// "the big bet is twice that, or as set"
TEST(FixedLimit, TakesTheBigBetAsItIsSet) {
    Stakes stakes = fixed_limit(5, 10);
    stakes.big_bet = Chips{50};
    BettingTable table(stakes, {1000, 1000, 1000});
    table.settle().next_round().settle().next_round();
    EXPECT_EQ(table.raise(), "50");
}

// "The small bet is the big blind (a setting in ante-only games)"
TEST(FixedLimit, HasItsSmallBetAsASettingInAnteOnlyGames) {
    EXPECT_EQ(BettingTable(ante_only(Structure::fixed_limit, 5, 30), {500, 500}).raise(), "30");
}

// "At most four bets a round (one bet and three raises; the big blind counts as the bet), also between two players"
TEST(FixedLimit, HasFourBetsARoundTheBigBlindIsOne) {
    BettingTable table(fixed_limit(5, 10), {1000, 1000, 1000});
    table.raise_to(20).raise_to(30).raise_to(40);
    EXPECT_EQ(table.awaited(), 1);
    EXPECT_EQ(table.to_call(), 20);
    EXPECT_EQ(table.raise(), "no");
    EXPECT_EQ(table.options().closed, RaiseClosed::most_bets);
    table.call().call().next_round();
    table.raise_to(10).raise_to(20).raise_to(30).raise_to(40);
    EXPECT_EQ(table.raise(), "no") << "one bet and three raises";
    EXPECT_EQ(table.to_call(), 20);
}

TEST(FixedLimit, HasFourBetsAlsoBetweenTwoPlayers) {
    BettingTable table(fixed_limit(5, 10), {1000, 1000});
    table.raise_to(20).raise_to(30).raise_to(40);
    EXPECT_EQ(table.raise(), "no");
    table.call().next_round().raise_to(10).raise_to(20).raise_to(30).raise_to(40);
    EXPECT_EQ(table.raise(), "no");
}

// "the cap can be set from 1 to 8 bets or off"
TEST(FixedLimit, HasItsCapSetFrom1To8BetsOrOff) {
    for (std::uint8_t cap = 1; cap <= highest_cap; ++cap) {
        Stakes stakes = fixed_limit(5, 10);
        stakes.most_bets = cap;
        BettingTable table = flop(stakes);
        for (int bets = 1; bets <= cap; ++bets) table.raise_to(10 * bets);
        EXPECT_EQ(table.options().closed, RaiseClosed::most_bets) << int{cap};
    }
    Stakes stakes = fixed_limit(5, 10);
    stakes.most_bets.reset();
    BettingTable table = flop(stakes, {9000, 9000, 9000});
    for (int bets = 1; bets <= 600; ++bets) table.raise_to(10 * bets);
    EXPECT_EQ(table.raise(), "6010");
}

// "Once it is reached nobody may go above the price, not even all-in."
TEST(FixedLimit, LetsNobodyAboveThePriceOnceTheCapIsReached) {
    BettingTable table(fixed_limit(5, 10), {1000, 1000, 43, 1000}, 4);
    EXPECT_EQ(table.awaited(), 3);
    table.call().raise_to(20).raise_to(30).raise_to(40);
    EXPECT_EQ(table.awaited(), 3);
    EXPECT_EQ(table.options().closed, RaiseClosed::most_bets) << "43 would be 3 above the price";
    table.call();
    EXPECT_EQ(table.stack(3), 3);
}

}  // namespace
}  // namespace riverbones::test
