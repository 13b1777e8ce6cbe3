#include <gtest/gtest.h>

#include "tests/support/dice_holdem_table.hpp"

// Situations that other programs got wrong, each as a whole hand at a table of Dice Hold'em. NL, PL: no limit, pot
// limit. Case 4 is in games/dice_holdem/hand_test.cpp, case 12 in secrets_test.cpp; 3 and 13 to 15 belong to other
// games.

namespace riverbones::test {
namespace {

using betting::Structure;
using holdem::RaiseTo;
using holdem::Settings;

Settings no_limit(int players, int small, int big, int buy_in) {
    return {.players = players, .small_blind = Chips{small}, .big_blind = Chips{big}, .buy_in = Chips{buy_in}};
}

Lines pots(const DiceHoldemTable::Events& events) { return told_of<holdem::PotWon>(events); }

// 1. "Equal split with small dead contributions. NL 50/100. A (small blind), H and B each all-in for 10,000; big blind
// folded after 100; L folded after ... 200. All three tie. RIGHT: one pot 30,300; 10,100 each; no odd chip."
TEST(Case1, EqualSplitWithSmallDeadContributions) {
    DiceHoldemTable table(no_limit(5, 50, 100, 10'000), 5);
    ASSERT_EQ(table.positions(), "5/1/2");
    table.raise_to(3, 200);
    table.all_in(4);
    table.call(5);
    table.call(1);
    table.fold(2);
    const auto events = table.fold(3);
    EXPECT_EQ(pots(events), (Lines{"pot 0 of 30300 for 1-4-5: 10100 to 1 10100 to 4 10100 to 5"}));
    EXPECT_EQ(table.stacks(), (std::vector<int>{10'100, 9'900, 9'800, 10'100, 10'100}));
}

// 2. "All-in player stays eligible when later streets are checked. Stacks P0 100, P1 1,000, P2 1,000. ... RIGHT: main
// pot 300 to P0, side pot 400 to P1; stacks 300 / 1,100 / 700."
TEST(Case2, AllInPlayerStaysEligibleWhenLaterStreetsAreChecked) {
    DiceHoldemTable table(no_limit(3, 10, 20, 1000), {100, 1000, 1000}, 1,
                          {.own = {{1, "6-6"}, {2, "5-5"}, {3, "1-3"}}, .board = "6-5-3-4-1"});
    table.all_in(1);
    table.call(2);
    table.call(3);
    table.raise_to(2, 200);
    table.call(3);
    const auto events = table.check_down();
    EXPECT_EQ(pots(events), (Lines{"pot 0 of 300 for 1-2-3: 300 to 1", "pot 1 of 400 for 2-3: 400 to 2"}));
    EXPECT_EQ(table.stacks(), (std::vector<int>{300, 1100, 700}));
}

// 5. "Short all-in does not reopen. NL 1/2. UTG raises to 16, button calls 16, small blind all-in 19, big blind
// calls 19. RIGHT: UTG and button may only fold or call 3; raise not offered. Same answer when UTG's 16 was itself an
// all-in."
TEST(Case5, ShortAllInDoesNotReopen) {
    for (const bool opener_is_all_in : {false, true}) {
        // Seat 3 is first to act, 4 has the button, 1 is the small blind with 19 and 2 the big blind.
        DiceHoldemTable table(no_limit(4, 1, 2, 200), {19, 200, opener_is_all_in ? 16 : 200, 200}, 4);
        ASSERT_EQ(table.positions(), "4/1/2");
        table.raise_to(3, 16);
        table.call(4);
        table.all_in(1);
        EXPECT_EQ(table.raises(2), "33..200") << "who has not acted may";
        table.call(2);
        if (!opener_is_all_in) {
            EXPECT_EQ(table.awaited(), 3);
            EXPECT_EQ(table.to_call(3), 3);
            EXPECT_EQ(table.raises(3), "no");
            EXPECT_EQ(table.refusal(3, RaiseTo{Chips{33}}), Refusal::raise_not_reopened);
            table.call(3);
        }
        EXPECT_EQ(table.awaited(), 4);
        EXPECT_EQ(table.to_call(4), 3);
        EXPECT_EQ(table.refusal(4, RaiseTo{Chips{200}}), Refusal::raise_not_reopened);
        EXPECT_EQ(table.refusal(4, holdem::Check{}), Refusal::nothing_to_check);
        EXPECT_TRUE(table.allows(4, holdem::Fold{}));
        table.call(4);
    }
}

// 6. "All-in below the minimum raise. River, A bets 22, B has 29."
TEST(Case6, AllInBelowTheMinimumRaise) {
    DiceHoldemTable table(no_limit(2, 1, 2, 200), {200, 31}, 2);
    ASSERT_EQ(table.positions(), "2/2/1");
    for (int round = 0; round < 3; ++round) table.settle_round();
    ASSERT_EQ(table.stack(2), 29);
    table.raise_to(1, 22);
    EXPECT_EQ(table.to_call(2), 22);
    EXPECT_EQ(table.raises(2), "29");
    table.all_in(2);
    EXPECT_EQ(table.to_call(1), 7);
    EXPECT_EQ(table.raises(1), "no");
    table.call(1);
    EXPECT_TRUE(table.between_hands());
}

// 7. "Minimum raise follows the last raise, resets each street."
TEST(Case7, MinimumRaiseFollowsTheLastRaiseAndResetsEachStreet) {
    DiceHoldemTable table(no_limit(4, 50, 100, 10'000), 1);
    table.raise_to(4, 300);
    EXPECT_EQ(table.raises(1), "500..10000");
    table.raise_to(1, 500);
    EXPECT_EQ(table.raises(2), "700..10000");
    EXPECT_EQ(table.refusal(2, RaiseTo{Chips{699}}), Refusal::raise_too_small);
    EXPECT_EQ(table.refusal(2, RaiseTo{Chips{10'001}}), Refusal::raise_too_large);
    table.settle_round();
    EXPECT_EQ(table.raises(2), "100..9500");
    auto other = table;
    table.raise_to(2, 100);
    EXPECT_EQ(table.raises(3), "200..9500");
    other.raise_to(2, 250);
    EXPECT_EQ(other.raises(3), "500..9500");
}

// 8. "Pot limit after the flop. Pot 100, A bets 50."
TEST(Case8, PotLimitAfterTheFlop) {
    Settings settings = no_limit(2, 25, 50, 5000);
    settings.structure = Structure::pot_limit;
    DiceHoldemTable table(settings, 2);
    table.settle_round();
    ASSERT_EQ(betting::middle(table.table().hand), Chips{100});
    table.raise_to(1, 50);
    EXPECT_EQ(table.raises(2), "100..250");
    table.raise_to(2, 250);
    EXPECT_EQ(table.raises(1), "450..850");
    EXPECT_EQ(table.refusal(1, RaiseTo{Chips{851}}), Refusal::raise_too_large);
}

// 9. "Heads-up blinds and order. Two players left after a third busts."
TEST(Case9, HeadsUpBlindsAndOrder) {
    DiceHoldemTable table(no_limit(3, 10, 20, 2000), {2000, 500, 2000}, 1, {.own = {{1, "6-6"}}});
    table.raise_to(1, 500);
    table.call(2);
    table.fold(3);
    ASSERT_EQ(table.stack(2), 0);
    table.next_hand();
    EXPECT_EQ(table.positions(), "3/3/1");
    EXPECT_EQ(table.awaited(), 3);
    table.settle_round();
    EXPECT_EQ(table.awaited(), 1);
}

// 10. "All-in by posting the blind. Heads-up 10/20; button 1,980, other 20."
TEST(Case10, AllInByPostingTheBlind) {
    DiceHoldemTable table(no_limit(2, 10, 20, 2000), {1980, 20}, 1, {.own = {{2, "6-6"}}});
    EXPECT_EQ(table.stacks(), (std::vector<int>{1970, 0}));
    EXPECT_EQ(table.awaited(), 1);
    EXPECT_EQ(table.to_call(1), 10);
    EXPECT_EQ(table.raises(1), "no");
    EXPECT_EQ(table.refusal(1, RaiseTo{Chips{40}}), Refusal::nobody_can_answer);
    auto folded = table;
    const auto events = table.call(1);
    EXPECT_EQ(pots(events), (Lines{"pot 0 of 40 for 1-2: 40 to 2"}));
    EXPECT_EQ(told_of<holdem::BoardLaid<dice_holdem::Variant>>(events), (Lines{"board 3-4-5", "board 6", "board 6"}));
    EXPECT_TRUE(table.between_hands()) << "no further betting";
    folded.fold(1);
    EXPECT_EQ(folded.stacks(), (std::vector<int>{1970, 30}));
    EXPECT_EQ(folded.view().board.count, 0);
}

// 11. "All-in, everybody folds. Heads-up 1/2, 200 each; button all-in, big blind folds."
TEST(Case11, AllInEverybodyFolds) {
    DiceHoldemTable table(no_limit(2, 1, 2, 200), 1);
    table.all_in(1);
    const auto events = table.fold(2);
    EXPECT_EQ(table.stacks(), (std::vector<int>{202, 198}));
    EXPECT_EQ(told_of<holdem::HandShown<dice_holdem::Variant>>(events), Lines{}) << "nothing is shown";
    table.next_hand();
    EXPECT_EQ(table.positions(), "2/2/1") << "the game goes on";
}

}  // namespace
}  // namespace riverbones::test
