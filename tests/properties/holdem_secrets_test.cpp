#include <gtest/gtest.h>

#include "core/games/all_games.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/how_many.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/named_house.hpp"
#include "tests/support/random_player.hpp"

// What a seat may not see cannot be told from what it may: two tables that differ in hidden pieces alone look alike.

namespace riverbones::test {
namespace {

using State = DiceHoldem::State;
using Events = std::vector<DiceHoldem::Event>;

/// The same table, but the hidden dice of all seats other than `viewer` whose hands do not lie open are others.
State with_other_secrets(const State& state, Viewer viewer, FastRandom& random) {
    State other = state;
    for (std::uint8_t i = 0; i < state.table.seat_count(); ++i) {
        if (viewer.seat == Seat{i} || state.table.shown.has(Seat{i})) continue;
        for (Die& die : other.own[i]) die = Die(1 + static_cast<int>(random.below(6)));
    }
    return other;
}

std::vector<Viewer> viewers_of(const State& state) {
    std::vector<Viewer> viewers = {Viewer{}};
    for (std::uint8_t i = 0; i < state.table.seat_count(); ++i) viewers.push_back(Viewer{Seat{i}});
    return viewers;
}

Events seen_by(const Events& events, Viewer viewer) {
    Events seen;
    for (const auto& event : events) {
        if (const auto as_seen = DiceHoldem::seen(event, viewer)) seen.push_back(*as_seen);
    }
    return seen;
}

bool ends_in_the_open(const Events& events) {
    return std::ranges::any_of(events, [](const auto& event) {
        return std::holds_alternative<holdem::HandShown<DiceHoldem::Variant>>(event);
    });
}

TEST(HoldemSecrets, ViewsChoicesAndEventsDoNotDependOnWhatIsHidden) {
    int compared = 0;
    const auto settings = settings_to_try<DiceHoldem>();
    for (int i = 0; i < how_many(40); ++i) {
        NamedHouse house(static_cast<std::uint64_t>(i));
        FastRandom random(static_cast<std::uint64_t>(i) + 7);
        auto match = new_match<DiceHoldem>(settings[static_cast<std::size_t>(i) * 7 % settings.size()], house.random());
        State state = DiceHoldem::start(match.record().header.settings);
        Events ignored;
        std::size_t followed = 0;
        const auto follow = [&](State& at, const Entry<DiceHoldem>& entry, Events& events) {
            if (const auto* played = std::get_if<Played<DiceHoldem>>(&entry.what)) {
                DiceHoldem::apply(at, played->seat, played->action, events);
            } else {
                DiceHoldem::apply(at, *std::get_if<DiceHoldem::HouseAct>(&entry.what), events);
            }
        };
        play_to_the_end(match, random, house.random(), [&](const Match<DiceHoldem>& now, Seat acting) {
            for (; followed < now.record().entries.size(); ++followed) {
                follow(state, now.record().entries[followed], ignored);
            }
            const auto action = random_action(now.choices(acting), random);
            for (const Viewer viewer : viewers_of(state)) {
                State here = state;
                State there = with_other_secrets(state, viewer, random);
                ASSERT_TRUE(DiceHoldem::view(here, viewer) == DiceHoldem::view(there, viewer));
                if (viewer.seat) {
                    ASSERT_TRUE(DiceHoldem::choices(here, *viewer.seat) == DiceHoldem::choices(there, *viewer.seat));
                }
                Events happened_here;
                Events happened_there;
                DiceHoldem::apply(here, acting, action, happened_here);
                DiceHoldem::apply(there, acting, action, happened_there);
                if (ends_in_the_open(happened_here)) continue;
                ASSERT_TRUE(seen_by(happened_here, viewer) == seen_by(happened_there, viewer));
                ASSERT_TRUE(DiceHoldem::view(here, viewer) == DiceHoldem::view(there, viewer));
                ++compared;
            }
        });
    }
    EXPECT_GT(compared, 10'000);
}

TEST(HoldemSecrets, OnlyTheSeatItselfIsToldItsDice) {
    NamedHouse house(3);
    const auto match = new_match<DiceHoldem>(holdem::Settings{.players = 4}, house.random());
    int dealt = 0;
    for (const auto& event : match.history()) {
        const auto* hand = std::get_if<holdem::Dealt<DiceHoldem::Variant>>(&event);
        if (!hand) continue;
        ++dealt;
        for (const Viewer viewer : {Viewer{}, Viewer{seat(1)}, Viewer{seat(2)}, Viewer{seat(3)}, Viewer{seat(4)}}) {
            const auto seen = DiceHoldem::seen(event, viewer);
            ASSERT_TRUE(seen);
            const auto& own = std::get_if<holdem::Dealt<DiceHoldem::Variant>>(&*seen)->own;
            EXPECT_EQ(own.has_value(), viewer.seat == hand->seat);
            EXPECT_EQ(match.view(viewer).own[hand->seat.index].has_value(), viewer.seat == hand->seat);
        }
    }
    EXPECT_EQ(dealt, 4);
}

}  // namespace
}  // namespace riverbones::test
