#include "core/holdem/course.hpp"

#include <gtest/gtest.h>

#include "core/betting/reach.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/dice_holdem_hand.hpp"
#include "tests/support/holdem_players.hpp"
#include "tests/support/how_many.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/named_house.hpp"

namespace riverbones::test {
namespace {

using holdem::Call;
using holdem::Check;
using holdem::Course;
using holdem::Fold;
using holdem::RaiseTo;
using holdem::Spot;

Course walked(const holdem::Table& table) {
    Course course = holdem::at_the_beginning(table);
    for (const holdem::PastAct& act : table.acts()) {
        holdem::enter(course, act.round);
        holdem::follow(course, act);
    }
    holdem::enter(course, table.hand.round);
    return course;
}

void expect_same(const Course& walked, const Course& present) {
    EXPECT_EQ(walked.bets, present.bets);
    EXPECT_EQ(walked.hand.price, present.hand.price);
    EXPECT_EQ(walked.hand.round, present.hand.round);
    EXPECT_EQ(walked.hand.reach, present.hand.reach);
    for (std::size_t i = 0; i < present.hand.seats; ++i) {
        EXPECT_EQ(walked.hand.places[i].bet, present.hand.places[i].bet) << i;
        EXPECT_EQ(walked.hand.places[i].stack, present.hand.places[i].stack) << i;
        EXPECT_EQ(walked.hand.places[i].folded, present.hand.places[i].folded) << i;
        EXPECT_EQ(walked.hand.places[i].acted, present.hand.places[i].acted) << i;
    }
}

TEST(CourseOfAHand, LeadsFromTheForcedBetsToThePresent) {
    int decisions = 0;
    std::uint64_t seed = 1;
    for (holdem::Settings settings : holdem_settings_to_try()) {
        settings.clock.reset();
        for (int hand = 0; hand < how_many(2); ++hand) {
            FastRandom random(seed);
            NamedHouse house(seed++);
            DiceHoldem::State state = DiceHoldem::start(settings);
            std::vector<DiceHoldem::Event> events;
            while (holdem::hand_runs(state.table) || state.table.phase == holdem::Phase::drawing_dealer) {
                const auto seat = seat_to_act(DiceHoldem::turn(state));
                if (!seat) {
                    DiceHoldem::apply(state, DiceHoldem::house_act(state, house.random()), events);
                    continue;
                }
                if (state.table.past_act_count == holdem::most_past_acts) break;
                ++decisions;
                expect_same(walked(state.table), holdem::at_present(state.table));
                const auto choices = DiceHoldem::choices(state, *seat);
                const auto view = DiceHoldem::view(state, Viewer{*seat});
                DiceHoldem::apply(state, *seat, at_random(view, choices, random), events);
            }
            ASSERT_FALSE(testing::Test::HasFailure()) << "seed " << seed - 1;
        }
    }
    EXPECT_GT(decisions, 1000);
}

Spot spot_of(const DiceHoldemHand& hand) { return holdem::at_present(hand.state().table).spot(hand.awaited()); }

TEST(SpotOfASeat, TellsThePriceThePotAndTheBets) {
    DiceHoldemHand hand({}, {"1-1", "2-2", "3-3"});
    Spot spot = spot_of(hand);
    EXPECT_EQ(spot.to_call, 20);
    EXPECT_EQ(spot.pot, 30);
    EXPECT_EQ(spot.bets, 0) << "blinds are none";
    EXPECT_EQ(spot.behind, 2000);
    EXPECT_TRUE(spot.acts_last) << "it has the button";
    spot = spot_of(hand.then(RaiseTo{Chips{60}}));
    EXPECT_EQ(spot.to_call, 50);
    EXPECT_EQ(spot.pot, 90);
    EXPECT_EQ(spot.bets, 1);
    EXPECT_FALSE(spot.acts_last);
    spot = spot_of(hand.then(Fold{}).then(Call{}).board("6-5-4"));
    EXPECT_EQ(spot.round, 1);
    EXPECT_EQ(spot.bets, 0);
    EXPECT_EQ(spot.opponents, 1);
    EXPECT_EQ(spot.pot, 130);
}

TEST(SpotOfASeat, ReckonsBeforeTheBoardWithHalfOfThoseWhoHaveYetToAct) {
    DiceHoldemHand hand({}, {"1-1", "2-2", "3-3", "4-4", "5-5", "6-6"});
    EXPECT_EQ(spot_of(hand).opponents, 3) << "five, none of whom has acted";
    EXPECT_EQ(spot_of(hand.then(Fold{})).opponents, 2);
    EXPECT_EQ(spot_of(hand.then(Call{})).opponents, 3) << "one is in for sure";
}

TEST(SpotOfASeat, CountsOnlyWhatCanBeWonAndLost) {
    DiceHoldemHand hand({}, {"1-1", "2-2"});
    DiceHoldem::State state = hand.state();
    betting::Hand& chips = state.table.hand;
    chips.places[0].stack = Chips{30};  // 50 with its blind
    hand.then(RaiseTo{Chips{400}});
    chips.places[1].put_in(Chips{390});
    betting::renew_reach(chips);
    chips.price = Chips{400};
    chips.awaited = seat(1);
    const Spot spot = holdem::at_present(state.table).spot(seat(1));
    EXPECT_EQ(spot.to_call, 30);
    EXPECT_EQ(spot.pot, 20 + 50) << "of the 400 it can win 50";
    EXPECT_EQ(spot.behind, 30);
    EXPECT_FALSE(spot.may_raise);
}

TEST(SpotOfASeat, IsNoPlaceForAFourthRaiseBeforeTheBoardUnlessChipsAreFew) {
    DiceHoldemHand hand({}, {"1-1", "2-2"});
    hand.then(RaiseTo{Chips{60}}).then(RaiseTo{Chips{180}});
    EXPECT_TRUE(spot_of(hand).may_raise);
    EXPECT_FALSE(spot_of(hand.then(RaiseTo{Chips{540}})).may_raise) << "1,820 behind, 720 in the pot";
    DiceHoldemHand short_of_chips({.buy_in = Chips{800}}, {"1-1", "2-2"});
    short_of_chips.then(RaiseTo{Chips{60}}).then(RaiseTo{Chips{180}}).then(RaiseTo{Chips{450}});
    EXPECT_TRUE(spot_of(short_of_chips).may_raise) << "620 behind, 630 in the pot";
    DiceHoldemHand limit({.structure = betting::Structure::fixed_limit}, {"1-1", "2-2"});
    limit.then(RaiseTo{Chips{40}}).then(RaiseTo{Chips{60}});
    EXPECT_TRUE(spot_of(limit).may_raise);
    EXPECT_FALSE(spot_of(limit.then(RaiseTo{Chips{80}})).may_raise) << "the cap";
}

}  // namespace
}  // namespace riverbones::test
