#include <gtest/gtest.h>

#include "tests/support/dice_holdem_table.hpp"

// How a hand ends: "Showdown", "Pots" and the end of "Actions" in section 2 of the rules, as a table tells them.

namespace riverbones::test {
namespace {

using betting::Structure;
using holdem::HandShown;
using holdem::Settings;
using holdem::Show;
using Shown = HandShown<dice_holdem::Variant>;

Lines shown(const DiceHoldemTable::Events& events) { return told_of<Shown>(events); }

// "If all but one fold, that one takes the pot and shows nothing"
TEST(UncontestedPot, IsTakenWithoutShowing) {
    DiceHoldemTable table(Settings{.players = 3}, 1, {.own = {{1, "6-6"}}});
    table.raise_to(1, 60);
    table.fold(2);
    const auto events = told(table.fold(3));
    EXPECT_EQ(events, (Lines{"3 folds", "40 back to 1", "round 0: 50 in the middle", "pot 0 of 50 for 1: 50 to 1",
                             "hand 1 ends: all folded"}));
    EXPECT_EQ(table.shown(), "");
    EXPECT_EQ(table.view(Viewer{seat(2)}).own[0], std::nullopt);
    EXPECT_EQ(table.view().board.count, 0);
}

// "(but may show)"
TEST(UncontestedPot, MayBeShownAsLongAsTheResultStands) {
    DiceHoldemTable table(Settings{.players = 3}, 1, {.own = {{1, "6-5"}}});
    EXPECT_EQ(table.refusal(1, Show{}), Refusal::nothing_to_show) << "the hand runs";
    table.raise_to(1, 60);
    table.fold(2);
    table.fold(3);
    auto without = table;
    EXPECT_EQ(table.refusal(2, Show{}), Refusal::nothing_to_show) << "it folded";
    EXPECT_EQ(told(table.show(1)), (Lines{"1 shows 6-5 of free will"}));
    EXPECT_EQ(to_text(*table.view().own[0]), "6-5");
    EXPECT_EQ(table.view(Viewer{seat(1)}).own[1], std::nullopt) << "nobody else's";
    EXPECT_EQ(table.refusal(1, Show{}), Refusal::nothing_to_show) << "once";
    without.next_hand();
    EXPECT_EQ(without.refusal(1, Show{}), Refusal::nothing_to_show);
}

TEST(UncontestedPot, MayBeShownEvenIfThereIsNone) {
    // All fold to a big blind beside which no small blind was posted.
    DiceHoldemTable table(Settings{.players = 4}, 1);
    table.fold_out();
    table.leave(3);
    table.next_hand({.own = {{4, "6-6"}}});
    ASSERT_EQ(table.positions(), "2/-/4");
    const auto events = table.fold_out();
    EXPECT_EQ(told_of<holdem::PotWon>(events), Lines{});
    EXPECT_EQ(told_of<holdem::Returned>(events), (Lines{"20 back to 4"}));
    EXPECT_EQ(told(table.show(4)), (Lines{"4 shows 6-6 of free will"}));
}

TEST(UncontestedPot, IsNotShownByASeatThatHasLeft) {
    DiceHoldemTable table(Settings{.players = 3, .structure = Structure::fixed_limit}, 1);
    table.raise_to(1, 40);
    table.leave(1);
    table.fold(2);
    EXPECT_EQ(told(table.fold(3)).back(), "hand 1 ends: all folded");
    EXPECT_EQ(table.state_of(1).left_with, Chips{2030});
    EXPECT_EQ(table.refusal(1, Show{}), Refusal::nothing_to_show);
}

TEST(Showdown, HasNothingLeftToShow) {
    DiceHoldemTable table(Settings{.players = 2}, 1);
    table.check_down();
    EXPECT_EQ(table.refusal(1, Show{}), Refusal::nothing_to_show);
    EXPECT_EQ(table.refusal(2, Show{}), Refusal::nothing_to_show);
}

// "All hands still in are shown, beginning with the last who bet or raised ... in the last betting round that was
// played"
TEST(Showdown, BeginsWithTheLastWhoBetOrRaised) {
    DiceHoldemTable table(Settings{.players = 4}, 1, {.own = {{1, "1-1"}, {2, "2-2"}, {3, "3-3"}, {4, "4-4"}}});
    for (int round = 0; round < 3; ++round) table.settle_round();
    table.check(2);
    table.raise_to(3, 20);
    table.raise_to(4, 60);
    table.fold(1);
    table.call(2);
    EXPECT_EQ(shown(table.call(3)), (Lines{"4 shows 4-4", "2 shows 2-2", "3 shows 3-3"}));
    EXPECT_EQ(table.shown(), "2-3-4");
}

// "(if nobody did: first left of the button)"
TEST(Showdown, BeginsLeftOfTheButtonIfNobodyBetInTheLastRound) {
    DiceHoldemTable table(Settings{.players = 4}, 1, {.own = {{1, "1-1"}, {2, "2-2"}, {3, "3-3"}, {4, "4-4"}}});
    table.raise_to(4, 60);
    table.call(1);
    table.fold(2);
    table.call(3);
    table.check(3);
    table.raise_to(4, 100);
    table.call(1);
    table.call(3);
    EXPECT_EQ(shown(table.check_down()), (Lines{"3 shows 3-3", "4 shows 4-4", "1 shows 1-1"})) << "2 has folded";
}

// "There is no mucking."
TEST(Showdown, ShowsTheLosersToo) {
    DiceHoldemTable table(Settings{.players = 3}, 1, {.own = {{2, "6-6"}}});
    EXPECT_EQ(shown(table.check_down()).size(), 3u);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_TRUE(table.view().own[i]);
}

// "(an all-in above the price is a raise here)"
TEST(Showdown, BeginsWithAnAllInAboveThePriceThatWasLessThanARaise) {
    DiceHoldemTable table({.players = 3, .structure = Structure::fixed_limit}, {2000, 2000, 65}, 1);
    table.settle_round();
    table.settle_round();
    table.raise_to(2, 40);
    EXPECT_EQ(table.raises(3), "45") << "5 above the price, less than half a bet";
    table.raise_to(3, 45);
    table.call(1);
    const auto events = table.call(2);
    EXPECT_EQ(shown(events), Lines{}) << "1 and 2 can still bet";
    EXPECT_EQ(shown(table.check_down()), (Lines{"2 shows 1-2", "3 shows 1-2", "1 shows 1-2"}))
        << "the round after that was played too, and nobody bet";
    DiceHoldemTable last({.players = 3, .structure = Structure::fixed_limit}, {2000, 2000, 65}, 1);
    for (int round = 0; round < 3; ++round) last.settle_round();
    last.raise_to(2, 40);
    last.raise_to(3, 45);
    last.call(1);
    EXPECT_EQ(shown(last.call(2)), (Lines{"3 shows 1-2", "1 shows 1-2", "2 shows 1-2"}));
}

// "When nobody can bet any more, the hands are turned up and the rest is dealt"
TEST(AllIn, HandsAreTurnedUpBeforeTheRestIsDealt) {
    DiceHoldemTable table(Settings{.players = 3}, {500, 500, 500}, 1,
                          {.own = {{1, "6-6"}, {2, "5-5"}}, .board = "1-2-3-1-3"});
    table.all_in(1);
    table.call(2);
    EXPECT_EQ(told(table.fold(3)),
              (Lines{"3 folds", "round 0: 1020 in the middle", "1 shows 6-6", "2 shows 5-5", "board 1-2-3",
                     "round 1: 1020 in the middle", "board 1", "round 2: 1020 in the middle", "board 3",
                     "round 3: 1020 in the middle", "pot 0 of 1020 for 1-2: 1020 to 1", "hand 1 ends: showdown"}));
}

TEST(AllIn, ThoseWhoCanStillBetPlayOnWithHiddenDice) {
    DiceHoldemTable table(Settings{.players = 3}, {500, 2000, 2000}, 1);
    table.all_in(1);
    table.call(2);
    EXPECT_EQ(shown(table.call(3)), Lines{});
    EXPECT_EQ(table.awaited(), 2);
    table.check(2);
    const auto events = table.all_in(3);
    EXPECT_EQ(shown(events), Lines{});
    EXPECT_EQ(shown(table.call(2)), (Lines{"3 shows 1-2", "1 shows 1-2", "2 shows 1-2"}));
}

TEST(AllIn, AlsoTheOneWithChipsLeftTurnsUp) {
    DiceHoldemTable table(Settings{.players = 2}, {500, 2000}, 1);
    table.all_in(1);
    EXPECT_EQ(shown(table.call(2)), (Lines{"1 shows 1-2", "2 shows 1-2"}));
    EXPECT_EQ(table.stack(2), 2000);
}

// "Pots are settled and shown separately."
// "all-in for 100, 250, 400: main pot 300, side pot 300, 150 go back"
TEST(Pots, OfAllInsFor100And250And400) {
    DiceHoldemTable table(Settings{.players = 3}, {100, 250, 400}, 3,
                          {.own = {{1, "6-6"}, {2, "5-5"}, {3, "4-4"}}, .board = "6-5-4-1-1"});
    table.all_in(3);
    table.call(1);
    const auto events = table.call(2);
    EXPECT_EQ(told_of<holdem::Returned>(events), (Lines{"150 back to 3"}));
    EXPECT_EQ(told_of<holdem::PotWon>(events),
              (Lines{"pot 0 of 300 for 1-2-3: 300 to 1", "pot 1 of 300 for 2-3: 300 to 2"}));
    EXPECT_EQ(table.stacks(), (std::vector<int>{300, 300, 150}));
}

// "equal hands share; chips that cannot be shared go one by one to the sharing seats, clockwise, beginning left of the
// button"
TEST(Pots, OddChipsGoClockwiseFromLeftOfTheButtonInEachPot) {
    DiceHoldemTable table({.players = 4, .small_blind = Chips{5}, .big_blind = Chips{10}, .buy_in = Chips{1000}},
                          {25, 76, 1000, 1000}, 2);
    ASSERT_EQ(table.positions(), "2/3/4");
    table.all_in(1);
    table.raise_to(2, 76);
    table.call(3);
    const auto events = table.fold(4);
    EXPECT_EQ(told_of<holdem::PotWon>(events),
              (Lines{"pot 0 of 85 for 1-2-3: 28 to 1 28 to 2 29 to 3", "pot 1 of 102 for 2-3: 51 to 2 51 to 3"}));
    EXPECT_EQ(table.table().winners[0].count(), 3);
    EXPECT_EQ(table.table().winners[1].count(), 2);
}

TEST(Pots, OddChipsOfTwoPotsAreGivenSeparately) {
    DiceHoldemTable table({.players = 4, .small_blind = Chips{5}, .big_blind = Chips{11}, .buy_in = Chips{1000}},
                          {25, 1000, 1000, 1000}, 3, {.own = {{1, "6-6"}, {2, "6-6"}, {4, "6-6"}, {3, "1-1"}}});
    ASSERT_EQ(table.positions(), "3/4/1");
    table.raise_to(2, 36);
    table.call(3);
    table.call(4);
    table.call(1);
    table.check(4);
    table.raise_to(2, 11);
    table.fold(3);
    table.call(4);
    EXPECT_EQ(told_of<holdem::PotWon>(table.check_down()),
              (Lines{"pot 0 of 100 for 1-2-4: 33 to 1 33 to 2 34 to 4", "pot 1 of 55 for 2-4: 27 to 2 28 to 4"}));
}

// "A layer that one seat alone can win is a pot, too."
TEST(Pots, ALayerThatOneSeatAloneCanWinIsAPotToo) {
    DiceHoldemTable table(Settings{.players = 3}, {100, 500, 500}, 1, {.own = {{1, "6-6"}}});
    table.all_in(1);
    table.call(2);
    table.call(3);
    table.raise_to(2, 100);
    table.call(3);
    table.raise_to(2, 100);
    EXPECT_EQ(told_of<holdem::PotWon>(table.fold(3)),
              (Lines{"pot 0 of 300 for 1-2: 300 to 1", "pot 1 of 200 for 2: 200 to 2"}));
}

}  // namespace
}  // namespace riverbones::test
