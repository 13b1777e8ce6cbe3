#include <gtest/gtest.h>

#include <chrono>

#include "tests/support/dice_holdem_table.hpp"

// "Clock" of section 2 of the rules, sentence by sentence.

namespace riverbones::test {
namespace {

using holdem::Settings;
using holdem::SpendTime;
using holdem::TimeIsUp;
using std::chrono::seconds;

Settings with_clock(int players, std::uint8_t clock = 20) { return {.players = players, .clock = clock}; }

std::optional<Deadline<holdem::Action>> deadline(const DiceHoldemTable& table) {
    return holdem::deadline(table.table());
}

// "Clock (off by default"
TEST(Clock, IsOffByDefault) {
    DiceHoldemTable table;
    EXPECT_EQ(deadline(table), std::nullopt);
    EXPECT_EQ(table.refusal(table.awaited(), TimeIsUp{}), Refusal::no_clock);
    EXPECT_EQ(table.refusal(table.awaited(), SpendTime{1}), Refusal::no_clock);
    EXPECT_EQ(table.choices(table.awaited()).bank, 0);
}

// "20 seconds a decision when switched on, 10 to 60)"
TEST(Clock, GivesEveryDecisionItsSeconds) {
    for (const std::uint8_t clock : {10, 20, 60}) {
        DiceHoldemTable table(with_clock(3, clock), 1);
        for (; !table.between_hands(); table.settle_round()) {
            EXPECT_EQ(deadline(table), (Deadline<holdem::Action>{seconds(clock), seconds(30), TimeIsUp{}}));
        }
        EXPECT_EQ(deadline(table), std::nullopt) << "nobody is awaited";
    }
}

// "When it ends, the time bank of 30 seconds per player and match runs"
TEST(TimeBank, HasThirtySecondsForEachPlayer) {
    DiceHoldemTable table(with_clock(3), 1);
    EXPECT_EQ(table.choices(1).bank, 30);
    EXPECT_EQ(told(table.spend(1, 7)), (Lines{"1 spends 7 seconds of the bank, 23 left"}));
    EXPECT_EQ(table.awaited(), 1) << "the decision is still to come";
    EXPECT_EQ(deadline(table)->bank, seconds(23));
    table.call(1);
    EXPECT_EQ(table.choices(2).bank, 30) << "the others have theirs";
    EXPECT_EQ(deadline(table)->bank, seconds(30));
}

// "used seconds are gone for good"
TEST(TimeBank, SecondsAreGoneForGood) {
    DiceHoldemTable table(with_clock(2), 1);
    table.spend(1, 30);
    table.fold(1);
    table.next_hand();
    table.call(2);
    EXPECT_EQ(table.awaited(), 1);
    EXPECT_EQ(table.choices(1).bank, 0);
    EXPECT_EQ(table.refusal(1, SpendTime{1}), Refusal::time_bank_too_small);
    table.check_down();
    table.leave(1);
    table.come_back(1, 2000);
    EXPECT_EQ(table.state_of(1).bank, 0) << "not even by leaving";
}

TEST(TimeBank, SecondsSpentInAHandThatIsCancelledAreGoneToo) {
    DiceHoldemTable table(with_clock(2), 1);
    table.spend(1, 12);
    table.fail_and_restart();
    EXPECT_EQ(table.state_of(1).bank, 18);
}

TEST(TimeBank, CannotBeOverdrawn) {
    DiceHoldemTable table(with_clock(2), 1);
    EXPECT_EQ(table.refusal(1, SpendTime{31}), Refusal::time_bank_too_small);
    EXPECT_EQ(table.refusal(1, SpendTime{0}), Refusal::time_bank_too_small);
    EXPECT_EQ(table.refusal(1, SpendTime{-5}), Refusal::time_bank_too_small);
    EXPECT_EQ(table.refusal(2, SpendTime{5}), Refusal::not_your_turn);
    table.spend(1, 20);
    EXPECT_EQ(table.refusal(1, SpendTime{11}), Refusal::time_bank_too_small);
    table.spend(1, 10);
}

TEST(TimeBank, RunsOutBeforeTimeIsUp) {
    DiceHoldemTable table(with_clock(2), 1);
    EXPECT_EQ(table.refusal(1, TimeIsUp{}), Refusal::time_is_not_up);
    table.spend(1, 29);
    EXPECT_EQ(table.refusal(1, TimeIsUp{}), Refusal::time_is_not_up);
    table.spend(1, 1);
    EXPECT_EQ(table.refusal(2, TimeIsUp{}), Refusal::not_your_turn);
    EXPECT_TRUE(table.allows(1, TimeIsUp{}));
}

// "When that ends too: check if possible, else fold."
TEST(TimeIsUpFor, WhoMayCheckIsACheck) {
    DiceHoldemTable table(with_clock(2), 1);
    table.call(1);
    table.spend(2, 30);
    const auto events = told(table.time_is_up(2));
    EXPECT_EQ(events[0], "2 is out of time");
    EXPECT_EQ(events[1], "2 checks");
    EXPECT_EQ(table.awaited(), 2) << "the next round has begun";
}

TEST(TimeIsUpFor, WhoMustCallIsAFold) {
    DiceHoldemTable table(with_clock(3), 1);
    table.spend(1, 30);
    EXPECT_EQ(told(table.time_is_up(1)), (Lines{"1 is out of time", "1 folds"}));
    EXPECT_EQ(table.awaited(), 2);
    EXPECT_EQ(table.state_of(1).presence, holdem::Presence::at_table) << "it plays on in the next hand";
}

TEST(TimeIsUpFor, TheLastButOneEndsTheHand) {
    DiceHoldemTable table(with_clock(2), 1);
    table.spend(1, 30);
    EXPECT_EQ(told(table.time_is_up(1)).back(), "hand 1 ends: all folded");
    EXPECT_EQ(table.stacks(), (std::vector<int>{1990, 2010}));
}

}  // namespace
}  // namespace riverbones::test
