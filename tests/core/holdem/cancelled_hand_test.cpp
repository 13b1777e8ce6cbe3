#include <gtest/gtest.h>

#include <algorithm>

#include "core/match/record_text.hpp"
#include "tests/support/dice_holdem_table.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/named_house.hpp"
#include "tests/support/random_player.hpp"

// "A hand that cannot be finished (the program or the machine failed) is cancelled: every stack is what it was before
// that hand, and the players are told. A hand that was left properly is resumed where it was."

namespace riverbones::test {
namespace {

using betting::Structure;
using holdem::ForcedBets;
using holdem::MatchKind;
using holdem::Settings;

TEST(CancelledHand, EveryStackIsWhatItWasBefore) {
    DiceHoldemTable table(Settings{.players = 3}, {500, 700, 900}, 1);
    table.all_in(1);
    table.call(2);
    EXPECT_EQ(table.stacks(), (std::vector<int>{0, 200, 880}));
    EXPECT_EQ(told(table.fail_and_restart()), (Lines{"hand 1 ends: cancelled"})) << "the players are told";
    EXPECT_EQ(table.stacks(), (std::vector<int>{500, 700, 900}));
    EXPECT_TRUE(table.between_hands());
    for (int number = 1; number <= 3; ++number) EXPECT_EQ(table.won(number), 0);
}

TEST(CancelledHand, ShowsNobodysDice) {
    DiceHoldemTable table(Settings{.players = 2}, {500, 700}, 1, {.own = {{1, "6-6"}}});
    table.call(1);
    table.check(2);
    table.fail_and_restart();
    for (const Viewer viewer : {Viewer{}, Viewer{seat(1)}, Viewer{seat(2)}}) {
        for (const auto& own : table.view(viewer).own) EXPECT_EQ(own, std::nullopt);
    }
    EXPECT_EQ(table.shown(), "");
    EXPECT_EQ(table.refusal(1, holdem::Show{}), Refusal::nothing_to_show);
}

TEST(CancelledHand, IsCancelledAlsoWhenHandsAlreadyLayOpen) {
    // The record ends before the first board of a hand in which all are all-in.
    DiceHoldemTable table(Settings{.players = 2}, {500, 500}, 1, {.own = {{1, "6-6"}}});
    const auto called_from = table.match().record().entries.size() + 2;
    table.all_in(1);
    table.call(2);
    auto cut = *Match<UnevenDiceHoldem>::from(table.match().record().header);
    for (std::size_t i = 0; i < called_from; ++i) ASSERT_EQ(cut.take(table.match().record().entries[i]), std::nullopt);
    EXPECT_EQ(told(cut.settle(after(0), table.house().random())), (Lines{"hand 1 ends: cancelled"}));
    const auto view = cut.view(Viewer{});
    EXPECT_EQ(holdem::stack_of(view.table, seat(2)), Chips{500});
    for (const auto& own : view.own) EXPECT_EQ(own, std::nullopt);
}

// "A cancelled hand is followed by one with the same button and blinds."
TEST(CancelledHand, IsFollowedByOneWithTheSameButtonAndBlinds) {
    DiceHoldemTable table(Settings{.players = 4}, 2);
    EXPECT_EQ(table.positions(), "2/3/4");
    for (int times = 0; times < 2; ++times) {
        table.fail_and_restart();
        table.next_hand();
        EXPECT_EQ(table.positions(), "2/3/4");
    }
    table.fold_out();
    table.next_hand();
    EXPECT_EQ(table.positions(), "3/4/1");
    EXPECT_EQ(table.hand_number(), 4) << "cancelled ones are counted";
}

TEST(CancelledHand, KeepsADeadButtonAndASmallBlindThatIsNotPosted) {
    DiceHoldemTable table(Settings{.players = 5}, 1);
    table.fold_out();
    table.leave(2);
    table.leave(3);
    table.next_hand();
    EXPECT_EQ(table.positions(), "2/-/4");
    table.fail_and_restart();
    table.next_hand();
    EXPECT_EQ(table.positions(), "2/-/4");
    table.fold_out();
    table.next_hand();
    EXPECT_EQ(table.positions(), "3/4/5");
}

TEST(CancelledHand, KeepsTheButtonOfAnAnteOnlyGame) {
    DiceHoldemTable table(Settings{.players = 3, .forced_bets = ForcedBets::ante}, 2);
    table.fail_and_restart();
    table.next_hand();
    EXPECT_EQ(table.positions(), "2/-/-");
}

TEST(CancelledHand, IsFollowedByOtherDice) {
    DiceHoldemTable table(Settings{.players = 2}, 1, {.own = {{1, "6-6"}, {2, "5-5"}}});
    table.fail_and_restart();
    table.next_hand({.own = {{1, "2-1"}, {2, "3-3"}}});
    EXPECT_EQ(to_text(*table.view(Viewer{seat(1)}).own[0]), "2-1");
    EXPECT_EQ(table.house().asked()[1], "die seat 1 turn 1 roll 1 die 1");
    EXPECT_EQ(table.house().asked()[5], "die seat 1 turn 2 roll 1 die 1") << "no draw is made twice";
}

/// Positions after a hand with these was cancelled and some seats left.
std::string positions_after_leaving(const Settings& settings, int dealer, const std::vector<int>& leaving) {
    DiceHoldemTable table(settings, dealer);
    table.fail_and_restart();
    for (const int number : leaving) table.leave(number);
    table.next_hand();
    return table.positions();
}

TEST(CancelledHand, WhoeverLeavesAfterItTheBlindsStayAsNearAsCanBe) {
    const Settings five{.players = 5};
    EXPECT_EQ(positions_after_leaving(five, 1, {}), "1/2/3");
    EXPECT_EQ(positions_after_leaving(five, 1, {1}), "1/2/3") << "a dead button";
    EXPECT_EQ(positions_after_leaving(five, 1, {2}), "1/-/3") << "a small blind that is not posted";
    EXPECT_EQ(positions_after_leaving(five, 1, {3}), "1/2/4") << "the next seat posts the big blind";
    EXPECT_EQ(positions_after_leaving(five, 1, {2, 3}), "1/-/4");
    EXPECT_EQ(positions_after_leaving(five, 1, {1, 4, 5}), "2/2/3") << "two play: the other has the button";
    EXPECT_EQ(positions_after_leaving(five, 1, {2, 4, 5}), "1/1/3");
    EXPECT_EQ(positions_after_leaving(five, 1, {3, 4, 5}), "2/2/1");
    EXPECT_EQ(positions_after_leaving({.players = 3, .forced_bets = ForcedBets::ante}, 1, {1}), "1/-/-");
}

TEST(CancelledHand, WhoComesBackAfterItPlaysUnlessBetweenButtonAndBigBlind) {
    for (const auto& [number, plays] : {std::pair(2, "1-3-4-5-6"), std::pair(5, "1-2-3-4-5-6")}) {
        DiceHoldemTable table(Settings{.players = 6}, 6);
        table.fold_out();
        table.leave(number);
        table.next_hand();
        EXPECT_EQ(table.positions(), number == 2 ? "1/-/3" : "1/2/3");
        table.fail_and_restart();
        table.wait(31 * 60'000);
        table.come_back(number, 2000);
        table.next_hand();
        EXPECT_EQ(table.positions(), number == 2 ? "1/-/3" : "1/2/3");
        EXPECT_EQ(table.plays(), plays);
    }
}

TEST(CancelledHand, DoesNotBringTheNextLevelNearer) {
    DiceHoldemTable table({.players = 3, .kind = MatchKind::last_one_standing, .length = holdem::Length::quick});
    for (int hand = 1; hand <= 6; ++hand) {
        table.fail_and_restart();
        table.next_hand();
        EXPECT_EQ(table.table().hand.stakes.big_blind, Chips{20});
        table.fold_out();
        table.next_hand();
    }
    EXPECT_EQ(table.hand_number(), 13);
    EXPECT_EQ(table.table().hand.stakes.big_blind, Chips{30}) << "six were played to their end";
}

// A seat that left during the hand that is cancelled takes along what it had before.
TEST(CancelledHand, WhoLeftDuringItTakesAlongTheStackOfBefore) {
    for (const Structure structure : {Structure::no_limit, Structure::fixed_limit}) {
        DiceHoldemTable table(Settings{.players = 3, .structure = structure}, {500, 700, 900}, 1);
        table.raise_to(1, 40);
        table.leave(1);
        table.fail_and_restart();
        EXPECT_EQ(table.stacks(), (std::vector<int>{0, 700, 900}));
        EXPECT_EQ(table.state_of(1).taken, Chips{500});
        EXPECT_EQ(table.state_of(1).left_with, Chips{500});
        EXPECT_EQ(table.won(1), 0);
        EXPECT_EQ(table.choices(1).come_back_with, (holdem::ChipRange{Chips{500}, Chips{2000}}));
    }
}

TEST(HandThatWasLeftProperly, IsResumedWhereItWas) {
    DiceHoldemTable table(Settings{.players = 3}, 1, {.own = {{1, "6-6"}}});
    table.raise_to(1, 60);
    table.call(2);
    const auto before = table.view(Viewer{seat(3)});
    EXPECT_TRUE(table.leave_and_restart().empty());
    EXPECT_EQ(table.awaited(), 3);
    EXPECT_TRUE(table.view(Viewer{seat(3)}) == before);
    EXPECT_EQ(to_text(*table.view(Viewer{seat(1)}).own[0]), "6-6");
    table.call(3);
    EXPECT_TRUE(table.leave_and_restart().empty());
    EXPECT_EQ(table.awaited(), 2);
    table.check(2);
    EXPECT_EQ(told_of<holdem::HandEnded>(table.fail_and_restart()), (Lines{"hand 1 ends: cancelled"}))
        << "it went on and was cut off after that";
}

// Records that are cut behind any of their lines.
TEST(CutOffRecordOfHands, CancelsTheHandThatRanUnlessItWasLeftProperly) {
    int cancelled = 0;
    int resumed = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        NamedHouse house(seed);
        FastRandom random(seed);
        auto match = new_match<DiceHoldem>(settings_to_try<DiceHoldem>()[seed * 4], house.random());
        for (int step = 0; step < 200; ++step) {
            const auto acting = next_to_act(match, random);
            if (!acting) break;
            const auto view = match.view(Viewer{});
            const bool runs = holdem::hand_runs(view.table);
            Match<DiceHoldem> cut = *read_match<DiceHoldem>(to_text(match.record())).match;
            ASSERT_TRUE(cut == match);
            cut.settle(after(0), house.random());
            const auto cut_view = cut.view(Viewer{});
            ASSERT_FALSE(holdem::hand_runs(cut_view.table));
            for (std::uint8_t i = 0; runs && i < view.table.seat_count(); ++i) {
                const auto& then = view.table.seat(Seat{i});
                const auto& now = cut_view.table.seat(Seat{i});
                const bool left = then.presence == holdem::Presence::away && then.stack > Chips{};
                ASSERT_EQ(now.stack, left ? Chips{} : then.stack);
                ASSERT_EQ(holdem::won_by(cut_view.table, Seat{i}),
                          then.stack + then.taken - then.bought - (left ? then.left_with : Chips{}));
            }
            cancelled += runs ? 1 : 0;
            Match<DiceHoldem> left = match;
            left.leave(after(0));
            Match<DiceHoldem> taken_up = *read_match<DiceHoldem>(to_text(left.record())).match;
            taken_up.settle(after(0), house.random());
            ASSERT_TRUE(taken_up == left);
            resumed += runs ? 1 : 0;
            ASSERT_TRUE(match.play(*acting, random_action(match.choices(*acting), random), after(0), house.random()));
        }
    }
    EXPECT_GT(cancelled, 1000);
    EXPECT_GT(resumed, 1000);
}

}  // namespace
}  // namespace riverbones::test
