#include <gtest/gtest.h>

#include "tests/support/double_holdem_hand.hpp"

// Situations that other programs got wrong, as whole hands of Double Hold'em. Those in which the cards do not matter
// are in core/holdem/cases_test.cpp, case 4 is in hand_test.cpp.

namespace riverbones::test {
namespace {

using holdem::Settings;
using Hand = DoubleHoldemHand;
using V = double_holdem::Variant;

// 3. "Two of three all-in tie; an odd chip. Board Qs Th Kc 4h Ad. A: 2h Jh (+3c), B: Tc Ac (+6d), C: Jc 9d (+5s); keys
// Jh, Ac, Jc. Earlier pot 120. River: A 20, B to 60, C to 360, A to 660, B calls, C all-in 9,075, both call. RIGHT: pot
// 27,345; A and C have the ace-high straight: 13,672 each and 1 chip to whichever of the two sits first to the left of
// the button; B 0."
TEST(Case3, TwoOfThreeAllInTieAndAnOddChip) {
    Hand hand({.buy_in = Chips{9115}}, {"2h Jh 3c", "Tc Ac 6d", "Jc 9d 5s"}, {9115, 9115, 9115});
    hand.quietly();
    hand.board("Qs Th Kc");
    hand.key(1, 2);
    hand.raise_to(1, 20);
    hand.key(2, 2);
    hand.call(2);
    hand.key(3, 1);
    hand.call(3);
    hand.board("4h");
    hand.quietly();
    hand.board("Ad");
    ASSERT_EQ(betting::middle(hand.table().hand), Chips{120});
    hand.raise_to(1, 20);
    hand.raise_to(2, 60);
    hand.raise_to(3, 360);
    hand.raise_to(1, 660);
    hand.call(2);
    hand.raise_to(3, 9075);
    hand.call(1);
    const auto events = hand.call(2);
    EXPECT_EQ(told_of<holdem::PotWon>(events), Lines{"pot 0 of 27345 for 1-2-3: 13673 to 1 13672 to 3"});
    EXPECT_EQ(told_of<holdem::HandShown<V>>(events),
              (Lines{"3 shows Jc 9d 5s with key Jc", "1 shows 2h Jh 3c with key Jh", "2 shows Tc Ac 6d with key Ac"}));
    EXPECT_EQ(hand.stacks(), (std::vector<int>{13'673, 0, 13'672}));
}

// 10. "All-in by posting the blind. Heads-up 10/20; button 1,980, other 20. ... Call: pot 40, board runs out, no
// further betting."
TEST(Case10, AllInByPostingTheBlindChoosesAKeyAndBetsNoMore) {
    Hand hand({}, {"2c 7d Kh", "3c 8d Qh"}, {20, 1980});
    EXPECT_EQ(hand.refusal(2, holdem::RaiseTo{Chips{40}}), Refusal::nobody_can_answer);
    hand.call(2);
    hand.board("As Ts 5h");
    EXPECT_EQ(hand.awaits(), "1 chooses");
    hand.key(1, 3);
    hand.key(2, 3);
    hand.board("6d");
    const auto events = hand.board("6h");
    EXPECT_EQ(told_of<holdem::PotWon>(events), Lines{"pot 0 of 40 for 1-2: 40 to 1"});
}

/// Every card of the seat that the viewer can see or has been told of.
bool knows_cards_of(int number, const Hand& hand, const Hand::Events& happened, Viewer viewer) {
    if (hand.view(viewer).own[seat(number).index] || hand.view(viewer).keys[seat(number).index]) return true;
    return std::ranges::any_of(happened, [&](const auto& event) {
        const auto seen = DoubleHoldem::seen(event, viewer);
        const auto* dealt = std::get_if<holdem::Dealt<V>>(&*seen);
        const auto* shown = std::get_if<holdem::HandShown<V>>(&*seen);
        return (dealt && dealt->seat == seat(number) && dealt->own) || (shown && shown->seat == seat(number));
    });
}

// 12. "Hand 1 ends at showdown with A's cards open after a raise to 14. Hand 2 (1/2): A all-in, B folds. RIGHT: A's
// cards of neither hand are visible, board not revealed, log and history for B contain no card of A; and at the start
// of hand 2 the small blind's call is 1 and the minimum raise-to 4."
TEST(Case12, NoSecretsAfterAFoldAndNothingStaleInTheNextHand) {
    Hand hand({.small_blind = Chips{1}, .big_blind = Chips{2}, .buy_in = Chips{200}}, {"2c 7d Kh", "3c 8d Qh"});
    hand.raise_to(2, 14);
    for (const auto* cards : {"As Ts 5h", "6d", "6h"}) {
        hand.quietly();
        hand.board(cards);
    }
    hand.quietly();
    EXPECT_EQ(hand.table().shown.count(), 2);

    auto happened = hand.play(1, holdem::NextHand{});
    const auto add = [&](const Hand::Events& events) { happened.insert(happened.end(), events.begin(), events.end()); };
    add(hand.deal({"9c 9d 9h", "4c 4d 4h"}));
    EXPECT_EQ(hand.awaits(), "1 acts");
    EXPECT_EQ(hand.choices(1).betting->to_call, Chips{1});
    EXPECT_EQ(hand.choices(1).betting->raise->least, Chips{4});
    add(hand.raise_to(1, hand.choices(1).betting->raise->most.count));
    add(hand.fold(2));
    for (const Viewer viewer : {Viewer{}, Viewer{seat(2)}}) {
        EXPECT_FALSE(knows_cards_of(1, hand, happened, viewer));
        EXPECT_EQ(hand.view(viewer).board.count, 0);
    }
    EXPECT_TRUE(knows_cards_of(1, hand, happened, Viewer{seat(1)})) << "its own";
}

}  // namespace
}  // namespace riverbones::test
