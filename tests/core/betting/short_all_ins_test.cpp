#include <gtest/gtest.h>

#include "tests/core/betting/betting_table.hpp"

// "Short all-ins" of section 2 of the rules.

namespace riverbones::test {
namespace {

using namespace betting;

/// The flop of an ante-only game without antes worth speaking of: seats 1, 2, ... have `stacks`, the button is the
/// last seat, so seat 1 is first.
BettingTable flop(Structure structure, int smallest_bet, std::vector<int> stacks) {
    for (int& stack : stacks) ++stack;
    BettingTable table(ante_only(structure, 1, smallest_bet), stacks, static_cast<int>(stacks.size()));
    table.settle().next_round();
    return table;
}
BettingTable no_limit_flop(int smallest_bet, const std::vector<int>& stacks) {
    return flop(Structure::no_limit, smallest_bet, stacks);
}
BettingTable fixed_limit_flop(int small_bet, const std::vector<int>& stacks) {
    return flop(Structure::fixed_limit, small_bet, stacks);
}

// "An all-in below the smallest raise is allowed."
TEST(ShortAllIn, IsAllowedBelowTheSmallestRaise) {
    BettingTable table = no_limit_flop(10, {500, 17, 500});
    table.raise_to(10);
    EXPECT_EQ(table.raise(), "17") << "20 would be the smallest raise";
    EXPECT_FALSE(allows(table.options(), RaiseTo{Chips{16}}));
}

// "A player who has not acted in this round may always raise"
TEST(ShortAllIn, LetsAPlayerWhoHasNotActedRaise) {
    BettingTable table = no_limit_flop(10, {500, 11, 500});
    table.raise_to(10).all_in();
    EXPECT_EQ(table.awaited(), 3);
    EXPECT_EQ(table.raise(), "21..500");
}

// "a check is acting"
TEST(ShortAllIn, DoesNotLetAPlayerWhoHasCheckedRaise) {
    BettingTable table = no_limit_flop(10, {500, 4, 500});
    table.check().all_in().call();
    EXPECT_EQ(table.awaited(), 1);
    EXPECT_EQ(table.to_call(), 4);
    EXPECT_EQ(table.raise(), "no");
    EXPECT_EQ(table.options().closed, RaiseClosed::not_reopened);
}

TEST(FullBet, LetsAPlayerWhoHasCheckedRaise) {
    BettingTable table = no_limit_flop(10, {500, 10, 500});
    table.check().all_in().call();
    EXPECT_EQ(table.raise(), "20..500");
}

// "posting a blind is not"
TEST(ShortAllIn, LetsABlindRaiseThatHasOnlyPosted) {
    BettingTable table(no_limit(5, 10), {500, 500, 500, 14}, 1);
    EXPECT_EQ(table.awaited(), 4);
    table.all_in().call();
    EXPECT_EQ(table.awaited(), 2);
    EXPECT_EQ(table.raise(), "24..500");
    table.call();
    EXPECT_EQ(table.awaited(), 3);
    EXPECT_EQ(table.to_call(), 4);
    EXPECT_EQ(table.raise(), "24..500");
}

// "A player who has acted may raise again only if what he now has to call is at least the smallest raise"
TEST(ShortAllIn, DoesNotReopenForWhoHasActed) {
    BettingTable table = no_limit_flop(10, {500, 500, 199});
    table.raise_to(100).call().all_in();
    EXPECT_EQ(table.to_call(), 99);
    EXPECT_EQ(table.raise(), "no");
    EXPECT_EQ(table.options().faced, Chips{99});
    EXPECT_EQ(table.options().required, Chips{100});
}

TEST(AllIn, OfExactlyTheSmallestRaiseReopens) {
    BettingTable table = no_limit_flop(10, {500, 500, 200});
    table.raise_to(100).call().all_in();
    EXPECT_EQ(table.to_call(), 100);
    EXPECT_EQ(table.raise(), "300..500");
}

// "several short all-ins count together, for each player by what he faces"
TEST(SeveralShortAllIns, CountTogetherForEachPlayerByWhatHeFaces) {
    BettingTable table = no_limit_flop(10, {800, 160, 800, 230});
    table.raise_to(100).all_in();
    EXPECT_EQ(table.awaited(), 3);
    table.call().all_in();
    EXPECT_EQ(table.awaited(), 1);
    EXPECT_EQ(table.to_call(), 130) << "60 and 70 together";
    EXPECT_EQ(table.raise(), "330..800") << "they never change the amount: 230 + 100";
    table.call();
    EXPECT_EQ(table.awaited(), 3);
    EXPECT_EQ(table.to_call(), 70) << "this one called 160";
    EXPECT_EQ(table.raise(), "no");
    EXPECT_EQ(table.options().faced, Chips{70});
}

TEST(SeveralShortAllIns, ThatStayBelowAFullRaiseDoNotReopen) {
    BettingTable table = no_limit_flop(10, {800, 130, 160, 800});
    table.raise_to(100).all_in().all_in().call();
    EXPECT_EQ(table.to_call(), 60);
    EXPECT_EQ(table.options().closed, RaiseClosed::not_reopened);
}

TEST(SeveralShortAllIns, NeverChangeTheSmallestRaise) {
    BettingTable table = no_limit_flop(10, {800, 160, 230, 800});
    table.raise_to(100).all_in().all_in();
    EXPECT_EQ(table.raise(), "330..800");
}

// A full raise in between opens the round again for everybody, whatever was short before.
TEST(FullRaise, AfterAShortAllInReopens) {
    BettingTable table = no_limit_flop(10, {800, 130, 800});
    table.raise_to(100).all_in().raise_to(230);
    EXPECT_EQ(table.raise(), "330..800");
    table.raise_to(400);
    EXPECT_EQ(table.to_call(), 170);
    EXPECT_EQ(table.raise(), "570..800");
}

TEST(ShortAllIn, InPotLimitIsAsInNoLimit) {
    BettingTable table = flop(Structure::pot_limit, 10, {500, 17, 500});
    table.raise_to(10);
    EXPECT_EQ(table.raise(), "17");
    table.all_in().call();
    EXPECT_EQ(table.to_call(), 7);
    EXPECT_EQ(table.raise(), "no");
    EXPECT_EQ(table.options().required, Chips{10});
}

// "Fixed limit: an all-in of at least half a bet above the last full level counts as a full bet or raise ..., and the
// next raise is one bet on top of it (10, 15: to 25)."
TEST(FixedLimitAllIn, OfHalfABetIsAFullRaise) {
    BettingTable table = fixed_limit_flop(10, {500, 15, 500});
    table.raise_to(10);
    EXPECT_EQ(table.raise(), "15");
    table.all_in();
    EXPECT_EQ(table.raise(), "25");
}

// "(also towards the cap)"
TEST(FixedLimitAllIn, OfHalfABetCountsTowardsTheCap) {
    BettingTable table = fixed_limit_flop(10, {500, 15, 500, 500});
    table.raise_to(10).all_in().raise_to(25).raise_to(35);
    EXPECT_EQ(table.awaited(), 1);
    EXPECT_EQ(table.options().closed, RaiseClosed::most_bets);
}

TEST(FixedLimitAllIn, OfHalfABetIsAFullBetToo) {
    BettingTable table = fixed_limit_flop(10, {5, 500, 500, 500});
    table.all_in();
    EXPECT_EQ(table.raise(), "15");
    table.raise_to(15).raise_to(25).raise_to(35);
    EXPECT_EQ(table.options().closed, RaiseClosed::most_bets) << "5, 15, 25 and 35 are four";
}

// "Less than half counts as a call, and the next raise completes to the full level (10, 13: to 20), which counts
// towards the cap."
TEST(FixedLimitAllIn, OfLessThanHalfABetIsACallAndTheNextRaiseCompletes) {
    BettingTable table = fixed_limit_flop(10, {500, 13, 500, 500});
    table.raise_to(10).all_in();
    EXPECT_EQ(table.price(), 13);
    EXPECT_EQ(table.raise(), "20");
    table.raise_to(20).raise_to(30).raise_to(40);
    EXPECT_EQ(table.options().closed, RaiseClosed::most_bets) << "10, 20, 30 and 40 are four, 13 is none";
    EXPECT_EQ(table.to_call(), 20);
}

TEST(FixedLimitAllIn, OfLessThanHalfABetOpensWithoutABet) {
    BettingTable table = fixed_limit_flop(10, {4, 500, 500});
    table.all_in();
    EXPECT_EQ(table.raise(), "10");
}

TEST(FixedLimitAllIn, IsMeasuredFromTheLastFullLevel) {
    BettingTable table = fixed_limit_flop(10, {500, 13, 16, 500});
    table.raise_to(10).all_in().all_in();
    EXPECT_EQ(table.raise(), "26") << "16 is 6 above the level of 10, though 3 above the price";
}

// "The full level is 0 at the start of a round, a full big blind in the first round with blinds."
TEST(FixedLimitAllIn, IsMeasuredFromAFullBigBlindInTheFirstRound) {
    BettingTable short_blind(fixed_limit(5, 10), {500, 500, 3, 14}, 1);
    EXPECT_EQ(short_blind.awaited(), 4);
    EXPECT_EQ(short_blind.price(), 10);
    EXPECT_EQ(short_blind.raise(), "14");
    short_blind.all_in();
    EXPECT_EQ(short_blind.raise(), "20") << "4 is less than half a bet";
    BettingTable full(fixed_limit(5, 10), {500, 500, 3, 15}, 1);
    full.all_in();
    EXPECT_EQ(full.raise(), "25");
}

TEST(FixedLimitAllIn, IsMeasuredFrom0AtTheStartOfARound) {
    BettingTable table = fixed_limit_flop(10, {500, 500, 500});
    table.raise_to(10).raise_to(20).settle().next_round().settle().next_round();
    EXPECT_EQ(table.raise(), "20");
    BettingTable all_in = fixed_limit_flop(10, {500, 29, 500});
    all_in.raise_to(10).raise_to(20).settle().next_round();
    EXPECT_EQ(all_in.hand.round, 2);
    all_in.check();
    EXPECT_EQ(all_in.raise(), "9") << "less than half of 20";
    all_in.all_in();
    EXPECT_EQ(all_in.raise(), "20");
}

// "Who has acted may raise again exactly if he himself faces at least half a bet, whatever counted as a full raise in
// between."
TEST(FixedLimitAllIn, ReopensForWhoFacesHalfABet) {
    BettingTable table = fixed_limit_flop(10, {500, 15, 500});
    table.raise_to(10).all_in().call();
    EXPECT_EQ(table.to_call(), 5);
    EXPECT_EQ(table.raise(), "25");
}

TEST(FixedLimitAllIn, DoesNotReopenForWhoFacesLessThanHalfABet) {
    BettingTable table = fixed_limit_flop(10, {500, 13, 500});
    table.raise_to(10).all_in().call();
    EXPECT_EQ(table.to_call(), 3);
    EXPECT_EQ(table.raise(), "no");
    EXPECT_EQ(table.options().closed, RaiseClosed::not_reopened);
    EXPECT_EQ(table.options().faced, Chips{3});
    EXPECT_EQ(table.options().required, Chips{5});
}

TEST(FixedLimitAllIn, DoesNotReopenForTheCallerThoughAFullRaiseWasInBetween) {
    BettingTable table = fixed_limit_flop(10, {500, 13, 500, 16});
    table.raise_to(10).all_in().call().all_in();
    EXPECT_EQ(table.awaited(), 1);
    EXPECT_EQ(table.to_call(), 6);
    EXPECT_EQ(table.raise(), "26") << "16 counts as a full raise, and seat 1 faces 6";
    table.call();
    EXPECT_EQ(table.awaited(), 3);
    EXPECT_EQ(table.to_call(), 3);
    EXPECT_EQ(table.raise(), "no") << "the caller of 13 faces 3";
}

TEST(FixedLimitAllIn, ReopensTogetherWithOthersThatCountedAsCalls) {
    BettingTable table = fixed_limit_flop(10, {500, 12, 14, 500});
    table.raise_to(10).all_in().all_in().call();
    EXPECT_EQ(table.to_call(), 4);
    EXPECT_EQ(table.raise(), "no");
    BettingTable more = fixed_limit_flop(20, {500, 24, 33, 500});
    more.raise_to(20).all_in().all_in().call();
    EXPECT_EQ(more.to_call(), 13);
    EXPECT_EQ(more.raise(), "53");
}

// "Half of an odd bet is not rounded."
TEST(HalfOfAnOddBet, IsNotRounded) {
    BettingTable less = fixed_limit_flop(5, {500, 7, 500});
    less.raise_to(5).all_in();
    EXPECT_EQ(less.raise(), "10") << "2 are less than 2.5";
    less.call();
    EXPECT_EQ(less.raise(), "no");
    EXPECT_EQ(less.options().required, Chips{3});

    BettingTable more = fixed_limit_flop(5, {500, 8, 500});
    more.raise_to(5).all_in();
    EXPECT_EQ(more.raise(), "13") << "3 are more than 2.5";
    more.call();
    EXPECT_EQ(more.raise(), "13");
}

}  // namespace
}  // namespace riverbones::test
