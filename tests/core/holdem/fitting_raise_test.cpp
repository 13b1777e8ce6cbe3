#include "core/holdem/fitting_raise.hpp"

#include <gtest/gtest.h>

#include "core/betting/reach.hpp"
#include "tests/support/dice_holdem_hand.hpp"

namespace riverbones::test {
namespace {

using holdem::Call;
using holdem::Check;
using holdem::RaiseTo;

int fitting(const DiceHoldemHand& hand, double part_of_pot) {
    return holdem::fitting_raise(hand.state().table.hand, *hand.choices().betting, part_of_pot).count;
}

TEST(FittingRaise, IsAPartOfThePotInRoundNumbers) {
    DiceHoldemHand hand({}, {"1-1", "2-2"});
    EXPECT_EQ(fitting(hand, 1), 60) << "20, and the pot of 40 after the call";
    EXPECT_EQ(fitting(hand, 0.6), 40) << "44";
    hand.then(RaiseTo{Chips{60}});
    EXPECT_EQ(fitting(hand, 1), 180);
    hand.then(Call{}).board("6-5-4");
    EXPECT_EQ(fitting(hand, 0.5), 60);
    EXPECT_EQ(fitting(hand, 0.33), 40);
}

TEST(FittingRaise, IsTheLeastPossibleAtLeast) {
    DiceHoldemHand hand({}, {"1-1", "2-2"});
    EXPECT_EQ(fitting(hand, 0.1), 40);
}

TEST(FittingRaise, IsAllInWhenLittleWouldBeLeft) {
    DiceHoldemHand hand({.buy_in = Chips{400}}, {"1-1", "2-2"});
    hand.then(RaiseTo{Chips{100}});
    EXPECT_EQ(fitting(hand, 0.5), 200);
    EXPECT_EQ(fitting(hand, 1), 400) << "300 of 400";
}

TEST(FittingRaise, StaysWithinPotLimitAndFixedLimit) {
    DiceHoldemHand pot_limit({.structure = betting::Structure::pot_limit}, {"1-1", "2-2"});
    EXPECT_EQ(fitting(pot_limit, 3), 60);
    DiceHoldemHand fixed_limit({.structure = betting::Structure::fixed_limit}, {"1-1", "2-2"});
    EXPECT_EQ(fitting(fixed_limit, 3), 40);
}

TEST(FittingRaise, IsNoMoreThanSomebodyCanMatch) {
    DiceHoldemHand hand({}, {"1-1", "2-2"});
    betting::Hand chips = hand.state().table.hand;
    chips.places[0].stack = Chips{80};  // 100 with its blind
    betting::renew_reach(chips);
    EXPECT_EQ(holdem::fitting_raise(chips, betting::options(chips), 3), Chips{100});
}

}  // namespace
}  // namespace riverbones::test
