#include <gtest/gtest.h>

#include "tests/core/betting/betting_table.hpp"

// Cases that went wrong in other programs, as far as they are about betting. The numbers are those of the list.

namespace riverbones::test {
namespace {

using namespace betting;

// 1. Equal split with small dead contributions.
TEST(BettingCase1, ThreeThatTieShareOnePotWithoutAnOddChip) {
    enum { small_blind = 1, big_blind, l, h, b };
    BettingTable table(no_limit(50, 100), {10'000, 10'000, 10'000, 10'000, 10'000}, b);
    table.raise_to(200).all_in().all_in().all_in();
    EXPECT_EQ(table.awaited(), big_blind);
    table.fold();
    EXPECT_EQ(table.awaited(), l);
    table.fold();
    EXPECT_EQ(table.end_round(), "nothing");
    EXPECT_EQ(table.pots(), "30300 for 1-4-5");
    EXPECT_EQ(table.stacks_after({7, 0, 0, 7, 7}), (std::vector{10'100, 9'900, 9'800, 10'100, 10'100}));
}

// 2. All-in player stays eligible when later streets are checked.
TEST(BettingCase2, AllInPlayerWinsTheMainPotThoughLaterRoundsAreChecked) {
    BettingTable table(no_limit(5, 10), {100, 1000, 1000});
    table.all_in().call().call().next_round();
    table.raise_to(200).call().next_round().check().check().next_round().check().check();
    table.end_round();
    EXPECT_EQ(table.pots(), "300 for 1-2-3, 400 for 2-3");
    EXPECT_EQ(table.stacks_after({3, 2, 1}), (std::vector{300, 1100, 700}));
}

// 3. Two of three all-in tie; an odd chip.
TEST(BettingCase3, OddChipGoesToWhoSitsFirstLeftOfTheButton) {
    enum { a = 1, b, c };
    BettingTable table(no_limit(5, 10), {9115, 9115, 9115}, c);
    table.raise_to(40).call().call().next_round().settle().next_round().settle().next_round();
    EXPECT_EQ(table.pots(), "120 for 1-2-3");
    EXPECT_EQ(table.awaited(), a);
    table.raise_to(20).raise_to(60).raise_to(360).raise_to(660).call();
    EXPECT_EQ(table.awaited(), c);
    table.raise_to(9075).call().call();
    table.end_round();
    EXPECT_EQ(table.pots(), "27345 for 1-2-3");
    EXPECT_EQ(table.stacks_after({2, 1, 2}), (std::vector{13'673, 0, 13'672}));
    table.hand.positions.button = seat(a);
    EXPECT_EQ(table.stacks_after({2, 1, 2}), (std::vector{13'672, 0, 13'673}));
}

// 5. Short all-in does not reopen.
TEST(BettingCase5, ShortAllInDoesNotReopen) {
    enum { button = 1, small_blind, big_blind, utg };
    for (const int stack_of_utg : {500, 16}) {
        BettingTable table(no_limit(1, 2), {500, 19, 500, stack_of_utg});
        EXPECT_EQ(table.awaited(), utg);
        table.raise_to(16).call().raise_to(19);
        EXPECT_EQ(table.awaited(), big_blind);
        EXPECT_EQ(table.raise(), "33..500") << "had not acted";
        table.call();
        for (const int number : {utg, button}) {
            if (table.stack(number) == 0) continue;
            EXPECT_EQ(table.awaited(), number);
            EXPECT_EQ(table.to_call(), 3);
            EXPECT_EQ(table.raise(), "no");
            EXPECT_EQ(table.options().closed, RaiseClosed::not_reopened);
            EXPECT_EQ(table.options().faced, Chips{3}) << "the all-in was 3 more";
            EXPECT_EQ(table.options().required, Chips{14}) << "a full raise needs 14";
            table.call();
        }
        EXPECT_EQ(table.awaited(), 0);
    }
}

// 6. All-in below the minimum raise.
TEST(BettingCase6, AllInBelowTheSmallestRaise) {
    enum { b = 1, a };
    BettingTable table(no_limit(1, 2), {31, 200}, b);
    table.settle().next_round().settle().next_round().settle().next_round();
    EXPECT_EQ(table.awaited(), a);
    table.raise_to(22);
    EXPECT_EQ(table.to_call(), 22);
    EXPECT_EQ(table.raise(), "29");
    table.all_in();
    EXPECT_EQ(table.awaited(), a);
    EXPECT_EQ(table.to_call(), 7);
    EXPECT_EQ(table.raise(), "no");
}

// 7. Minimum raise follows the last raise, resets each street.
TEST(BettingCase7, SmallestRaiseFollowsTheLastRaiseAndIsSetBackEveryRound) {
    BettingTable table(no_limit(50, 100), {5000, 5000, 5000});
    table.raise_to(300);
    EXPECT_EQ(table.raise(), "500..5000");
    table.raise_to(500);
    EXPECT_EQ(table.raise(), "700..5000");
    table.call().call().next_round();
    EXPECT_EQ(table.raise(), "100..4500");
    table.raise_to(100);
    EXPECT_EQ(table.raise(), "200..4500") << "not 300";
    table.settle().next_round().raise_to(250);
    EXPECT_EQ(table.raise(), "500..4400");
}

// 8. Pot limit after the flop.
TEST(BettingCase8, PotLimitAfterTheFlop) {
    BettingTable table(pot_limit(25, 50), {5000, 5000});
    table.settle().next_round();
    EXPECT_EQ(table.pots(), "100 for 1-2");
    table.raise_to(50);
    EXPECT_EQ(table.raise(), "100..250");
    table.raise_to(250);
    EXPECT_EQ(table.raise(), "450..850");
}

// 9. Heads-up blinds and order.
TEST(BettingCase9, TwoPlayersAreLeftAfterAThirdBusts) {
    const Order before{{seat(1), seat(2), seat(3)}, seat(2)};
    const Order after = next_order(before, seats_of({1, 2}), 3, true);
    BettingTable table(no_limit(5, 10), {100, 100, 0}, after.positions.button.index + 1,
                       {after.positions.small_blind->index + 1, after.positions.big_blind->index + 1});
    EXPECT_EQ(table.posts(), "small blind 5 of 2, big blind 10 of 1");
    EXPECT_EQ(after.positions.button, seat(2));
    EXPECT_EQ(table.awaited(), 2) << "first before the flop";
    table.settle().next_round();
    EXPECT_EQ(table.awaited(), 1);
    table.check();
    EXPECT_EQ(table.awaited(), 2) << "last afterwards";
}

// 10. All-in by posting the blind.
TEST(BettingCase10, AllInByPostingTheBlind) {
    BettingTable call(no_limit(10, 20), {1980, 20});
    EXPECT_EQ(call.stack(1), 1970);
    EXPECT_EQ(call.stack(2), 0);
    EXPECT_EQ(call.to_call(), 10);
    EXPECT_EQ(call.raise(), "no");
    BettingTable fold = call;
    call.call().deal_out();
    EXPECT_EQ(call.pots(), "40 for 1-2");
    EXPECT_EQ(call.hand.round, 3) << "no further betting";
    fold.fold();
    EXPECT_EQ(fold.end_round(), "10 to 2");
    EXPECT_EQ(fold.stacks_after({9, 0}), (std::vector{1970, 30}));
}

// 11. All-in, everybody folds.
TEST(BettingCase11, AllInAndEverybodyFolds) {
    BettingTable table(no_limit(1, 2), {200, 200});
    table.all_in().fold();
    EXPECT_EQ(table.end_round(), "198 to 1");
    EXPECT_FALSE(betting_is_over(table.hand)) << "nothing is turned up";
    EXPECT_EQ(table.stacks_after({0, 9}), (std::vector{202, 198}));
}

// 12. Nothing stale in the next hand.
TEST(BettingCase12, NextHandBeginsAfresh) {
    const BettingTable table(no_limit(1, 2), {200, 198});
    EXPECT_EQ(table.to_call(), 1);
    EXPECT_EQ(table.options().raise->least, Chips{4});
}

}  // namespace
}  // namespace riverbones::test
