#include "ui/poker_table/table_look.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/how_many.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/named_house.hpp"
#include "tests/support/random_player.hpp"
#include "ui/games/dice_holdem/dice_holdem_match.hpp"

// What a table shows is moved on event by event. When all events have been shown it must be what lies on the table.

namespace riverbones::test {
namespace {

using G = DiceHoldem;
using V = DiceHoldem::Variant;

TableView view_of(const Match<G>& match) { return table_view<V, face_of>(match.view(Viewer{})); }

/// At no moment a chip is shown twice, or nowhere.
bool chips_add_up(const TableLook& look) {
    Chips shown = look.pot();
    Chips invested;
    for (const PlaceLook& place : look.places) {
        shown += place.stack;
        invested += place.invested;
    }
    return shown == invested;
}

void follow_all(TableLook& look, const std::vector<G::Event>& events, const Match<G>& after) {
    for (const auto& event : events) {
        const auto seen = G::seen(event, Viewer{});
        if (seen) follow(look, table_event<V, face_of>(*seen), after.view(Viewer{}).table);
        EXPECT_TRUE(chips_add_up(look));
    }
}

/// What the look of a table alone cannot tell is taken out of the comparison.
TableLook comparable(TableLook look, const holdem::Table& table) {
    std::ranges::sort(look.shown_seats);
    const bool forgets = table.past_act_count == holdem::most_past_acts && look.hand_runs;
    for (PlaceLook& place : look.places) {
        if (forgets) place.deed = SpotDeed::none;
    }
    return look;
}

void expect_at_rest(const TableLook& look, const Match<G>& match) {
    const TableView view = view_of(match);
    const TableLook fresh = look_of(view);
    ASSERT_TRUE(comparable(look, view.table) == comparable(fresh, view.table));
    ASSERT_EQ(look.pot(), holdem::hand_runs(view.table) ? betting::middle(view.table.hand) : Chips{});
    for (std::uint8_t i = 0; i < view.table.seat_count(); ++i) {
        ASSERT_EQ(look.places[i].net(), holdem::won_by(view.table, Seat{i}));
    }
    if (holdem::hand_runs(view.table) && look.pots().count > 0) {
        ASSERT_EQ(look.pots(), betting::pots(view.table.hand));
    }
}

struct Followed {
    TableLook look;
    std::size_t entries = 0;

    explicit Followed(const Match<G>& match) : look(look_before(match.record().header.settings)) {}

    /// One step of the record after the other.
    void catchUp(const Match<G>& match) {
        Match<G> at = *Match<G>::from(match.record().header);
        for (std::size_t i = 0; i < match.record().entries.size(); ++i) {
            std::vector<G::Event> events;
            RIVERBONES_CHECK(!at.take(match.record().entries[i], events));
            if (i >= entries) follow_all(look, events, at);
        }
        entries = match.record().entries.size();
    }
};

TEST(TableLook, FollowedEventByEventIsWhatLiesOnTheTable) {
    int compared = 0;
    const auto settings = settings_to_try<G>();
    for (int i = 0; i < how_many(60); ++i) {
        NamedHouse house(static_cast<std::uint64_t>(i));
        FastRandom random(static_cast<std::uint64_t>(i) + 99);
        Match<G> match = new_match<G>(settings[static_cast<std::size_t>(i) * 7 % settings.size()], house.random());
        Followed followed(match);
        followed.catchUp(match);
        for (std::int64_t time = 0; const auto acting = next_to_act(match, random); time += 1000) {
            ASSERT_NO_FATAL_FAILURE(expect_at_rest(followed.look, match)) << "match " << i;
            const auto events =
                match.play(*acting, random_action(match.choices(*acting), random), after(time), house.random());
            ASSERT_TRUE(events);
            follow_all(followed.look, *events, match);
            ++compared;
        }
        ASSERT_NO_FATAL_FAILURE(expect_at_rest(followed.look, match));
    }
    EXPECT_GT(compared, 10'000);
}

TEST(TableLook, PartOfAnAnteThatComesBackIsNoPartOfABet) {
    const holdem::Settings settings{.players = 2, .forced_bets = holdem::ForcedBets::both, .ante = Chips{5}};
    TableLook look = look_before(settings);
    holdem::Table table = holdem::start(settings);
    table.hand.places[0].dealt_in = table.hand.places[1].dealt_in = true;
    follow(look, holdem::HandBegan{1, {}, holdem::stakes(settings, 0)}, table);
    follow(look, holdem::Posted{{Seat{0}, betting::Forced::ante, Chips{5}}}, table);
    follow(look, holdem::Posted{{Seat{1}, betting::Forced::ante, Chips{3}}, true}, table);
    follow(look, holdem::Returned{Seat{0}, Chips{2}}, table);
    EXPECT_EQ(look.places[0].stack, Chips{1997});
    EXPECT_EQ(look.places[0].bet, Chips{});
    EXPECT_EQ(look.pot(), Chips{6});
    EXPECT_EQ(look.places[1].deed, SpotDeed::all_in);
}

TEST(TableLook, IsTheSameWhenTheRecordIsReadAgain) {
    NamedHouse house(5);
    FastRandom random(6);
    const auto settings = settings_to_try<G>();
    for (std::size_t i = 0; i < settings.size(); i += 5) {
        Match<G> match = new_match<G>(settings[i], house.random());
        play_to_the_end(match, random, house.random());
        Followed followed(match);
        followed.catchUp(match);
        ASSERT_NO_FATAL_FAILURE(expect_at_rest(followed.look, match));
    }
}

TEST(TableLook, OfACancelledHandIsThatOfBeforeIt) {
    int cancelled = 0;
    const auto settings = settings_to_try<G>();
    for (int i = 0; i < how_many(30); ++i) {
        NamedHouse house(static_cast<std::uint64_t>(i));
        FastRandom random(static_cast<std::uint64_t>(i) + 1);
        Match<G> match = new_match<G>(settings[static_cast<std::size_t>(i) * 11 % settings.size()], house.random());
        Followed followed(match);
        followed.catchUp(match);
        for (std::int64_t time = 0; const auto acting = next_to_act(match, random); time += 1000) {
            if (holdem::hand_runs(match.view(Viewer{}).table) && random.below(10) == 0) {
                Match<G> cut_off = match;
                TableLook look = followed.look;
                follow_all(look, cut_off.settle(after(time), house.random()), cut_off);
                ASSERT_EQ(look.outcome, holdem::Outcome::cancelled);
                ASSERT_NO_FATAL_FAILURE(expect_at_rest(look, cut_off));
                ++cancelled;
            }
            const auto events =
                match.play(*acting, random_action(match.choices(*acting), random), after(time), house.random());
            follow_all(followed.look, *events, match);
        }
    }
    EXPECT_GT(cancelled, 200);
}

}  // namespace
}  // namespace riverbones::test
