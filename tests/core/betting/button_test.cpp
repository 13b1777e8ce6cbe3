#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "core/base/fast_random.hpp"
#include "tests/core/betting/betting_table.hpp"

// "Button and forced bets" of section 2 of the rules: where they go.

namespace riverbones::test {
namespace {

using namespace betting;

Order blinds_at(int button, int small_blind, int big_blind, int due) {
    Order order{{seat(button), std::nullopt, seat(big_blind)}, seat(due)};
    if (small_blind != 0) order.positions.small_blind = seat(small_blind);
    return order;
}

Order button_at(int button) { return {{seat(button), std::nullopt, std::nullopt}, seat(button)}; }

Order next(const Order& before, const std::vector<int>& playing, int seats) {
    return next_order(before, seats_of(playing), seats, true);
}

// "Small blind = first, big blind = second playing seat left of the button when a match begins."
TEST(FirstOrder, HasTheBlindsLeftOfTheButton) {
    EXPECT_EQ(first_order(seat(1), seats_of({1, 2, 3, 4}), 4, true), blinds_at(1, 2, 3, 2));
    EXPECT_EQ(first_order(seat(4), seats_of({1, 2, 3, 4}), 4, true), blinds_at(4, 1, 2, 1));
    EXPECT_EQ(first_order(seat(2), seats_of({2, 5, 7}), 8, true), blinds_at(2, 5, 7, 5)) << "empty seats do not count";
}

TEST(FirstOrder, OfTwoHasTheSmallBlindAtTheButton) {
    EXPECT_EQ(first_order(seat(1), seats_of({1, 2}), 2, true), blinds_at(1, 1, 2, 1));
    EXPECT_EQ(first_order(seat(6), seats_of({3, 6}), 8, true), blinds_at(6, 6, 3, 6));
}

// "After every hand the big blind moves on to the next playing seat, clockwise, so nobody pays it twice running."
TEST(BigBlind, MovesOnToTheNextPlayingSeat) {
    Order order = first_order(seat(1), seats_of({1, 2, 3, 4}), 4, true);
    for (const int expected : {4, 1, 2, 3, 4}) {
        order = next(order, {1, 2, 3, 4}, 4);
        EXPECT_EQ(order.positions.big_blind, seat(expected));
    }
    EXPECT_EQ(next(blinds_at(1, 2, 3, 2), {1, 2, 3, 6}, 6).positions.big_blind, seat(6));
}

TEST(BigBlind, IsPaidByNobodyTwiceRunning) {
    // Whoever goes out and comes back, hand after hand.
    FastRandom random(4);
    const SeatSet all = seats_of({1, 2, 3, 4, 5, 6});
    Order order = first_order(seat(1), all, 6, true);
    for (int hand = 0; hand < 2000; ++hand) {
        SeatSet plays;
        while (plays.count() < 2) plays.add(Seat{static_cast<std::uint8_t>(random.below(6))});
        for (int more = 0; more < 3; ++more) plays.add(Seat{static_cast<std::uint8_t>(random.below(6))});
        const Order after = next_order(order, plays, 6, true);
        ASSERT_NE(after.positions.big_blind, order.positions.big_blind);
        ASSERT_NE(after.positions.big_blind, after.positions.small_blind);
        ASSERT_TRUE(plays.has(*after.positions.big_blind));
        ASSERT_TRUE(!after.positions.small_blind || plays.has(*after.positions.small_blind));
        order = after;
    }
}

// "The small blind is due from the seat that had the big blind before; if that seat no longer plays, it is not posted."
TEST(SmallBlind, IsDueFromTheSeatThatHadTheBigBlind) {
    EXPECT_EQ(next(blinds_at(1, 2, 3, 2), {1, 2, 3, 4}, 4), blinds_at(2, 3, 4, 3));
    EXPECT_EQ(next(blinds_at(1, 2, 3, 2), {1, 3, 4}, 4), blinds_at(2, 3, 4, 3)) << "also if others are gone";
}

TEST(SmallBlind, IsNotPostedIfThatSeatNoLongerPlays) {
    EXPECT_EQ(next(blinds_at(1, 2, 3, 2), {1, 2, 4}, 4), blinds_at(2, 0, 4, 3));
}

// "The button lies at the seat from which the small blind was due in the hand before, also if it was not posted then,
// and also if that seat no longer plays"
TEST(Button, LiesWhereTheSmallBlindWasDue) {
    EXPECT_EQ(next(blinds_at(1, 2, 3, 2), {1, 2, 3, 4}, 4).positions.button, seat(2));
}

TEST(Button, LiesThereAlsoIfTheSmallBlindWasNotPosted) {
    const Order no_small_blind = next(blinds_at(1, 2, 3, 2), {1, 2, 4, 5}, 5);
    EXPECT_EQ(no_small_blind, blinds_at(2, 0, 4, 3));
    EXPECT_EQ(next(no_small_blind, {1, 2, 4, 5}, 5), blinds_at(3, 4, 5, 4)) << "at the empty seat 3";
}

TEST(Button, LiesThereAlsoIfThatSeatNoLongerPlays) {
    EXPECT_EQ(next(blinds_at(1, 2, 3, 2), {1, 3, 4}, 4).positions.button, seat(2));
}

// "Whenever only two play: the big blind moves on, the other one has the button and the small blind"
TEST(TwoPlayers, HaveTheBigBlindMoveOn) {
    EXPECT_EQ(next(blinds_at(1, 2, 3, 2), {1, 2}, 3), blinds_at(2, 2, 1, 2)) << "the big blind is out";
    EXPECT_EQ(next(blinds_at(1, 2, 3, 2), {1, 3}, 3), blinds_at(3, 3, 1, 3)) << "the small blind is out";
    EXPECT_EQ(next(blinds_at(1, 2, 3, 2), {2, 3}, 3), blinds_at(3, 3, 2, 3)) << "the button is out";
    EXPECT_EQ(next(blinds_at(1, 1, 2, 1), {1, 2}, 2), blinds_at(2, 2, 1, 2)) << "it alternates";
}

TEST(TwoPlayers, BecomeThreeWhenSomebodyComesIn) {
    EXPECT_EQ(next(blinds_at(1, 1, 2, 1), {1, 2, 3}, 3), blinds_at(1, 2, 3, 2));
}

// "A cancelled hand is followed by one with the same button and blinds."
TEST(RepeatedOrder, IsTheSameButtonAndBlinds) {
    const Order cancelled = blinds_at(1, 2, 3, 2);
    EXPECT_EQ(repeated_order(cancelled, seats_of({1, 2, 3, 4}), 4), cancelled);
    EXPECT_EQ(repeated_order(cancelled, seats_of({2, 3, 4}), 4), cancelled) << "the button may lie at an empty seat";
    const Order two = blinds_at(1, 1, 2, 1);
    EXPECT_EQ(repeated_order(two, seats_of({1, 2}), 2), two);
    EXPECT_EQ(repeated_order(button_at(2), seats_of({1, 2, 3}), 3), button_at(2)) << "ante only";
}

// Where the rules are silent: a seat of a blind is gone when the hand is played again.
TEST(RepeatedOrder, PassesOverBlindsThatAreGone) {
    const Order cancelled = blinds_at(1, 2, 3, 2);
    EXPECT_EQ(repeated_order(cancelled, seats_of({1, 3, 4}), 4), blinds_at(1, 0, 3, 2));
    EXPECT_EQ(repeated_order(cancelled, seats_of({1, 2, 4}), 4), blinds_at(1, 2, 4, 2));
    EXPECT_EQ(repeated_order(cancelled, seats_of({1, 2}), 4), blinds_at(2, 2, 1, 2));
}

// "In an ante-only game the button moves on to the next playing seat after every hand"
TEST(AnteOnlyButton, MovesOnToTheNextPlayingSeat) {
    EXPECT_EQ(first_order(seat(2), seats_of({1, 2, 3}), 3, false), button_at(2));
    EXPECT_EQ(next_order(button_at(2), seats_of({1, 2, 3}), 3, false), button_at(3));
    EXPECT_EQ(next_order(button_at(3), seats_of({2, 3}), 3, false), button_at(2));
    EXPECT_EQ(next_order(button_at(2), seats_of({1, 3}), 3, false), button_at(3)) << "its seat is out";
    EXPECT_EQ(next_order(button_at(1), seats_of({1, 2}), 2, false), button_at(2)) << "also with two";
}

// Every case of vectors/button.json.
TEST(NextOrder, IsTheListedOne) {
    std::ifstream file(std::string(RIVERBONES_HANDS) + "/button.json");
    const auto cases = nlohmann::json::parse(file)["cases"];
    ASSERT_EQ(cases.size(), 9u);
    for (const auto& listed : cases) {
        SeatSet plays;
        Seat at;
        for (const int stack : listed["seats"].get<std::vector<int>>()) {
            if (stack > 0) plays.add(at);
            ++at.index;
        }
        const auto number = [](const nlohmann::json& seat) { return seat.is_null() ? 0 : seat.get<int>() + 1; };
        const auto& last = listed["last"];
        const auto& next_one = listed["next"];
        // In all of these the small blind of the hand before was posted by the seat from which it was due.
        const Order before = blinds_at(number(last[0]), number(last[1]), number(last[2]), number(last[1]));
        const Order after = next_order(before, plays, at.index, true);
        const Order expected =
            blinds_at(number(next_one[0]), number(next_one[1]), number(next_one[2]), after.due_small_blind.index + 1);
        EXPECT_EQ(after, expected) << listed["title"];
    }
}

}  // namespace
}  // namespace riverbones::test
