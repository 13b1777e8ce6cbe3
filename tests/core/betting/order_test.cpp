#include <gtest/gtest.h>

#include "tests/core/betting/betting_table.hpp"

// "Order" of section 2 of the rules, and when a round and the betting end.

namespace riverbones::test {
namespace {

using betting::Structure;

// "First round with blinds: first seat left of the big blind"
TEST(FirstRound, BeginsLeftOfTheBigBlind) {
    EXPECT_EQ(BettingTable(no_limit(5, 10), {100, 100, 100, 100}).awaited(), 4);
    EXPECT_EQ(BettingTable(no_limit(5, 10), {100, 100, 100, 100}, 3).awaited(), 2);
    EXPECT_EQ(BettingTable(no_limit(5, 10), {100, 100, 100}).awaited(), 1) << "the button, with three";
}

TEST(FirstRound, GoesRoundClockwise) {
    BettingTable table(no_limit(5, 10), {100, 100, 100, 100});
    std::vector<int> asked;
    while (table.awaited() != 0) {
        asked.push_back(table.awaited());
        table.to_call() == 0 ? table.check() : table.call();
    }
    EXPECT_EQ(asked, (std::vector<int>{4, 1, 2, 3}));
}

// "the big blind may check or raise if nobody has raised"
TEST(BigBlind, MayCheckIfNobodyHasRaised) {
    BettingTable table(no_limit(5, 10), {100, 100, 100});
    table.call().call();
    EXPECT_EQ(table.awaited(), 3);
    EXPECT_EQ(table.to_call(), 0);
    table.check();
    EXPECT_EQ(table.awaited(), 0);
}

TEST(BigBlind, MayRaiseIfNobodyHasRaised) {
    BettingTable table(no_limit(5, 10), {100, 100, 100});
    table.call().call();
    EXPECT_EQ(table.raise(), "20..100");
    EXPECT_FALSE(table.options().opens) << "the big blind counts as a bet";
    table.raise_to(20);
    EXPECT_EQ(table.awaited(), 1);
    EXPECT_EQ(table.to_call(), 10);
}

TEST(BigBlind, MustAnswerARaiseLikeAnybodyElse) {
    BettingTable table(no_limit(5, 10), {100, 100, 100});
    table.raise_to(30).fold();
    EXPECT_EQ(table.to_call(), 20);
    EXPECT_EQ(table.raise(), "50..100");
}

// "Later rounds: first seat still in, left of the button."
TEST(LaterRounds, BeginWithTheFirstSeatStillInLeftOfTheButton) {
    BettingTable table(no_limit(5, 10), {100, 100, 100, 100});
    table.call().call().fold().check().next_round();
    EXPECT_EQ(table.awaited(), 3) << "the small blind has folded";
    table.check().check().check().next_round();
    EXPECT_EQ(table.awaited(), 3);
    table.fold().check().check().next_round();
    EXPECT_EQ(table.awaited(), 4);
}

TEST(LaterRounds, PassOverWhoIsAllIn) {
    BettingTable table(no_limit(5, 10), {100, 40, 100, 100});
    table.fold().raise_to(50).call().call().next_round();
    EXPECT_EQ(table.stack(2), 0);
    EXPECT_EQ(table.awaited(), 3);
}

TEST(LaterRounds, BeginLeftOfADeadButton) {
    BettingTable table(no_limit(5, 10), {100, 0, 100, 100, 100}, 2, {3, 4});
    EXPECT_EQ(table.awaited(), 5);
    table.settle().next_round();
    EXPECT_EQ(table.awaited(), 3);
}

// "Whenever only two play: ... the other one has the button and the small blind, acts first before the community dice
// or cards, last afterwards."
TEST(TwoPlayers, ButtonHasTheSmallBlindActsFirstThenLast) {
    BettingTable table(no_limit(5, 10), {100, 100});
    EXPECT_EQ(table.posts(), "small blind 5 of 1, big blind 10 of 2");
    EXPECT_EQ(table.awaited(), 1);
    table.call().check();
    for (int round = 1; round <= 3; ++round) {
        table.next_round();
        EXPECT_EQ(table.awaited(), 2);
        table.check();
        EXPECT_EQ(table.awaited(), 1);
        table.check();
    }
    EXPECT_EQ(table.end_round(), "nothing");
    EXPECT_EQ(table.pots(), "20 for 1-2");
}

// "In an ante-only game ... the first playing seat left of it begins every round (also with two players)"
TEST(AnteOnlyGame, BeginsEveryRoundLeftOfTheButton) {
    for (const auto& stacks : {std::vector{100, 100}, std::vector{100, 100, 100}}) {
        BettingTable table(ante_only(Structure::no_limit, 5, 20), stacks);
        EXPECT_EQ(table.awaited(), 2);
        for (int round = 1; round <= 3; ++round) {
            table.settle().next_round();
            EXPECT_EQ(table.awaited(), 2);
        }
    }
}

TEST(AnteOnlyGame, BeginsWithAPlayingSeat) {
    EXPECT_EQ(BettingTable(ante_only(Structure::no_limit, 5, 20), {100, 0, 100, 100}).awaited(), 3);
}

// "A round ends when everybody who can act has acted and all have put in the price or are all-in."
TEST(Round, EndsWhenEverybodyHasChecked) {
    BettingTable table(no_limit(5, 10), {100, 100, 100});
    table.settle().next_round().check().check();
    EXPECT_EQ(table.awaited(), 1);
    table.check();
    EXPECT_EQ(table.awaited(), 0);
}

TEST(Round, GoesOnUntilARaiseIsAnsweredByAll) {
    BettingTable table(no_limit(5, 10), {500, 500, 500});
    table.settle().next_round();
    table.raise_to(10).call().raise_to(30);
    EXPECT_EQ(table.awaited(), 2);
    table.call();
    EXPECT_EQ(table.awaited(), 3);
    table.call();
    EXPECT_EQ(table.awaited(), 0);
}

TEST(Round, EndsThoughSomebodyIsAllInForLess) {
    BettingTable table(no_limit(5, 10), {500, 15, 500});
    table.raise_to(30).all_in().call();
    EXPECT_EQ(table.awaited(), 0);
    EXPECT_EQ(table.bet(2), 15);
}

TEST(Round, LetsNobodyActTwiceWithoutARaise) {
    BettingTable table(no_limit(5, 10), {100, 100, 100});
    table.call().call().check();
    EXPECT_EQ(table.awaited(), 0);
}

// "If all but one fold, that one takes the pot and shows nothing"
TEST(LastOne, TakesThePotWhenAllOthersFold) {
    BettingTable table(no_limit(5, 10), {100, 100, 100});
    table.raise_to(30).fold().fold();
    EXPECT_EQ(table.awaited(), 0);
    EXPECT_EQ(still_in(table.hand), 1);
    EXPECT_EQ(table.end_round(), "20 to 1");
    EXPECT_EQ(table.pots(), "25 for 1");
    EXPECT_FALSE(betting_is_over(table.hand)) << "there is nothing to turn up";
    EXPECT_EQ(table.stacks_after({0, 9, 9}), (std::vector{115, 95, 90})) << "however strong the folded hands";
}

// "When nobody can bet any more, the hands are turned up and the rest is dealt"
TEST(Betting, IsOverWhenNobodyCanBetAnyMore) {
    BettingTable table(no_limit(5, 10), {300, 100, 300});
    EXPECT_FALSE(betting_is_over(table.hand));
    table.raise_to(100).all_in();
    table.fold();
    table.end_round();
    EXPECT_TRUE(betting_is_over(table.hand)) << "one has chips, the other is all-in";
    begin_round(table.hand);
    EXPECT_EQ(table.awaited(), 0);
}

TEST(Betting, IsOverWhenAllAreAllIn) {
    BettingTable table(no_limit(5, 10), {100, 100});
    table.all_in().all_in();
    table.end_round();
    EXPECT_TRUE(betting_is_over(table.hand));
}

TEST(Betting, GoesOnWhileTwoHaveChips) {
    BettingTable table(no_limit(5, 10), {300, 100, 300});
    table.raise_to(100).all_in().call();
    table.end_round();
    EXPECT_FALSE(betting_is_over(table.hand));
    begin_round(table.hand);
    EXPECT_EQ(table.awaited(), 3);
    EXPECT_EQ(table.raise(), "10..200");
}

// "beginning with the last who bet or raised (an all-in above the price is a raise here) in the last betting round
// that was played (if nobody did: first left of the button)"
TEST(LastRaiser, IsWhoBetOrRaisedLast) {
    BettingTable table(no_limit(5, 10), {500, 500, 500});
    EXPECT_EQ(table.last_raiser(), 0) << "posting a blind is neither";
    table.raise_to(20).raise_to(40);
    EXPECT_EQ(table.last_raiser(), 2);
    table.call().call();
    EXPECT_EQ(table.last_raiser(), 2);
}

TEST(LastRaiser, IsAnAllInAbovePriceToo) {
    BettingTable table(no_limit(5, 10), {500, 22, 500});
    table.raise_to(20).all_in();
    EXPECT_EQ(table.last_raiser(), 2);
    BettingTable limit(fixed_limit(5, 10), {500, 22, 500});
    limit.raise_to(20).all_in();
    EXPECT_EQ(limit.last_raiser(), 2) << "also where it counts as a call otherwise";
}

TEST(LastRaiser, IsNotAnAllInThatOnlyCalls) {
    BettingTable table(no_limit(5, 10), {500, 18, 500});
    table.raise_to(20).all_in();
    EXPECT_EQ(table.last_raiser(), 1);
}

TEST(LastRaiser, IsOfTheLastRoundThatWasPlayed) {
    BettingTable table(no_limit(5, 10), {500, 500, 500});
    table.raise_to(20).call().call().next_round();
    EXPECT_EQ(table.last_raiser(), 0) << "a new round is played";
    table.check().check().check();
    EXPECT_EQ(table.last_raiser(), 0);
    table.next_round().raise_to(480).fold().call();
    table.deal_out();
    EXPECT_EQ(table.hand.round, 3);
    EXPECT_EQ(table.last_raiser(), 2) << "the last round was dealt, not played";
}

}  // namespace
}  // namespace riverbones::test
