#include <gtest/gtest.h>

#include "tests/core/betting/betting_table.hpp"

// "Actions" of section 2 of the rules: what a seat may do, the price, and what it has to call.

namespace riverbones::test {
namespace {

using namespace betting;

bool may(const BettingTable& table, const Action& action) { return allows(table.options(), action); }
RaiseTo to(int total) { return RaiseTo{Chips{total}}; }

// "check (nothing to call), bet (nothing bet so far), call, raise, fold ... The others exist only when legal."
TEST(Actions, ExistOnlyWhenLegal) {
    BettingTable table(no_limit(5, 10), {100, 100, 100});
    EXPECT_FALSE(may(table, Check{}));
    EXPECT_TRUE(may(table, Call{}));
    table.settle().next_round();
    EXPECT_TRUE(may(table, Check{}));
    EXPECT_FALSE(may(table, Call{}));
    EXPECT_TRUE(table.options().opens);
    table.raise_to(10);
    EXPECT_FALSE(table.options().opens);
    EXPECT_FALSE(may(table, Check{}));
}

// "Fold is always legal"
TEST(Fold, IsAlwaysLegal) {
    BettingTable table(no_limit(5, 10), {100, 100, 100});
    EXPECT_TRUE(may(table, Fold{}));
    table.settle().next_round();
    EXPECT_EQ(table.to_call(), 0);
    EXPECT_TRUE(may(table, Fold{})) << "also where checking is free";
}

// "Going all-in is a bet, call or raise of the whole stack."
TEST(AllIn, IsABetCallOrRaiseOfTheWholeStack) {
    BettingTable bet(no_limit(5, 10), {100, 100, 100});
    bet.settle().next_round().raise_to(90);
    EXPECT_EQ(bet.stack(2), 0);
    EXPECT_EQ(bet.bet(2), 90);
    bet.fold().call();
    EXPECT_EQ(bet.stack(1), 0);
    BettingTable raise(no_limit(5, 10), {100, 100, 100});
    raise.raise_to(20).raise_to(100);
    EXPECT_EQ(raise.stack(2), 0);
    EXPECT_EQ(raise.bet(2), 100);
}

// "Amounts are said as the total of the round"
TEST(Amounts, AreTotalsOfTheRound) {
    BettingTable table(no_limit(5, 10), {100, 100, 100});
    table.raise_to(30);
    EXPECT_EQ(table.stack(1), 70);
    table.raise_to(60);
    EXPECT_EQ(table.stack(2), 40) << "5 were there already";
    table.fold().call().next_round().raise_to(20);
    EXPECT_EQ(table.bet(2), 20) << "bets of earlier rounds do not count";
    EXPECT_EQ(table.stack(2), 20);
}

TEST(Amounts, AreAllowedFromTheLeastToTheMost) {
    BettingTable table(no_limit(5, 10), {100, 100, 100});
    EXPECT_FALSE(may(table, to(19)));
    EXPECT_TRUE(may(table, to(20)));
    EXPECT_TRUE(may(table, to(21)));
    EXPECT_TRUE(may(table, to(100)));
    EXPECT_FALSE(may(table, to(101)));
    EXPECT_FALSE(may(table, to(-20)));
}

// "The price is the highest bet of the round"
TEST(Price, IsTheHighestBetOfTheRound) {
    BettingTable table(no_limit(5, 10), {100, 100, 100});
    EXPECT_EQ(table.price(), 10);
    table.raise_to(30);
    EXPECT_EQ(table.price(), 30);
    table.raise_to(70);
    EXPECT_EQ(table.price(), 70);
    table.call().call().next_round();
    EXPECT_EQ(table.price(), 0);
}

TEST(Price, IsTheHighestBetAlsoIfWhoMadeItHasFolded) {
    BettingTable table(no_limit(5, 10), {100, 100, 100, 100});
    table.raise_to(40);
    table.leave(4);
    EXPECT_EQ(table.awaited(), 1);
    EXPECT_EQ(table.price(), 40);
    EXPECT_EQ(table.to_call(), 40);
    EXPECT_EQ(table.raise(), "70..100");
}

// "in the first round with blinds at least a full big blind, even if less or nothing could be posted"
TEST(Price, IsAFullBigBlindAlsoIfLessWasPosted) {
    const BettingTable less(no_limit(5, 10), {100, 100, 4});
    EXPECT_EQ(less.price(), 10);
    EXPECT_EQ(less.to_call(), 10);
    EXPECT_EQ(less.raise(), "20..100");
    const BettingTable nothing(no_limit(5, 10, 4), {100, 100, 4});
    EXPECT_EQ(nothing.posts(), "ante 4 of 2, ante 4 of 3, ante 4 of 1, small blind 5 of 2");
    EXPECT_EQ(nothing.price(), 10);
    EXPECT_EQ(nothing.to_call(), 10);
}

TEST(Price, OfLaterRoundsDoesNotKnowTheBigBlind) {
    BettingTable table(no_limit(5, 10), {100, 100, 4});
    table.settle().next_round();
    EXPECT_EQ(table.price(), 0);
    EXPECT_EQ(table.to_call(), 0);
}

// "To call is what the player still lacks to the price, counting the price as no more than the largest total that an
// opponent still in can reach in this round (his bet plus his stack)"
TEST(ToCall, IsWhatIsLackingToThePrice) {
    BettingTable table(no_limit(5, 10), {100, 100, 100});
    EXPECT_EQ(table.to_call(), 10);
    table.raise_to(30);
    EXPECT_EQ(table.to_call(), 25);
    table.call();
    EXPECT_EQ(table.to_call(), 20);
}

TEST(ToCall, CountsThePriceAsNoMoreThanAnOpponentCanReach) {
    BettingTable table(no_limit(5, 10), {100, 7});
    EXPECT_EQ(table.price(), 10);
    EXPECT_EQ(table.to_call(), 2);
    table.call();
    EXPECT_EQ(table.bet(1), 7);
    EXPECT_EQ(table.awaited(), 0);
    EXPECT_EQ(table.end_round(), "nothing");
    EXPECT_EQ(table.pots(), "14 for 1-2");
}

TEST(ToCall, CountsTheFarthestOpponentWithHisStack) {
    BettingTable table(no_limit(5, 10), {100, 8, 4});
    EXPECT_EQ(table.to_call(), 8) << "the small blind can reach 8, the big blind 4";
    table.call();
    EXPECT_EQ(table.to_call(), 3);
    table.call();
    EXPECT_EQ(table.awaited(), 0);
    table.end_round();
    EXPECT_EQ(table.pots(), "12 for 1-2-3, 8 for 1-2");
}

TEST(ToCall, DoesNotCountOpponentsWhoHaveFolded) {
    BettingTable table(no_limit(5, 10), {100, 100, 100, 4}, 2, {3, 4});
    EXPECT_EQ(table.awaited(), 1);
    EXPECT_EQ(table.to_call(), 10);
    table.fold().fold();
    EXPECT_EQ(table.awaited(), 0) << "the small blind has 5 in, the only opponent 4";
    EXPECT_EQ(table.end_round(), "1 to 3");
}

// "and never more than the player has left"
TEST(ToCall, IsNeverMoreThanThePlayerHasLeft) {
    BettingTable table(no_limit(5, 10), {100, 22, 100});
    table.raise_to(50);
    EXPECT_EQ(table.to_call(), 17);
    table.call();
    EXPECT_EQ(table.stack(2), 0);
    EXPECT_EQ(table.bet(2), 22);
}

// "A bet or raise is offered only if another seat still in could put in more than the price (what it has bet in this
// round plus its stack)."
TEST(Raise, IsOfferedOnlyIfAnotherSeatCouldPutInMoreThanThePrice) {
    BettingTable table(no_limit(5, 10), {500, 100, 60});
    table.raise_to(60);
    EXPECT_EQ(table.awaited(), 2);
    EXPECT_EQ(table.raise(), "100") << "seat 1 can answer";
    table.all_in();
    EXPECT_EQ(table.awaited(), 3);
    EXPECT_EQ(table.raise(), "no");
    table.call();
    EXPECT_EQ(table.awaited(), 1);
    EXPECT_EQ(table.to_call(), 40);
    EXPECT_EQ(table.raise(), "no") << "seat 2 is all-in for 100, seat 3 for 60";
    EXPECT_EQ(table.options().closed, RaiseClosed::nobody_can_answer);
}

TEST(Raise, IsOfferedForThePriceOfOneChipMore) {
    BettingTable exactly(no_limit(5, 10), {500, 100, 60});
    exactly.raise_to(100);
    EXPECT_EQ(exactly.raise(), "no") << "seat 2 has no more than the price";
    EXPECT_EQ(exactly.options().closed, RaiseClosed::no_chips_beyond_call);
    BettingTable more(no_limit(5, 10), {500, 100, 60});
    more.raise_to(99);
    EXPECT_EQ(more.raise(), "100");
}

TEST(Raise, IsNotOfferedAgainstFoldedSeats) {
    BettingTable table(no_limit(5, 10), {20, 500, 500});
    table.raise_to(20).fold();
    EXPECT_EQ(table.to_call(), 10);
    EXPECT_EQ(table.raise(), "no");
    EXPECT_EQ(table.options().closed, RaiseClosed::nobody_can_answer);
    table.call();
    EXPECT_EQ(table.awaited(), 0);
}

TEST(Raise, IsClosedToWhoHasNoChipsBeyondTheCall) {
    BettingTable table(no_limit(5, 10), {500, 30, 500});
    table.raise_to(40);
    EXPECT_EQ(table.raise(), "no");
    EXPECT_EQ(table.options().closed, RaiseClosed::no_chips_beyond_call);
}

// "Nobody is asked who has nothing to call and may not bet or raise."
TEST(Nobody, IsAskedWhoHasNothingToCallAndMayNotRaise) {
    BettingTable small_blind_all_in(no_limit(5, 10), {5, 100});
    EXPECT_EQ(small_blind_all_in.awaited(), 0) << "the big blind has nothing to decide";
    EXPECT_EQ(small_blind_all_in.end_round(), "5 to 2");

    BettingTable one_chip_stack(no_limit(5, 10), {300, 100, 100});
    one_chip_stack.raise_to(100).all_in().all_in().next_round();
    EXPECT_EQ(one_chip_stack.awaited(), 0) << "seat 1 has 200, nobody can answer";
}

TEST(Nobody, IsAskedInABigBlindThatIsTheLastBetOfTheCap) {
    Stakes stakes = fixed_limit(5, 10);
    stakes.most_bets = 1;
    BettingTable table(stakes, {100, 100, 100});
    EXPECT_EQ(table.raise(), "no");
    EXPECT_EQ(table.options().closed, RaiseClosed::most_bets);
    table.call().call();
    EXPECT_EQ(table.awaited(), 0);
}

}  // namespace
}  // namespace riverbones::test
