#include <gtest/gtest.h>

#include "tests/properties/slow_table.hpp"
#include "tests/support/how_many.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/random_player.hpp"

// What must hold in any hand of hold'em, tried in very many random ones: by the rules themselves, without a record.

namespace riverbones::test {
namespace {

using Events = std::vector<DiceHoldem::Event>;
using State = DiceHoldem::State;

/// How often something was met that a test is about; a test that never met it has shown nothing.
struct Met {
    int hands = 0;
    int closed_again = 0;  ///< a seat that has acted may not raise
    int open_again = 0;    ///< a seat that has acted may raise again
    int cancelled = 0;
    int left_in_hand = 0;
    int dead_buttons = 0;
    int waited = 0;
};

/// A table at which seats act at random and everything is held against a slow model.
class RandomTable {
public:
    RandomTable(const holdem::Settings& settings, std::uint64_t seed, Met& met)
        : state_(DiceHoldem::start(settings)), model_(settings), random_(seed), met_(met) {}

    /// Plays until the match ends or so many hands have been played; what is wrong, or nothing.
    std::string play(int hands) {
        for (int steps = 0; wrong_.empty() && state_.table.number <= hands; ++steps) {
            const Turn turn = DiceHoldem::turn(state_);
            if (std::holds_alternative<Over>(turn)) break;
            if (state_.table.number != hand_) {
                hand_ = state_.table.number;
                steps = 0;
            }
            if (steps > most_steps_a_hand) return "a hand does not end";
            step(turn);
        }
        met_.hands += state_.table.hands_played;
        return wrong_;
    }

private:
    static constexpr int most_steps_a_hand = 2000;

    void step(const Turn& turn) {
        before_ = state_.table;
        events_.clear();
        if (holdem::hand_runs(state_.table) && random_.below(2000) == 0) {
            DiceHoldem::apply(state_, holdem::CancelHand{}, events_);
            ++met_.cancelled;
        } else if (std::holds_alternative<House>(turn)) {
            DiceHoldem::apply(state_, DiceHoldem::house_act(state_, Random(random_)), events_);
        } else {
            act(turn);
        }
        for (const auto& event : events_) model_.hear(event);
        compare_chips();
        if (state_.table.number > before_.number && before_.number > 0) compare_positions();
    }

    void act(const Turn& turn) {
        const auto seats = static_cast<std::uint32_t>(state_.table.seat_count());
        const Seat seat = seat_to_act(turn).value_or(Seat{static_cast<std::uint8_t>(random_.below(seats))});
        const auto choices = DiceHoldem::choices(state_, seat);
        if (!choices.closed) compare_raise_rights(seat, *choices.betting);
        const auto action = random_action(choices, random_);
        if (std::holds_alternative<holdem::LeaveTable>(action) && !choices.closed) ++met_.left_in_hand;
        DiceHoldem::apply(state_, seat, action, events_);
    }

    /// Nobody who has acted raises unless he faces a full raise.
    void compare_raise_rights(Seat seat, const betting::Options& options) {
        const bool open = model_.is_open_to(seat.index);
        if (options.raise && !open) wrong_ = "raises again without facing a full raise";
        if (options.closed == betting::RaiseClosed::not_reopened && open) wrong_ = "may not raise, but faces enough";
        if (options.closed == betting::RaiseClosed::not_reopened) ++met_.closed_again;
        if (options.raise && state_.table.hand.place(seat).acted) ++met_.open_again;
    }

    void compare_chips() {
        const holdem::Table& table = state_.table;
        const bool runs = holdem::hand_runs(table);
        Chips all;
        for (int i = 0; i < table.seat_count(); ++i) {
            const Seat seat{static_cast<std::uint8_t>(i)};
            const holdem::SeatState& state = table.seat(seat);
            if (holdem::stack_of(table, seat) < Chips{}) wrong_ = "a stack below 0";
            if (state.presence != holdem::Presence::away && holdem::stack_of(table, seat) != model_.stack(i)) {
                wrong_ = "a stack is not what the events say";
            }
            if (model_.is_gone(i) && !runs && state.left_with != model_.left_with(i)) {
                wrong_ = "somebody took along what he did not have";
            }
            all += model_.stack(i);
        }
        if (!runs && all != model_.bought()) wrong_ = "chips came or went";
    }

    void compare_positions() {
        const std::string wrong = wrong_in_next_hand(before_, state_.table);
        if (!wrong.empty()) wrong_ = wrong;
        const auto& positions = state_.table.order.positions;
        if (!state_.table.hand.place(positions.button).dealt_in) ++met_.dead_buttons;
        for (int i = 0; i < state_.table.seat_count(); ++i) {
            const auto at = static_cast<std::size_t>(i);
            const bool there = state_.table.seats[at].presence == holdem::Presence::waiting;
            if (there && state_.table.seats[at].stack > Chips{}) ++met_.waited;
        }
    }

    State state_;
    holdem::Table before_;
    SlowTable model_;
    FastRandom random_;
    Events events_;
    Met& met_;
    int hand_ = 0;
    std::string wrong_;
};

TEST(RandomHands, KeepChipsRaisesButtonAndWaitingInOrderAndEnd) {
    constexpr int hands_a_match = 60;
    const auto all_settings = settings_to_try<DiceHoldem>();
    Met met;
    const int hands = full_run() ? 5'000'000 : 50'000;
    for (std::uint64_t seed = 1; met.hands < hands; ++seed) {
        const holdem::Settings& settings = all_settings[seed % all_settings.size()];
        const std::string wrong = RandomTable(settings, seed, met).play(hands_a_match);
        ASSERT_EQ(wrong, "") << "seed " << seed << ": " << DiceHoldem::to_text(settings);
    }
    EXPECT_GT(met.closed_again, hands / 100);
    EXPECT_GT(met.open_again, hands / 100);
    EXPECT_GT(met.cancelled, hands / 1000);
    EXPECT_GT(met.left_in_hand, hands / 100);
    EXPECT_GT(met.dead_buttons, hands / 1000);
    EXPECT_GT(met.waited, hands / 1000);
}

}  // namespace
}  // namespace riverbones::test
