#include <gtest/gtest.h>

#include "tests/core/betting/betting_table.hpp"

// "Leaving during a hand" of section 2 of the rules.

namespace riverbones::test {
namespace {

using namespace betting;

// "in fixed limit the player counts as all-in for what has been put in (his stack no longer counts), keeps the hand"
TEST(LeavingFixedLimit, CountsAsAllInForWhatHasBeenPutIn) {
    BettingTable table(fixed_limit(5, 10), {500, 500, 500});
    table.call().call();
    EXPECT_EQ(table.leave(1), 490) << "the stack is set aside";
    EXPECT_EQ(table.stack(1), 0);
    EXPECT_TRUE(table.hand.place(seat(1)).still_in());
    EXPECT_TRUE(table.hand.place(seat(1)).all_in());
    table.raise_to(20).call();
    EXPECT_EQ(table.awaited(), 0) << "who left is not asked";
    EXPECT_EQ(table.end_round(), "nothing");
    EXPECT_EQ(table.pots(), "30 for 1-2-3, 20 for 2-3");
    EXPECT_EQ(table.stacks_after({9, 1, 2}), (std::vector{30, 480, 500})) << "the hand is kept";
}

TEST(LeavingFixedLimit, PassesTheTurnOn) {
    BettingTable table(fixed_limit(5, 10), {500, 500, 500});
    table.raise_to(20);
    EXPECT_EQ(table.leave(2), 495);
    EXPECT_EQ(table.awaited(), 3);
    table.call();
    EXPECT_EQ(table.awaited(), 0);
    table.end_round();
    EXPECT_EQ(table.pots(), "15 for 1-2-3, 30 for 1-3");
}

// "(his stack no longer counts)"
TEST(LeavingFixedLimit, NoLongerCountsTheStack) {
    BettingTable table(fixed_limit(5, 10), {500, 500, 20});
    table.raise_to(20);
    EXPECT_EQ(table.leave(1), 480);
    EXPECT_EQ(table.raise(), "no") << "seat 1 cannot answer, seat 3 has no more than 20";
    EXPECT_EQ(table.options().closed, RaiseClosed::nobody_can_answer);
}

TEST(LeavingFixedLimit, EndsTheRoundForWhoHasNothingToDecideAnyMore) {
    BettingTable table(fixed_limit(5, 10), {500, 500});
    table.call();
    EXPECT_EQ(table.awaited(), 2);
    EXPECT_EQ(table.leave(1), 490);
    EXPECT_EQ(table.awaited(), 0) << "nobody is left to bet against";
    table.end_round();
    EXPECT_TRUE(betting_is_over(table.hand));
}

TEST(LeavingFixedLimit, StillHasToBeCalled) {
    BettingTable table(fixed_limit(5, 10), {500, 500});
    table.raise_to(20);
    table.leave(1);
    EXPECT_EQ(table.awaited(), 2);
    EXPECT_EQ(table.to_call(), 10);
}

TEST(LeavingFixedLimit, DoesNotBetAgainWhatComesBack) {
    BettingTable table(fixed_limit(5, 10), {500, 5, 500});
    table.raise_to(20).fold();
    EXPECT_EQ(table.leave(1), 480);
    EXPECT_EQ(table.end_round(), "10 to 1") << "seat 3 had matched 10";
    EXPECT_EQ(table.stack(1), 10);
    EXPECT_TRUE(table.hand.place(seat(1)).all_in()) << "it still counts as all-in";
    EXPECT_EQ(table.hand.place(seat(1)).reach(), Chips{}) << "and its chips do not count";
    EXPECT_TRUE(betting_is_over(table.hand));
    table.deal_out();
    EXPECT_EQ(table.awaited(), 0);
}

TEST(LeavingFixedLimit, WithNothingPutInIsFolding) {
    BettingTable table(fixed_limit(5, 10), {500, 500, 500});
    EXPECT_EQ(table.leave(1), 0);
    EXPECT_TRUE(table.hand.place(seat(1)).folded) << "there is nothing it could win";
    EXPECT_EQ(table.stack(1), 500);
    EXPECT_EQ(table.awaited(), 2);
}

TEST(LeavingFixedLimit, BetweenRoundsKeepsTheHand) {
    BettingTable table(fixed_limit(5, 10), {500, 500, 500});
    table.settle().end_round();
    EXPECT_EQ(table.leave(2), 490);
    begin_round(table.hand);
    EXPECT_EQ(table.awaited(), 3);
    table.raise_to(10).call();
    table.end_round();
    EXPECT_EQ(table.pots(), "30 for 1-2-3, 20 for 1-3");
}

// "in the other structures the hand is folded at once"
TEST(LeavingOtherStructures, FoldsTheHandAtOnce) {
    for (const Structure structure : {Structure::no_limit, Structure::pot_limit}) {
        BettingTable table(blinds(structure, 5, 10), {500, 500, 500});
        table.raise_to(20);
        EXPECT_EQ(table.leave(3), 0) << "nothing is set aside";
        EXPECT_EQ(table.awaited(), 2) << "it was not this one's turn";
        EXPECT_EQ(table.stack(3), 490);
        table.call();
        EXPECT_EQ(table.awaited(), 0);
        table.end_round();
        EXPECT_EQ(table.pots(), "50 for 1-2");
    }
}

TEST(LeavingOtherStructures, PassesTheTurnOn) {
    BettingTable table(no_limit(5, 10), {500, 500, 500});
    table.leave(1);
    EXPECT_EQ(table.awaited(), 2);
    table.leave(2);
    EXPECT_EQ(table.awaited(), 0);
    EXPECT_EQ(still_in(table.hand), 1);
    EXPECT_EQ(table.end_round(), "5 to 3");
}

TEST(LeavingOtherStructures, MayLeaveNobodyToBetAgainst) {
    BettingTable table(no_limit(5, 10), {500, 500, 7}, 1, {2, 3});
    table.call();
    EXPECT_EQ(table.awaited(), 2);
    EXPECT_EQ(table.to_call(), 5);
    table.leave(1);
    EXPECT_EQ(table.awaited(), 2);
    EXPECT_EQ(table.to_call(), 2) << "the only opponent has 7";
}

TEST(LastRaiserWhoLeaves, ShowsNothing) {
    BettingTable table(no_limit(5, 10), {500, 500, 500});
    table.raise_to(20).call();
    EXPECT_EQ(table.last_raiser(), 1);
    table.leave(1);
    EXPECT_EQ(table.last_raiser(), 0);
}

TEST(Winner, DoesNotFoldByLeaving) {
    BettingTable table(no_limit(5, 10), {500, 500});
    table.fold();
    EXPECT_EQ(table.leave(2), 0);
    EXPECT_EQ(still_in(table.hand), 1);
    table.end_round();
    EXPECT_EQ(table.stacks_after({9, 1}), (std::vector{495, 505}));
}

TEST(FoldedSeat, LeavesNothingBehind) {
    BettingTable table(fixed_limit(5, 10), {500, 500, 500});
    table.fold();
    EXPECT_EQ(table.leave(1), 0);
    EXPECT_EQ(table.stack(1), 500);
    EXPECT_EQ(table.awaited(), 2);
}

}  // namespace
}  // namespace riverbones::test
