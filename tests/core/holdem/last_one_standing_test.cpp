#include <gtest/gtest.h>

#include "tests/support/dice_holdem_table.hpp"

// "Last one standing: who has no chips is out, blinds rise on a schedule, the last with chips wins; places by the order
// of going out (same hand: the larger stack before it)."

namespace riverbones::test {
namespace {

using holdem::ForcedBets;
using holdem::Length;
using holdem::MatchKind;
using holdem::Presence;
using holdem::Settings;

Settings settings(int players, Length length = Length::evening) {
    return {.players = players, .kind = MatchKind::last_one_standing, .length = length};
}

Lines finished(const DiceHoldemTable::Events& events) { return told_of<holdem::SeatFinished>(events); }

// "who has no chips is out"
TEST(LastOneStanding, WhoHasNoChipsIsOut) {
    DiceHoldemTable table(settings(4), {2000, 500, 2000, 2000}, 1, {.own = {{4, "6-6"}}});
    table.raise_to(4, 500);
    table.fold(1);
    table.call(2);
    EXPECT_EQ(finished(table.fold(3)), (Lines{"2 finishes as number 4"}));
    EXPECT_EQ(table.state_of(2).presence, Presence::out);
    EXPECT_EQ(table.state_of(2).finish, 4);
    EXPECT_EQ(table.refusal(2, holdem::HandSeatOver{BotLevel::sharp}), Refusal::seat_is_away);
    table.next_hand();
    EXPECT_EQ(table.plays(), "1-3-4");
    EXPECT_EQ(table.positions(), "2/3/4") << "its seat has the button once more";
}

// "the last with chips wins"
TEST(LastOneStanding, TheLastWithChipsWins) {
    DiceHoldemTable table(settings(2), {2000, 500}, 1, {.own = {{1, "6-6"}}});
    table.raise_to(1, 500);
    const auto events = told(table.call(2));
    EXPECT_EQ(Lines(events.end() - 4, events.end()),
              (Lines{"hand 1 ends: showdown", "2 finishes as number 2", "1 finishes as number 1", "match ends"}));
    EXPECT_TRUE(table.over());
    EXPECT_EQ(table.state_of(1).finish, 1);
    EXPECT_EQ(table.refusal(1, holdem::NextHand{}), Refusal::match_is_over);
    EXPECT_EQ(table.refusal(1, holdem::Fold{}), Refusal::match_is_over);
}

// "places by the order of going out"
TEST(LastOneStanding, PlacesFollowTheOrderOfGoingOut) {
    DiceHoldemTable table(settings(3), {2000, 500, 300}, 1, {.own = {{1, "6-6"}}});
    table.raise_to(1, 300);
    table.fold(2);
    EXPECT_EQ(finished(table.call(3)), (Lines{"3 finishes as number 3"}));
    table.next_hand({.own = {{1, "6-6"}}});
    EXPECT_EQ(table.positions(), "2/2/1");
    table.all_in(2);
    EXPECT_EQ(finished(table.call(1)), (Lines{"2 finishes as number 2", "1 finishes as number 1"}));
}

// "(same hand: the larger stack before it)"
TEST(LastOneStanding, InTheSameHandTheLargerStackBeforeItHasTheBetterPlace) {
    DiceHoldemTable table(settings(5), {400, 800, 600, 2000, 2000}, 3, {.own = {{5, "6-6"}}});
    table.raise_to(1, 400);
    table.all_in(2);
    table.call(3);
    table.fold(4);
    EXPECT_EQ(finished(table.call(5)),
              (Lines{"1 finishes as number 5", "2 finishes as number 3", "3 finishes as number 4"}));
}

// Equal stacks before it share the better place, as in any list of places.
TEST(LastOneStanding, InTheSameHandEqualStacksShareThePlace) {
    DiceHoldemTable table(settings(4), {500, 500, 400, 2000}, 3, {.own = {{4, "6-6"}}});
    EXPECT_EQ(table.positions(), "3/4/1");
    table.all_in(2);
    table.call(3);
    table.call(4);
    EXPECT_EQ(finished(table.call(1)), (Lines{"1 finishes as number 2", "2 finishes as number 2",
                                              "3 finishes as number 4", "4 finishes as number 1"}));
    EXPECT_TRUE(table.over());
}

// "a new level every 6 (quick), 12 (evening) or 20 (long) hands"
TEST(LastOneStanding, BlindsRiseOnTheSchedule) {
    for (const auto& [length, hands] :
         {std::pair(Length::quick, 6), std::pair(Length::evening, 12), std::pair(Length::long_evening, 20)}) {
        DiceHoldemTable table(settings(6, length), 1);
        for (int hand = 1; hand <= 2 * hands + 1; ++hand) {
            const Chips big_blind = table.table().hand.stakes.big_blind;
            EXPECT_EQ(big_blind, Chips{hand <= hands ? 20 : hand <= 2 * hands ? 30 : 50}) << hand;
            table.fold_out();
            const auto events = table.next_hand();
            const bool rises = told_of<holdem::HandBegan>(events).front().ends_with("risen");
            EXPECT_EQ(rises, hand % hands == 0) << hand;
        }
    }
}

TEST(LastOneStanding, AntesRiseWithTheBlinds) {
    Settings with_ante = settings(6, Length::quick);
    with_ante.forced_bets = ForcedBets::both;
    DiceHoldemTable table(with_ante, 1);
    for (int hand = 1; hand <= 5; ++hand) {
        table.fold_out();
        table.next_hand();
    }
    table.fold_out();
    EXPECT_EQ(told_of<holdem::HandBegan>(table.next_hand()), (Lines{"hand 7 1/2/3 for 15/30 ante 3, risen"}));
}

TEST(TableGame, StakesNeverRise) {
    DiceHoldemTable table(Settings{.players = 6, .length = Length::quick}, 1);
    for (int hand = 1; hand <= 30; ++hand) {
        table.fold_out();
        EXPECT_FALSE(told_of<holdem::HandBegan>(table.next_hand()).front().ends_with("risen"));
    }
}

}  // namespace
}  // namespace riverbones::test
