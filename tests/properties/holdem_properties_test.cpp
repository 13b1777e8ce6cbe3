#include <gtest/gtest.h>

#include "tests/properties/slow_table.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/how_many.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/random_player.hpp"

// What must hold in any hand of hold'em, tried in very many random ones: by the rules themselves, without a record.

namespace riverbones::test {
namespace {

/// How often something was met that a test is about; a test that never met it has shown nothing.
struct Met {
    int hands = 0;
    int closed_again = 0;  ///< a seat that has acted may not raise
    int open_again = 0;    ///< a seat that has acted may raise again
    int cancelled = 0;
    int left_in_hand = 0;
    int dead_buttons = 0;
    int waited = 0;
    int keys = 0;
    int keys_given = 0;       ///< by the rules
    int keys_of_all_ins = 0;  ///< who could not bet any more
};

/// What is wrong with the keys that were chosen in one step, or that were not; empty if nothing is.
template <class Event>
std::string wrong_with_keys(const holdem::Table& before, const std::vector<Event>& events, Met& met) {
    const auto still_in = [&](Seat seat) { return before.hand.place(seat).still_in(); };
    betting::SeatSet chosen = before.chosen;
    for (const Event& event : events) {
        if (const auto* key = std::get_if<holdem::KeyChosen>(&event)) {
            if (before.hand.round > 1 || !still_in(key->seat) || chosen.has(key->seat)) return "chooses a key anyhow";
            for (Seat seat = left_of(before.hand.positions.button, before.seat_count()); seat != key->seat;
                 seat = left_of(seat, before.seat_count())) {
                if (still_in(seat) && !chosen.has(seat)) return "chooses a key before another one has";
            }
            chosen.add(key->seat);
            ++met.keys;
            if (key->automatic) ++met.keys_given;
            if (!before.hand.place(key->seat).can_bet()) ++met.keys_of_all_ins;
        } else if (const auto* acted = std::get_if<holdem::Acted>(&event)) {
            if (before.hand.round == 1 && !chosen.has(acted->seat)) return "acts on the flop without a key";
        } else if (const auto* ended = std::get_if<holdem::HandEnded>(&event)) {
            if (ended->outcome != holdem::Outcome::showdown) continue;
            for (std::uint8_t i = 0; i < before.seat_count(); ++i) {
                if (still_in(Seat{i}) && !chosen.has(Seat{i})) return "a showdown without a key";
            }
        }
    }
    return "";
}

/// A table at which seats act at random and everything is held against a slow model.
template <class G>
class RandomTable {
    using Events = std::vector<typename G::Event>;
    using State = typename G::State;

public:
    RandomTable(const holdem::Settings& settings, std::uint64_t seed, Met& met)
        : state_(G::start(settings)), model_(settings), random_(seed), met_(met) {}

    /// Plays until the match ends or so many hands have been played; what is wrong, or nothing.
    std::string play(int hands) {
        for (int steps = 0; wrong_.empty() && state_.table.number <= hands; ++steps) {
            const Turn turn = G::turn(state_);
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
            G::apply(state_, holdem::CancelHand{}, events_);
            ++met_.cancelled;
        } else if (std::holds_alternative<House>(turn)) {
            G::apply(state_, G::house_act(state_, Random(random_)), events_);
        } else {
            act(turn);
        }
        for (const auto& event : events_) model_.hear(event);
        if constexpr (G::Variant::chooses_key) {
            if (const auto wrong = wrong_with_keys(before_, events_, met_); !wrong.empty()) wrong_ = wrong;
        }
        compare_chips();
        if (state_.table.number > before_.number && before_.number > 0) compare_positions();
    }

    void act(const Turn& turn) {
        const auto seats = static_cast<std::uint32_t>(state_.table.seat_count());
        const Seat seat = seat_to_act(turn).value_or(Seat{static_cast<std::uint8_t>(random_.below(seats))});
        const auto choices = G::choices(state_, seat);
        if (!choices.closed) compare_raise_rights(seat, *choices.betting);
        const auto action = random_action(choices, random_);
        if (std::holds_alternative<holdem::LeaveTable>(action) && !choices.closed) ++met_.left_in_hand;
        G::apply(state_, seat, action, events_);
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

template <class G>
class RandomHands : public testing::Test {};

using HoldemGames = testing::Types<DiceHoldem, DoubleHoldem>;
TYPED_TEST_SUITE(RandomHands, HoldemGames, GameName);

/// In a full run.
template <class G>
constexpr int most_hands = 5'000'000;
template <>
constexpr int most_hands<DoubleHoldem> = 2'000'000;

TYPED_TEST(RandomHands, KeepChipsRaisesKeysButtonAndWaitingInOrderAndEnd) {
    constexpr int hands_a_match = 60;
    const auto all_settings = settings_to_try<TypeParam>();
    Met met;
    const int hands = full_run() ? most_hands<TypeParam> : 50'000;
    for (std::uint64_t seed = 1; met.hands < hands; ++seed) {
        const holdem::Settings& settings = all_settings[seed % all_settings.size()];
        const std::string wrong = RandomTable<TypeParam>(settings, seed, met).play(hands_a_match);
        ASSERT_EQ(wrong, "") << "seed " << seed << ": " << TypeParam::to_text(settings);
    }
    EXPECT_GT(met.closed_again, hands / 100);
    EXPECT_GT(met.open_again, hands / 100);
    EXPECT_GT(met.cancelled, hands / 1000);
    EXPECT_GT(met.left_in_hand, hands / 100);
    EXPECT_GT(met.dead_buttons, hands / 1000);
    EXPECT_GT(met.waited, hands / 1000);
    if (!TypeParam::Variant::chooses_key) return;
    EXPECT_GT(met.keys, hands);
    EXPECT_GT(met.keys_given, hands / 100);
    EXPECT_GT(met.keys_of_all_ins, hands / 100);
}

}  // namespace
}  // namespace riverbones::test
