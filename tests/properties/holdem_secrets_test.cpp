#include <gtest/gtest.h>

#include "core/cards/card_set.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/how_many.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/named_house.hpp"
#include "tests/support/random_player.hpp"

// What a seat may not see cannot be told from what it may: two tables that differ in hidden pieces alone look alike.

namespace riverbones::test {
namespace {

/// Which hands the viewer may not see.
template <class State>
std::vector<Seat> hidden_from(const State& state, Viewer viewer) {
    std::vector<Seat> seats;
    for (std::uint8_t i = 0; i < state.table.seat_count(); ++i) {
        if (viewer.seat != Seat{i} && !state.table.shown.has(Seat{i})) seats.push_back(Seat{i});
    }
    return seats;
}

/// The same table, but what the viewer may not see is another.
DiceHoldem::State with_other_secrets(DiceHoldem::State state, Viewer viewer, FastRandom& random) {
    for (const Seat seat : hidden_from(state, viewer)) {
        for (Die& die : state.own[seat.index]) die = Die(1 + static_cast<int>(random.below(6)));
    }
    return state;
}

DoubleHoldem::State with_other_secrets(DoubleHoldem::State state, Viewer viewer, FastRandom& random) {
    CardSet unseen = CardSet(state.board.all()).others();
    const auto hidden = hidden_from(state, viewer);
    for (std::uint8_t i = 0; i < state.table.seat_count(); ++i) {
        if (std::ranges::find(hidden, Seat{i}) != hidden.end()) continue;
        for (const Card card : state.own[i]) unseen.remove(card);
    }
    for (const Seat seat : hidden) {
        for (Card& card : state.own[seat.index]) card = draw(unseen, random);
        auto& key = state.keys[seat.index];
        if (key) key = static_cast<std::uint8_t>(random.below(double_holdem::own_cards));
    }
    return state;
}

template <class State>
std::vector<Viewer> viewers_of(const State& state) {
    std::vector<Viewer> viewers = {Viewer{}};
    for (std::uint8_t i = 0; i < state.table.seat_count(); ++i) viewers.push_back(Viewer{Seat{i}});
    return viewers;
}

template <class G>
using Events = std::vector<typename G::Event>;

template <class G>
Events<G> seen_by(const Events<G>& events, Viewer viewer) {
    Events<G> seen;
    for (const auto& event : events) {
        if (const auto as_seen = G::seen(event, viewer)) seen.push_back(*as_seen);
    }
    return seen;
}

template <class G>
bool ends_in_the_open(const Events<G>& events) {
    return std::ranges::any_of(events, [](const auto& event) {
        return std::holds_alternative<holdem::HandShown<typename G::Variant>>(event);
    });
}

template <class G>
class HoldemSecrets : public testing::Test {};

using HoldemGames = testing::Types<DiceHoldem, DoubleHoldem>;
TYPED_TEST_SUITE(HoldemSecrets, HoldemGames, GameName);

TYPED_TEST(HoldemSecrets, ViewsChoicesAndEventsDoNotDependOnWhatIsHidden) {
    using State = typename TypeParam::State;
    int compared = 0;
    const auto settings = settings_to_try<TypeParam>();
    for (int i = 0; i < how_many(40); ++i) {
        NamedHouse house(static_cast<std::uint64_t>(i));
        FastRandom random(static_cast<std::uint64_t>(i) + 7);
        auto match = new_match<TypeParam>(settings[static_cast<std::size_t>(i) * 7 % settings.size()], house.random());
        State state = TypeParam::start(match.record().header.settings);
        Events<TypeParam> ignored;
        std::size_t followed = 0;
        const auto follow = [&](State& at, const Entry<TypeParam>& entry, Events<TypeParam>& events) {
            if (const auto* played = std::get_if<Played<TypeParam>>(&entry.what)) {
                TypeParam::apply(at, played->seat, played->action, events);
            } else {
                TypeParam::apply(at, *std::get_if<typename TypeParam::HouseAct>(&entry.what), events);
            }
        };
        play_to_the_end(match, random, house.random(), [&](const Match<TypeParam>& now, Seat acting) {
            for (; followed < now.record().entries.size(); ++followed) {
                follow(state, now.record().entries[followed], ignored);
            }
            const auto action = random_action(now.choices(acting), random);
            for (const Viewer viewer : viewers_of(state)) {
                State here = state;
                State there = with_other_secrets(state, viewer, random);
                ASSERT_TRUE(TypeParam::view(here, viewer) == TypeParam::view(there, viewer));
                if (viewer.seat) {
                    ASSERT_TRUE(TypeParam::choices(here, *viewer.seat) == TypeParam::choices(there, *viewer.seat));
                }
                Events<TypeParam> happened_here;
                Events<TypeParam> happened_there;
                TypeParam::apply(here, acting, action, happened_here);
                TypeParam::apply(there, acting, action, happened_there);
                if (ends_in_the_open<TypeParam>(happened_here)) continue;
                ASSERT_TRUE(seen_by<TypeParam>(happened_here, viewer) == seen_by<TypeParam>(happened_there, viewer));
                ASSERT_TRUE(TypeParam::view(here, viewer) == TypeParam::view(there, viewer));
                ++compared;
            }
        });
    }
    EXPECT_GT(compared, 10'000);
}

TYPED_TEST(HoldemSecrets, OnlyTheSeatItselfIsToldItsPieces) {
    NamedHouse house(3);
    const auto match = new_match<TypeParam>(holdem::Settings{.players = 4}, house.random());
    int dealt = 0;
    for (const auto& event : match.history()) {
        const auto* hand = std::get_if<holdem::Dealt<typename TypeParam::Variant>>(&event);
        if (!hand) continue;
        ++dealt;
        for (const Viewer viewer : {Viewer{}, Viewer{seat(1)}, Viewer{seat(2)}, Viewer{seat(3)}, Viewer{seat(4)}}) {
            const auto seen = TypeParam::seen(event, viewer);
            ASSERT_TRUE(seen);
            const auto& own = std::get_if<holdem::Dealt<typename TypeParam::Variant>>(&*seen)->own;
            EXPECT_EQ(own.has_value(), viewer.seat == hand->seat);
            EXPECT_EQ(match.view(viewer).own[hand->seat.index].has_value(), viewer.seat == hand->seat);
        }
    }
    EXPECT_EQ(dealt, 4);
}

}  // namespace
}  // namespace riverbones::test
