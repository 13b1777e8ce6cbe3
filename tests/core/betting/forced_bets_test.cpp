#include <gtest/gtest.h>

#include "tests/core/betting/betting_table.hpp"

// "Button and forced bets" of section 2 of the rules: what is posted.

namespace riverbones::test {
namespace {

using betting::Structure;

// "Forced bets are blinds (default), an ante, or both."
TEST(ForcedBets, AreBlinds) {
    const BettingTable table(no_limit(5, 10), {100, 100, 100});
    EXPECT_EQ(table.posts(), "small blind 5 of 2, big blind 10 of 3");
    EXPECT_EQ(table.bet(1), 0);
    EXPECT_EQ(table.bet(2), 5);
    EXPECT_EQ(table.bet(3), 10);
    EXPECT_EQ(table.stack(3), 90);
}

TEST(ForcedBets, AreAnAnte) {
    const BettingTable table(ante_only(Structure::no_limit, 5, 20), {100, 100, 100});
    EXPECT_EQ(table.posts(), "ante 5 of 2, ante 5 of 3, ante 5 of 1") << "clockwise from left of the button";
    EXPECT_EQ(table.pots(), "15 for 1-2-3");
}

TEST(ForcedBets, AreBothAntesFirst) {
    const BettingTable table(no_limit(5, 10, 2), {100, 100, 100}, 2);
    EXPECT_EQ(table.posts(), "ante 2 of 3, ante 2 of 1, ante 2 of 2, small blind 5 of 3, big blind 10 of 1");
}

TEST(ForcedBets, OfASmallBlindThatIsNotDueAreTheOthers) {
    const BettingTable table(no_limit(5, 10), {100, 100, 100, 100}, 1, {0, 3});
    EXPECT_EQ(table.posts(), "big blind 10 of 3");
    EXPECT_EQ(table.awaited(), 4);
    EXPECT_EQ(table.to_call(), 10);
}

// "An ante is paid by every seat before the blinds, straight into the pot; it is not part of a bet."
TEST(Ante, IsNotPartOfABet) {
    BettingTable table(no_limit(5, 10, 2), {100, 100, 100});
    for (int number = 1; number <= 3; ++number) EXPECT_EQ(table.stack(number) + table.bet(number), 98);
    EXPECT_EQ(table.pots(), "6 for 1-2-3") << "the bets are not in the pot yet";
    EXPECT_EQ(table.to_call(), 10);
    EXPECT_EQ(table.raise(), "20..98");
}

// "The ante has first claim on a short stack"
TEST(Ante, HasFirstClaimOnAShortStack) {
    BettingTable table(no_limit(5, 10, 4), {100, 100, 7});
    EXPECT_EQ(table.posts(), "ante 4 of 2, ante 4 of 3, ante 4 of 1, small blind 5 of 2, big blind 3 of 3");
    EXPECT_EQ(table.stack(3), 0);
    EXPECT_EQ(table.price(), 10);
}

TEST(Ante, MayTakeAllThatTheBlindsNeeded) {
    BettingTable table(no_limit(5, 10, 4), {100, 3, 2, 100});
    EXPECT_EQ(table.posts(), "ante 3 of 2, ante 2 of 3, ante 4 of 4, ante 4 of 1") << "nothing was left for blinds";
    EXPECT_EQ(table.awaited(), 4);
    EXPECT_EQ(table.price(), 10) << "even if nothing could be posted";
    EXPECT_EQ(table.to_call(), 10);
    EXPECT_EQ(table.raise(), "20..96");
}

// "the part of an ante that no other seat matches goes back at once, before the blinds"
TEST(Ante, ThatNobodyMatchesGoesBackBeforeTheBlinds) {
    const BettingTable table(no_limit(5, 10, 10), {4, 12}, 1);
    EXPECT_EQ(table.posts(), "ante 10 of 2, ante 4 of 1, big blind 8 of 2") << "12 - 4 can be posted, not 12 - 10";
    EXPECT_EQ(table.ante_returned(), "6 to 2");
    EXPECT_EQ(table.awaited(), 0);
    EXPECT_EQ(table.stack(2), 0);
}

TEST(Ante, GoesBackAsFarAsNobodyMatchesIt) {
    const BettingTable table(ante_only(Structure::no_limit, 25, 50), {25, 10, 17});
    EXPECT_EQ(table.ante_returned(), "8 to 1");
    EXPECT_EQ(table.pots(), "30 for 1-2-3, 14 for 1-3");
    EXPECT_EQ(table.stack(1), 8);
    EXPECT_EQ(table.awaited(), 0) << "nobody can answer a bet";
}

TEST(Ante, ThatTwoPaidInFullDoesNotGoBack) {
    const BettingTable table(ante_only(Structure::no_limit, 25, 50), {100, 10, 100});
    EXPECT_EQ(table.ante_returned(), "nothing");
    EXPECT_EQ(table.pots(), "30 for 1-2-3, 30 for 1-3");
}

// "A short stack pays what it has and is all-in."
TEST(ShortStack, PaysWhatItHasAndIsAllIn) {
    BettingTable table(no_limit(5, 10), {100, 3, 100});
    EXPECT_EQ(table.posts(), "small blind 3 of 2, big blind 10 of 3");
    table.call();
    EXPECT_EQ(table.awaited(), 3) << "the small blind is not asked";
    table.check();
    EXPECT_EQ(table.end_round(), "nothing");
    EXPECT_EQ(table.pots(), "9 for 1-2-3, 14 for 1-3");
}

// "In an ante-only game ... there is no bet to call at first, and the smallest bet is a setting of its own."
TEST(AnteOnlyGame, HasNoBetToCallAtFirstAndASmallestBetOfItsOwn) {
    const BettingTable table(ante_only(Structure::no_limit, 5, 20), {100, 100, 100});
    EXPECT_EQ(table.awaited(), 2);
    EXPECT_EQ(table.price(), 0);
    EXPECT_EQ(table.to_call(), 0);
    EXPECT_EQ(table.raise(), "20..95");
    EXPECT_TRUE(table.options().opens);
}

// A seat without chips is not dealt in.
TEST(EmptySeat, IsNeitherAskedNorInThePot) {
    BettingTable table(no_limit(5, 10, 1), {100, 0, 100, 100});
    EXPECT_EQ(table.posts(), "ante 1 of 3, ante 1 of 4, ante 1 of 1, small blind 5 of 3, big blind 10 of 4");
    table.call().call().check();
    EXPECT_EQ(table.awaited(), 0);
    table.end_round();
    EXPECT_EQ(table.pots(), "33 for 1-3-4");
}

}  // namespace
}  // namespace riverbones::test
