#include <gtest/gtest.h>

#include <chrono>

#include "tests/support/double_holdem_hand.hpp"

// When the key card is chosen, by whom and with what effect: section 4 of the rules, and what section 2 says of it,
// sentence by sentence.

namespace riverbones::test {
namespace {

using betting::Structure;
using holdem::ChooseKey;
using holdem::Settings;
using holdem::TimeIsUp;
using std::chrono::seconds;
using Hand = DoubleHoldemHand;

const std::vector<std::string_view> three_hands = {"2c 7d Kh", "3c 8d Qh", "4c 9d Jh"};
constexpr auto flop = "As Ts 5h";

/// Three seats that are asked on the flop in the order 1, 2, 3.
Hand on_the_flop(const Settings& settings = {}, const std::vector<int>& stacks = {}) {
    Hand hand(settings, three_hands, stacks);
    hand.quietly();
    hand.board(flop);
    return hand;
}

// "Flop: three community cards. Then, in betting order, each player first chooses one of the three cards as the key
// card, then acts"
TEST(KeyChoice, ComesBeforeActingInBettingOrder) {
    Hand hand = on_the_flop();
    EXPECT_EQ(hand.awaits(), "1 chooses");
    EXPECT_EQ(hand.refusal(1, holdem::Check{}), Refusal::choose_key_first);
    EXPECT_EQ(told(hand.key(1, 3)), Lines{"1 chooses card 3 as key"});
    EXPECT_EQ(hand.awaits(), "1 acts");
    EXPECT_EQ(told(hand.raise_to(1, 50)), Lines{"1 bets 50"});
    EXPECT_EQ(hand.awaits(), "2 chooses");
    hand.key(2, 1);
    hand.raise_to(2, 150);
    EXPECT_EQ(hand.awaits(), "3 chooses");
    hand.key(3, 2);
    EXPECT_EQ(hand.awaits(), "3 acts");
    hand.call(3);
    EXPECT_EQ(hand.awaits(), "1 acts") << "it has chosen";
    hand.call(1);
    EXPECT_EQ(hand.awaits(), "house");
    hand.board("6d");
    EXPECT_EQ(hand.awaits(), "1 acts") << "only on the flop";
}

// "(also to fold)"
TEST(KeyChoice, ComesBeforeFoldingToo) {
    Hand hand = on_the_flop();
    hand.key(1, 1);
    hand.raise_to(1, 50);
    EXPECT_EQ(hand.refusal(2, holdem::Fold{}), Refusal::choose_key_first);
    hand.key(2, 1);
    hand.fold(2);
    EXPECT_EQ(hand.awaits(), "3 chooses");
}

// "the choice cannot be taken back"
TEST(KeyChoice, Stays) {
    Hand hand = on_the_flop();
    hand.key(1, 2);
    EXPECT_EQ(hand.refusal(1, ChooseKey{0}), Refusal::key_is_chosen);
    EXPECT_EQ(DoubleHoldem::take_back(hand.state()), std::nullopt);
    hand.quietly();
    EXPECT_EQ(hand.refusal(1, ChooseKey{1}), Refusal::key_is_chosen);
    EXPECT_EQ(hand.state().keys[0], 1);
}

TEST(KeyChoice, IsOneOfThreeCardsAndOnlyInTurn) {
    Hand hand = on_the_flop();
    EXPECT_EQ(hand.choices(1).keys, 3);
    EXPECT_EQ(hand.refusal(1, ChooseKey{2}), std::nullopt);
    EXPECT_EQ(hand.refusal(1, ChooseKey{3}), Refusal::no_key_to_choose);
    EXPECT_EQ(hand.refusal(2, ChooseKey{0}), Refusal::not_your_turn);
    EXPECT_EQ(hand.choices(2).keys, 0);
    hand.key(1, 1);
    hand.raise_to(1, 50);
    EXPECT_EQ(hand.refusal(3, ChooseKey{0}), Refusal::not_your_turn) << "2 has to act first";
}

TEST(KeyChoice, IsNotPossibleBeforeTheFlopAndBetweenHands) {
    Hand hand({}, three_hands);
    EXPECT_EQ(hand.refusal(3, ChooseKey{0}), Refusal::not_your_turn);
    hand.fold(3);
    hand.fold(1);
    EXPECT_EQ(hand.refusal(2, ChooseKey{0}), Refusal::hand_not_running);
}

TEST(KeyChoice, OfWhoHasFoldedIsNotAskedFor) {
    Hand hand({}, three_hands);
    hand.call(3);
    hand.fold(1);
    hand.check(2);
    hand.board(flop);
    EXPECT_EQ(hand.awaits(), "2 chooses");
    hand.key(2, 1);
    hand.check(2);
    EXPECT_EQ(hand.awaits(), "3 chooses");
    EXPECT_EQ(hand.refusal(1, ChooseKey{0}), Refusal::not_your_turn);
}

// "Players who are all-in choose too, when their turn in the order comes"
TEST(KeyChoice, OfAnAllInPlayerComesInItsTurn) {
    for (const int short_seat : {1, 2, 3}) {
        std::vector<int> stacks = {2000, 2000, 2000};
        stacks[static_cast<std::size_t>(short_seat - 1)] = 100;
        Hand hand({}, three_hands, stacks);
        hand.raise_to(3, 100);
        hand.quietly();
        hand.board(flop);
        std::string order;
        while (hand.awaits() != "house") {
            const int number = hand.awaits()[0] - '0';
            order += hand.awaits() + ' ';
            hand.awaits() == std::to_string(number) + " chooses" ? hand.key(number, 1) : hand.check(number);
        }
        EXPECT_EQ(order, short_seat == 1   ? "1 chooses 2 chooses 2 acts 3 chooses 3 acts "
                         : short_seat == 2 ? "1 chooses 1 acts 2 chooses 3 chooses 3 acts "
                                           : "1 chooses 1 acts 2 chooses 2 acts 3 chooses ");
    }
}

// The same where the betting comes round to somebody who has acted: first the all-in player in between chooses.
TEST(KeyChoice, OfAnAllInPlayerComesBeforeTheBettingPassesIt) {
    Hand hand({}, three_hands, {2000, 2000, 100});
    hand.raise_to(3, 100);
    hand.quietly();
    hand.board(flop);
    hand.key(1, 1);
    hand.check(1);
    hand.key(2, 1);
    hand.raise_to(2, 60);
    EXPECT_EQ(hand.awaits(), "3 chooses");
    hand.key(3, 1);
    EXPECT_EQ(hand.awaits(), "1 acts");
    hand.fold(1);
    EXPECT_EQ(hand.awaits(), "house") << "2 and 3 have their keys";
    EXPECT_EQ(told(hand.table().shown), "2-3");
}

// "and so does a player with chips whom nobody can answer any more"
TEST(KeyChoice, OfAPlayerWhomNobodyCanAnswerIsAskedFor) {
    Hand hand({}, {"2c 7d Kh", "3c 8d Qh"}, {2000, 100});
    hand.raise_to(2, 100);
    hand.call(1);
    hand.board(flop);
    EXPECT_EQ(hand.awaits(), "1 chooses");
    hand.key(1, 1);
    EXPECT_EQ(hand.awaits(), "2 chooses") << "1 has nothing to decide";
    hand.key(2, 1);
    EXPECT_EQ(hand.awaits(), "house");
}

// Section 2: "When nobody can bet any more, the hands are turned up and the rest is dealt (Double Hold'em: after every
// key card has been chosen)."
TEST(KeyChoice, IsMadeByAllBeforeHandsAreTurnedUp) {
    Hand hand({}, three_hands, {100, 100, 100});
    hand.raise_to(3, 100);
    hand.call(1);
    const auto called = hand.call(2);
    EXPECT_EQ(told_of<holdem::HandShown<double_holdem::Variant>>(called), Lines{});
    hand.board(flop);
    hand.key(1, 1);
    hand.key(2, 2);
    EXPECT_TRUE(hand.table().shown.empty());
    EXPECT_EQ(hand.view().own[0], std::nullopt);
    const auto events = hand.key(3, 3);
    EXPECT_EQ(told(events),
              (Lines{"3 chooses card 3 as key", "round 1: 300 in the middle", "3 shows 4c 9d Jh with key Jh",
                     "1 shows 2c 7d Kh with key 2c", "2 shows 3c 8d Qh with key 8d"}));
    EXPECT_EQ(hand.view().keys[1], 1);
    EXPECT_EQ(hand.awaits(), "house");
    hand.board("6d");
    EXPECT_EQ(told_of<holdem::HandEnded>(hand.board("6h")), Lines{"hand 1 ends: showdown"});
}

// "A player who wins because all others folded need not have chosen."
TEST(KeyChoice, OfAWinnerByFoldsIsNotNeeded) {
    Hand hand = on_the_flop();
    hand.key(1, 1);
    hand.fold(1);
    hand.key(2, 1);
    const auto events = hand.fold(2);
    EXPECT_EQ(told(events).back(), "hand 1 ends: all folded");
    EXPECT_EQ(hand.awaits(), "anyone");
    EXPECT_EQ(hand.state().keys[2], std::nullopt);
    EXPECT_EQ(told(hand.play(3, holdem::Show{})), Lines{"3 shows 4c 9d Jh of free will"});
}

TEST(KeyChoice, OfAWinnerByFoldsIsShownWithTheHand) {
    Hand hand = on_the_flop();
    hand.quietly();
    hand.board("6d");
    hand.raise_to(1, 100);
    hand.fold(2);
    hand.fold(3);
    EXPECT_EQ(told(hand.play(1, holdem::Show{})), Lines{"1 shows 2c 7d Kh with key Kh of free will"});
}

// "opponents see that a choice was made, not which card"
TEST(KeyChoice, IsSeenByOthersWithoutTheCard) {
    Hand hand = on_the_flop();
    const auto events = hand.key(1, 3);
    for (const Viewer viewer : {Viewer{}, Viewer{seat(2)}, Viewer{seat(3)}}) {
        EXPECT_EQ(told(*DoubleHoldem::seen(events[0], viewer)), "1 chooses a card as key");
        EXPECT_EQ(hand.view(viewer).keys[0], std::nullopt);
        EXPECT_TRUE(hand.view(viewer).table.chosen.has(seat(1)));
        EXPECT_FALSE(hand.view(viewer).table.chosen.has(seat(2)));
    }
    EXPECT_EQ(told(*DoubleHoldem::seen(events[0], Viewer{seat(1)})), "1 chooses card 3 as key");
    EXPECT_EQ(hand.view(Viewer{seat(1)}).keys[0], 2);
}

TEST(KeyChoice, IsKnownToAllAtTheShowdown) {
    Hand hand = on_the_flop();
    hand.key(1, 2);
    hand.quietly();
    hand.board("6d");
    hand.quietly();
    hand.board("6h");
    hand.quietly();
    EXPECT_EQ(hand.table().outcome, holdem::Outcome::showdown);
    EXPECT_EQ(hand.view().keys[0], 1);
    hand.play(1, holdem::NextHand{});
    EXPECT_TRUE(hand.table().chosen.empty());
    EXPECT_EQ(hand.state().keys, holdem::Keys{});
}

// Section 2: "The key card has its own 20 seconds, without time bank."
TEST(KeyClock, HasItsOwnTwentySecondsWithoutTimeBank) {
    Hand hand = on_the_flop({.clock = 35});
    EXPECT_EQ(DoubleHoldem::deadline(hand.state()),
              (Deadline<holdem::Action>{seconds(20), seconds(0), holdem::TimeIsUp{}}));
    EXPECT_EQ(hand.choices(1).bank, 0);
    EXPECT_EQ(hand.refusal(1, holdem::SpendTime{1}), Refusal::choose_key_first);
    hand.key(1, 1);
    EXPECT_EQ(DoubleHoldem::deadline(hand.state()),
              (Deadline<holdem::Action>{seconds(35), seconds(30), holdem::TimeIsUp{}}));
}

TEST(KeyClock, CanBeSet) {
    Hand hand = on_the_flop({.clock = 10, .key_clock = 45});
    EXPECT_EQ(DoubleHoldem::deadline(hand.state())->allowed, seconds(45));
}

// "Clock (off by default"
TEST(KeyClock, IsOffWithoutAClock) {
    Hand hand = on_the_flop();
    EXPECT_EQ(DoubleHoldem::deadline(hand.state()), std::nullopt);
    EXPECT_EQ(hand.refusal(1, TimeIsUp{}), Refusal::no_clock);
}

// "Automatic key card when the time for the choice has run out"
TEST(KeyClock, ChoosesTheAutomaticKeyCard) {
    Hand hand = on_the_flop({.clock = 20});
    EXPECT_EQ(hand.refusal(2, TimeIsUp{}), Refusal::not_your_turn);
    const auto events = hand.time_is_up(1);
    EXPECT_EQ(told(events), (Lines{"1 is out of time", "1 is given card 3 as key"}));
    EXPECT_EQ(told(*DoubleHoldem::seen(events[1], Viewer{seat(2)})), "1 is given a card as key");
    EXPECT_EQ(hand.awaits(), "1 acts") << "its time for acting begins";
    EXPECT_EQ(hand.refusal(1, TimeIsUp{}), Refusal::time_is_not_up) << "the bank is untouched";
}

// "in fixed limit the player counts as all-in for what has been put in, keeps the hand (automatic key card)"
TEST(KeyOfWhoLeaves, IsTheAutomaticOneInFixedLimit) {
    const Settings fixed{.structure = Structure::fixed_limit};
    Hand before(fixed, three_hands);
    before.call(3);
    before.leave(3);
    before.quietly();
    before.board(flop);
    before.key(1, 1);
    before.check(1);
    before.key(2, 1);
    EXPECT_EQ(told_of<holdem::KeyChosen>(before.check(2)), Lines{"3 is given card 3 as key"}) << "in its turn";
    EXPECT_EQ(before.awaits(), "house");

    Hand in_turn = on_the_flop(fixed);
    EXPECT_EQ(told_of<holdem::KeyChosen>(in_turn.leave(1)), Lines{"1 is given card 3 as key"});
    EXPECT_EQ(in_turn.awaits(), "2 chooses");

    Hand afterwards = on_the_flop(fixed);
    afterwards.key(1, 1);
    EXPECT_EQ(told_of<holdem::KeyChosen>(afterwards.leave(1)), Lines{}) << "it has one";
    EXPECT_EQ(afterwards.state().keys[0], 0);
}

// "in the other structures the hand is folded at once"
TEST(KeyOfWhoLeaves, IsNotNeededInOtherStructures) {
    Hand hand = on_the_flop();
    EXPECT_EQ(told_of<holdem::KeyChosen>(hand.leave(1)), Lines{});
    EXPECT_EQ(hand.awaits(), "2 chooses");
    hand.leave(3);
    EXPECT_EQ(hand.table().outcome, holdem::Outcome::all_folded) << "2 need not choose";
}

// Who waits behind the one that chooses may leave, too.
TEST(KeyOfWhoLeaves, DoesNotHoldUpTheOthers) {
    Hand hand = on_the_flop({.structure = Structure::fixed_limit});
    EXPECT_EQ(told_of<holdem::KeyChosen>(hand.leave(2)), Lines{});
    EXPECT_EQ(hand.awaits(), "1 chooses");
    hand.key(1, 1);
    EXPECT_EQ(told_of<holdem::KeyChosen>(hand.check(1)), Lines{"2 is given card 3 as key"});
    EXPECT_EQ(hand.awaits(), "3 chooses");
}

// "A hand that cannot be finished is cancelled: every stack is what it was before that hand"
TEST(KeyChoice, IsForgottenWhenTheHandIsCancelled) {
    Hand hand = on_the_flop();
    hand.key(1, 1);
    ASSERT_TRUE(DoubleHoldem::recovery(hand.state()));
    hand.house(*DoubleHoldem::recovery(hand.state()));
    EXPECT_EQ(hand.stacks(), (std::vector<int>{2000, 2000, 2000}));
    EXPECT_EQ(hand.view(Viewer{seat(1)}).keys, holdem::Keys{}) << "as with the cards";
    EXPECT_EQ(hand.refusal(1, ChooseKey{0}), Refusal::hand_not_running);
}

}  // namespace
}  // namespace riverbones::test
