#include <gtest/gtest.h>

#include "tests/support/dice_holdem_table.hpp"

// "Chips are conserved: after every action stacks, bets and pots add up to what was bought in, and the program checks
// it, in release builds too." tests/properties plays many hands; here it is the check that is tried.

namespace riverbones::test {
namespace {

using holdem::Settings;
using State = DiceHoldem::State;

/// Three seats, dealer 1, who is awaited.
State running_hand() {
    RiggedTableHouse house(1);
    State state = DiceHoldem::start(Settings{.players = 3});
    std::vector<DiceHoldem::Event> events;
    while (std::holds_alternative<House>(DiceHoldem::turn(state))) {
        DiceHoldem::apply(state, DiceHoldem::house_act(state, house.random()), events);
    }
    return state;
}

State act(State state, int number, const holdem::Action& action) {
    std::vector<DiceHoldem::Event> events;
    DiceHoldem::apply(state, seat(number), action, events);
    return state;
}

State after_a_hand() { return act(act(running_hand(), 1, holdem::Fold{}), 2, holdem::Fold{}); }

TEST(Chips, AreCountedAfterEveryAction) {
    const State state = running_hand();
    EXPECT_EQ(holdem::chips_on_table(state.table), Chips{6000});
    EXPECT_EQ(holdem::chips_bought(state.table), Chips{6000});
    EXPECT_EQ(holdem::chips_on_table(act(state, 1, holdem::RaiseTo{Chips{500}}).table), Chips{6000});
    EXPECT_EQ(holdem::chips_on_table(act(state, 1, holdem::LeaveTable{}).table), Chips{6000}) << "until the hand ends";
    EXPECT_EQ(holdem::chips_on_table(act(after_a_hand(), 1, holdem::LeaveTable{}).table), Chips{4000});
    EXPECT_EQ(holdem::chips_on_table(act(after_a_hand(), 2, holdem::BuyIn{Chips{2000}}).table), Chips{6010});
    EXPECT_EQ(holdem::chips_bought(act(after_a_hand(), 2, holdem::BuyIn{Chips{2000}}).table), Chips{6010});
}

using ChipsDeathTest = testing::Test;

TEST(ChipsDeathTest, AChipTooManyInFrontOfASeatStopsTheProgram) {
    State state = running_hand();
    state.table.hand.places[1].stack += Chips{1};
    EXPECT_DEATH(act(state, 1, holdem::Call{}), "broken promise");
    EXPECT_DEATH(act(state, 1, holdem::Fold{}), "broken promise");
}

TEST(ChipsDeathTest, AChipTooFewInThePotStopsTheProgram) {
    State state = running_hand();
    state.table.hand.places[2].paid -= Chips{1};
    EXPECT_DEATH(act(state, 1, holdem::Call{}), "broken promise");
}

TEST(ChipsDeathTest, AChipThatNobodyBoughtStopsTheProgram) {
    State state = running_hand();
    state.table.seats[2].bought -= Chips{1};
    EXPECT_DEATH(act(state, 1, holdem::Call{}), "broken promise");
    State between = after_a_hand();
    between.table.seats[0].stack += Chips{1};
    EXPECT_DEATH(act(between, 1, holdem::NextHand{}), "broken promise");
    EXPECT_DEATH(act(between, 1, holdem::LeaveTable{}), "broken promise");
}

TEST(ChipsDeathTest, TheHouseIsCheckedToo) {
    RiggedTableHouse house(1);
    State state = after_a_hand();
    std::vector<DiceHoldem::Event> events;
    DiceHoldem::apply(state, seat(1), holdem::NextHand{}, events);
    state.table.seats[1].taken += Chips{1};
    const auto deal = DiceHoldem::house_act(state, house.random());
    EXPECT_DEATH(DiceHoldem::apply(state, deal, events), "broken promise");
    EXPECT_DEATH(DiceHoldem::apply(state, holdem::CancelHand{}, events), "broken promise");
}

TEST(RulesOfHoldemDeathTest, StopForActsThatAreNotAllowed) {
    State state = running_hand();
    std::vector<DiceHoldem::Event> events;
    EXPECT_DEATH(act(state, 1, holdem::Check{}), "broken promise");
    EXPECT_DEATH(act(state, 2, holdem::Call{}), "broken promise");
    EXPECT_DEATH(act(state, 1, holdem::RaiseTo{Chips{39}}), "broken promise");
    EXPECT_DEATH(act(state, 1, holdem::RaiseTo{Chips{2001}}), "broken promise");
    const State all_called = act(act(state, 1, holdem::Call{}), 2, holdem::Call{});
    EXPECT_DEATH(act(all_called, 3, holdem::Call{}), "broken promise");
    EXPECT_DEATH(DiceHoldem::apply(state, holdem::DrawDealer{seat(1)}, events), "broken promise");
    EXPECT_DEATH(DiceHoldem::choices(state, seat(4)), "broken promise");
    EXPECT_DEATH(DiceHoldem::start(Settings{.players = 11}), "broken promise");
}

}  // namespace
}  // namespace riverbones::test
