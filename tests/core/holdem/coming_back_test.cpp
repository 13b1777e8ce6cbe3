#include <gtest/gtest.h>

#include "tests/support/dice_holdem_table.hpp"

// Who sits at the table between hands and plays in the next one: "Between hands" of section 2 of the rules.

namespace riverbones::test {
namespace {

using holdem::ChipRange;
using holdem::ComeBack;
using holdem::Presence;
using holdem::Settings;

constexpr std::int64_t minute = 60'000;

/// Ends the hand and begins the next; who is dealt in then.
std::string next_players(DiceHoldemTable& table) {
    table.fold_out();
    table.next_hand();
    return table.plays();
}

/// So late that nobody asks any more what the seat took along.
void come_back_later(DiceHoldemTable& table, int number) {
    table.wait(31 * minute);
    table.come_back(number, 2000);
}

/// Four at 10/20, dealer 1; seat 4 has lost its last 400 chips to seat 1.
DiceHoldemTable table_with_a_broke_seat() {
    DiceHoldemTable table(Settings{.players = 4}, {2000, 2000, 2000, 400}, 1, {.own = {{1, "6-6"}}});
    table.all_in(4);
    table.call(1);
    table.fold(2);
    table.fold(3);
    EXPECT_EQ(table.stack(4), 0);
    EXPECT_EQ(table.state_of(4).presence, Presence::at_table);
    return table;
}

// "A seat that buys in again right after going broke plays on as if it had not been empty."
TEST(BuyingInAgain, RightAfterGoingBrokePlaysOnAsIfNothingHadBeen) {
    DiceHoldemTable table = table_with_a_broke_seat();
    EXPECT_EQ(told(table.buy_in(4, 2000)), (Lines{"4 buys 2000 to 2000"}));
    table.next_hand();
    EXPECT_EQ(table.positions(), "2/3/4") << "the big blind falls on it as always";
    EXPECT_EQ(table.plays(), "1-2-3-4");
}

TEST(BuyingInAgain, RightAfterGoingBrokeIsPlayedWithEvenBetweenButtonAndBigBlind) {
    DiceHoldemTable table(Settings{.players = 4}, {2000, 2000, 400, 2000}, 1, {.own = {{1, "6-6"}}});
    EXPECT_EQ(table.positions(), "1/2/3");
    table.raise_to(4, 400);
    table.call(1);
    table.fold(2);
    table.call(3);
    table.check_down();
    ASSERT_EQ(table.stack(3), 0);
    table.buy_in(3, 2000);
    table.next_hand();
    EXPECT_EQ(table.positions(), "2/3/4") << "it posts the small blind that is due";
}

// ... but one that has missed a hand "waits while it would sit between the button and the big blind".
TEST(BuyingInAgain, AfterAMissedHandWaitsLikeAnyoneWhoComesBack) {
    DiceHoldemTable table = table_with_a_broke_seat();
    table.next_hand();
    EXPECT_EQ(table.positions(), "2/3/1");
    EXPECT_EQ(table.state_of(4).presence, Presence::waiting);
    table.fold_out();
    table.buy_in(4, 2000);
    table.next_hand();
    EXPECT_EQ(table.positions(), "3/1/2");
    EXPECT_EQ(table.plays(), "1-2-3") << "4 sits between 3 and 2";
    EXPECT_EQ(next_players(table), "1-2-3-4") << "between 1 and 3 there is no 4";
    EXPECT_EQ(table.positions(), "1/2/3");
    EXPECT_EQ(table.state_of(4).presence, Presence::at_table);
}

// "One that joins or comes back waits while it would sit between the button and the big blind"
TEST(ComingBack, WaitsBetweenButtonAndBigBlind) {
    DiceHoldemTable table(Settings{.players = 5}, 5);
    EXPECT_EQ(table.positions(), "5/1/2");
    table.fold_out();
    table.leave(2);
    come_back_later(table, 2);
    EXPECT_EQ(table.state_of(2).presence, Presence::waiting);
    table.next_hand();
    EXPECT_EQ(table.positions(), "1/-/3");
    EXPECT_EQ(table.plays(), "1-3-4-5");
    EXPECT_EQ(next_players(table), "1-2-3-4-5") << "now it has the button";
    EXPECT_EQ(table.positions(), "2/3/4");
}

TEST(ComingBack, PlaysAtOnceElsewhere) {
    for (const int number : {3, 4, 5}) {
        DiceHoldemTable table(Settings{.players = 5}, 5);
        table.fold_out();
        table.leave(number);
        come_back_later(table, number);
        table.next_hand();
        EXPECT_EQ(table.positions(), "1/2/3");
        EXPECT_EQ(table.plays(), "1-2-3-4-5") << number << " may be the big blind itself";
    }
}

TEST(ComingBack, OnTheButtonPlaysAtOnce) {
    DiceHoldemTable table(Settings{.players = 5}, 5);
    table.fold_out();
    table.leave(1);
    table.next_hand();
    EXPECT_EQ(table.positions(), "1/2/3");
    EXPECT_EQ(table.plays(), "2-3-4-5");
    table.fold_out();
    table.leave(2);
    come_back_later(table, 2);
    table.next_hand();
    EXPECT_EQ(table.positions(), "2/3/4");
    EXPECT_EQ(table.plays(), "2-3-4-5");
}

TEST(ComingBack, OfTwoSeatsOnlyTheOneOnTheButtonPlays) {
    DiceHoldemTable table(Settings{.players = 6}, 6);
    EXPECT_EQ(table.positions(), "6/1/2");
    table.fold_out();
    table.leave(2);
    table.leave(3);
    table.next_hand();
    EXPECT_EQ(table.positions(), "1/-/4");
    table.fold_out();
    come_back_later(table, 2);
    come_back_later(table, 3);
    table.next_hand();
    EXPECT_EQ(table.positions(), "2/4/5");
    EXPECT_EQ(table.plays(), "1-2-4-5-6") << "3 sits between";
    EXPECT_EQ(next_players(table), "1-2-3-4-5-6");
}

// "and while only two play until the big blind falls on that seat"
TEST(ComingBack, WaitsForTheBigBlindWhileOnlyTwoPlay) {
    for (const auto& [number, hands] : {std::pair(1, 0), std::pair(3, 1)}) {
        DiceHoldemTable table(Settings{.players = 4}, 1);
        EXPECT_EQ(table.positions(), "1/2/3");
        table.fold_out();
        table.leave(1);
        table.leave(3);
        table.next_hand();
        EXPECT_EQ(table.positions(), "2/2/4");
        table.fold_out();
        come_back_later(table, number);
        table.next_hand();
        int waited = 0;
        for (; table.plays() == "2-4"; ++waited) next_players(table);
        EXPECT_EQ(table.table().hand.positions.big_blind, seat(number));
        EXPECT_EQ(waited, hands);
    }
}

TEST(ComingBack, OnlyOneOfTwoCanHaveTheBigBlindWhileOnlyTwoPlay) {
    DiceHoldemTable table(Settings{.players = 5}, 1);
    table.fold_out();
    table.leave(1);
    table.leave(4);
    table.leave(5);
    table.next_hand();
    EXPECT_EQ(table.positions(), "3/3/2");
    table.fold_out();
    come_back_later(table, 4);
    come_back_later(table, 5);
    table.next_hand();
    EXPECT_EQ(table.plays(), "2-3") << "the big blind falls on 3";
    EXPECT_EQ(next_players(table), "2-3-4") << "5 still waits";
    EXPECT_EQ(table.positions(), "2/3/4");
    EXPECT_EQ(next_players(table), "2-3-4-5");
    EXPECT_EQ(table.positions(), "3/4/5");
}

TEST(ComingBack, NobodyWaitsWhenTooFewWouldPlay) {
    DiceHoldemTable table(Settings{.players = 3}, 1);
    table.fold_out();
    table.leave(1);
    table.leave(3);
    EXPECT_EQ(table.refusal(2, holdem::NextHand{}), Refusal::too_few_to_go_on);
    come_back_later(table, 3);
    table.next_hand();
    EXPECT_EQ(table.plays(), "2-3");
    table.fold_out();
    for (const int number : {2, 3}) table.leave(number);
    EXPECT_EQ(table.refusal(1, holdem::NextHand{}), Refusal::too_few_to_go_on);
    for (const int number : {1, 2, 3}) come_back_later(table, number);
    table.next_hand();
    EXPECT_EQ(table.plays(), "1-2-3") << "all had left";
}

// Then button and blinds lie as when a match begins, the big blind where it falls.
TEST(ComingBack, ToATableThatNearlyAllHaveLeftIsABeginning) {
    DiceHoldemTable table(Settings{.players = 5}, 1);
    EXPECT_EQ(table.positions(), "1/2/3");
    table.fold_out();
    for (const int number : {1, 3, 4, 5}) table.leave(number);
    for (const int number : {1, 4}) come_back_later(table, number);
    auto cancelled = table;
    table.next_hand();
    EXPECT_EQ(table.positions(), "1/2/4");
    EXPECT_EQ(next_players(table), "1-2-4");
    EXPECT_EQ(table.positions(), "2/4/1");
    cancelled.next_hand();
    cancelled.fail_and_restart();
    for (const int number : {1, 2}) {
        cancelled.leave(number);
        come_back_later(cancelled, number);
    }
    cancelled.next_hand();
    EXPECT_EQ(cancelled.positions(), "1/2/4") << "the big blind of the cancelled hand is still there";
}

TEST(ComingBack, IsForSeatsThatAreAway) {
    DiceHoldemTable table(Settings{.players = 3}, 1);
    EXPECT_EQ(table.refusal(1, ComeBack{Chips{2000}}), Refusal::hand_still_running);
    table.fold_out();
    EXPECT_EQ(table.refusal(1, ComeBack{Chips{2000}}), Refusal::seat_is_not_away);
    table.leave(1);
    table.come_back(1, 2000);
    EXPECT_EQ(table.refusal(1, ComeBack{Chips{2000}}), Refusal::seat_is_not_away) << "it waits";
}

// "Coming back: who returns to a table game within 30 minutes buys in for at least the amount taken away."
TEST(ComingBack, WithinThirtyMinutesBringsAtLeastTheAmountTakenAway) {
    const auto range_after = [](std::int64_t milliseconds) {
        DiceHoldemTable table(Settings{.players = 3}, {1000, 2000, 2000}, 3);
        table.fold_out();
        table.leave(1);
        table.wait(milliseconds);
        return table.choices(1).come_back_with;
    };
    EXPECT_EQ(range_after(0), (ChipRange{Chips{990}, Chips{2000}})) << "it paid the small blind";
    EXPECT_EQ(range_after(29 * minute + 59'999), (ChipRange{Chips{990}, Chips{2000}}));
    EXPECT_EQ(range_after(30 * minute), (ChipRange{Chips{990}, Chips{2000}}));
    EXPECT_EQ(range_after(30 * minute + 1), (ChipRange{Chips{400}, Chips{2000}}));
    EXPECT_EQ(range_after(48 * 60 * minute), (ChipRange{Chips{400}, Chips{2000}}));
}

TEST(ComingBack, WithWinningsBringsThemAllWithinThirtyMinutes) {
    DiceHoldemTable table(Settings{.players = 3}, {2000, 2000, 2000}, 1, {.own = {{1, "6-6"}}});
    table.all_in(1);
    table.call(2);
    table.fold(3);
    EXPECT_EQ(told(table.leave(1)), (Lines{"1 leaves with 4020"}));
    EXPECT_EQ(table.choices(1).come_back_with, (ChipRange{Chips{4020}, Chips{4020}})) << "more than the buy-in";
    EXPECT_EQ(table.refusal(1, ComeBack{Chips{4019}}), Refusal::buy_in_out_of_range);
    EXPECT_EQ(table.refusal(1, ComeBack{Chips{4021}}), Refusal::buy_in_out_of_range);
    auto later = table;
    EXPECT_EQ(told(table.come_back(1, 4020)), (Lines{"1 comes back with 4020"}));
    EXPECT_EQ(table.won(1), 2020);
    later.wait(31 * minute);
    EXPECT_EQ(later.refusal(1, ComeBack{Chips{2001}}), Refusal::buy_in_out_of_range);
    EXPECT_EQ(later.refusal(1, ComeBack{Chips{399}}), Refusal::buy_in_out_of_range);
    later.come_back(1, 400);
    EXPECT_EQ(later.won(1), 2020) << "taken along is not lost";
}

TEST(ComingBack, CountsWhatWasTakenAwayTheLastTime) {
    DiceHoldemTable table(Settings{.players = 3}, {1500, 2000, 2000}, 1);
    table.fold_out();
    table.leave(1);
    table.wait(31 * minute);
    table.come_back(1, 500);
    table.leave(1);
    EXPECT_EQ(table.choices(1).come_back_with.least, Chips{500});
    table.wait(10 * minute);
    table.come_back(1, 500);
    table.wait(25 * minute);
    table.leave(1);
    table.wait(29 * minute);
    EXPECT_EQ(table.choices(1).come_back_with.least, Chips{500}) << "the half hour begins anew";
}

TEST(ComingBack, IsNoWayRoundTheHouseRuleThatNobodyBuysInAgain) {
    const Settings settings{.players = 3, .buy_in_again = false};
    DiceHoldemTable table(settings, {2000, 2000, 400}, 1, {.own = {{1, "6-6"}}});
    table.raise_to(1, 400);
    table.fold(2);
    table.call(3);
    ASSERT_EQ(table.stack(3), 0);
    EXPECT_EQ(table.refusal(3, holdem::BuyIn{Chips{2000}}), Refusal::buying_in_is_off);
    table.leave(3);
    EXPECT_EQ(table.refusal(3, ComeBack{Chips{2000}}), Refusal::buying_in_is_off);
    table.wait(31 * minute);
    EXPECT_EQ(table.refusal(3, ComeBack{Chips{2000}}), Refusal::buying_in_is_off);
    table.leave(2);
    EXPECT_TRUE(table.allows(2, ComeBack{Chips{1990}})) << "who had chips left may";
}

// "a seat at most 100,000, a table 1,000,000"
TEST(ComingBack, FindsNoRoomAtATableThatIsFull) {
    const Settings settings{
        .players = 10, .small_blind = Chips{2500}, .big_blind = Chips{5000}, .buy_in = Chips{100'000}};
    DiceHoldemTable table(settings, 1);
    table.fold_out();
    EXPECT_EQ(table.stack(3), 102'500) << "it won the small blind of 2";
    table.leave(3);
    EXPECT_EQ(table.choices(3).come_back_with, (ChipRange{Chips{102'500}, Chips{102'500}}));
    table.buy_in(2, 100'000);
    EXPECT_EQ(table.refusal(3, ComeBack{Chips{102'500}}), Refusal::table_too_rich);
    EXPECT_EQ(table.refusal(3, ComeBack{Chips{100'000}}), Refusal::table_too_rich) << "it is less than it took along";
    table.wait(31 * minute);
    table.come_back(3, 100'000);
    EXPECT_EQ(holdem::chips_on_table(table.table()), holdem::most_on_a_table);
}

}  // namespace
}  // namespace riverbones::test
