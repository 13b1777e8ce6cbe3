#include "tests/support/every_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/match/record_text.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/how_many.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/named_house.hpp"
#include "tests/support/random_player.hpp"

// What holds for every game, tried in matches in which seats act at random.

namespace riverbones::test {
namespace {

template <class G>
class EveryGameKeepsItsPromises : public testing::Test {
protected:
    using Settings = typename G::Settings;
    using Events = std::vector<typename G::Event>;

    /// Calls `see(settings, seed)` for as many matches as the run asks for, going round all settings.
    template <class See>
    void for_many_matches(int everyday, See&& see) {
        const std::vector<Settings> settings = settings_to_try<G>();
        for (int i = 0; i < how_many(everyday) && !this->HasFatalFailure(); ++i) {
            // A step that shares no factor with the number of settings, so that few matches already differ much.
            see(settings[static_cast<std::size_t>(i) * 13 % settings.size()], static_cast<std::uint64_t>(1000 + i));
        }
    }

    static std::vector<Viewer> viewers_of(const Settings& settings) {
        std::vector<Viewer> viewers = {Viewer{}};
        for (int i = 0; i < G::seats(settings); ++i) viewers.push_back(Viewer{Seat{static_cast<std::uint8_t>(i)}});
        return viewers;
    }

    /// Whether everything that can be asked of the two matches has the same answer; their records may differ.
    static bool look_alike(const Match<G>& a, const Match<G>& b) {
        if (a.turn() != b.turn() || a.may_undo() != b.may_undo()) return false;
        for (const Viewer viewer : viewers_of(a.record().header.settings)) {
            if (a.view(viewer) != b.view(viewer)) return false;
            if (viewer.seat && a.choices(*viewer.seat) != b.choices(*viewer.seat)) return false;
        }
        return true;
    }
};

TYPED_TEST_SUITE(EveryGameKeepsItsPromises, EveryGame, GameName);

TYPED_TEST(EveryGameKeepsItsPromises, PlayAcceptsExactlyWhatChoicesAllow) {
    const auto imaginable = imaginable_actions<TypeParam>();
    this->for_many_matches(3, [&](const auto& settings, std::uint64_t seed) {
        NamedHouse house(seed);
        FastRandom players(seed);
        auto match = new_match<TypeParam>(settings, house.random());
        play_to_the_end(match, players, house.random(), [&](Match<TypeParam>& now, Seat acting) {
            const auto before = now;
            for (const Viewer viewer : this->viewers_of(settings)) {
                if (!viewer.seat) continue;
                const auto choices = now.choices(*viewer.seat);
                ASSERT_TRUE(*viewer.seat == acting || choices.closed) << "out of turn";
                for (const auto& action : imaginable) {
                    const auto objection = choices.objection(action);
                    if (!objection) {
                        auto fork = now;
                        ASSERT_TRUE(fork.play(*viewer.seat, action, after(0), house.random()))
                            << TypeParam::to_text(action);
                        ASSERT_FALSE(fork == before);
                        continue;
                    }
                    const auto refused = now.play(*viewer.seat, action, after(0), house.random());
                    ASSERT_FALSE(refused) << TypeParam::to_text(action);
                    ASSERT_EQ(refused.refusal(), *objection);
                }
            }
            ASSERT_TRUE(now == before) << "what is refused changes nothing";
        });
    });
}

TYPED_TEST(EveryGameKeepsItsPromises, SomethingIsAlwaysPossibleForTheSeatThatIsAwaited) {
    const auto imaginable = imaginable_actions<TypeParam>();
    this->for_many_matches(20, [&](const auto& settings, std::uint64_t seed) {
        NamedHouse house(seed);
        FastRandom players(seed);
        auto match = new_match<TypeParam>(settings, house.random());
        play_to_the_end(match, players, house.random(), [&](const Match<TypeParam>& now, Seat acting) {
            const auto choices = now.choices(acting);
            ASSERT_TRUE(std::any_of(imaginable.begin(), imaginable.end(),
                                    [&](const auto& action) { return choices.allows(action); }));
        });
    });
}

TYPED_TEST(EveryGameKeepsItsPromises, ReplayingTheRecordGivesTheSameStateAndEvents) {
    this->for_many_matches(20, [&](const auto& settings, std::uint64_t seed) {
        NamedHouse house(seed);
        FastRandom players(seed);
        auto match = new_match<TypeParam>(settings, house.random());
        typename TestFixture::Events told = match.history();
        for (auto acting = next_to_act(match, players); acting; acting = next_to_act(match, players)) {
            const auto events =
                match.play(*acting, random_action(match.choices(*acting), players), after(0), house.random());
            ASSERT_TRUE(events);
            told.insert(told.end(), events->begin(), events->end());
        }
        auto state = TypeParam::start(settings);
        typename TestFixture::Events retold;
        auto again = *Match<TypeParam>::from(match.record().header);
        for (const auto& entry : match.record().entries) {
            TypeParam::pass_time(state, entry.moment);
            if (const auto* played = std::get_if<Played<TypeParam>>(&entry.what)) {
                TypeParam::apply(state, played->seat, played->action, retold);
            } else {
                TypeParam::apply(state, *std::get_if<typename TypeParam::HouseAct>(&entry.what), retold);
            }
            ASSERT_EQ(again.take(entry), std::nullopt);
        }
        EXPECT_TRUE(told == retold);
        EXPECT_TRUE(TypeParam::view(state, Viewer{}) == match.view(Viewer{}));
        EXPECT_TRUE(again == match);
        EXPECT_TRUE(*read_match<TypeParam>(to_text(match.record())).match == match);
    });
}

TYPED_TEST(EveryGameKeepsItsPromises, UndoIsAsIfNothingHadBeenAndRedoAsIfNothingHadBeenUndone) {
    int undone = 0;
    this->for_many_matches(20, [&](const auto& settings, std::uint64_t seed) {
        NamedHouse house(seed);
        FastRandom players(seed);
        auto match = new_match<TypeParam>(settings, house.random());
        while (const auto acting = next_to_act(match, players)) {
            const auto before = match;
            const auto action = random_action(match.choices(*acting), players);
            const auto first = match.play(*acting, action, after(0), house.random());
            ASSERT_TRUE(first);
            if (!match.may_undo()) continue;
            ASSERT_EQ(match.may_undo(), acting) << "who played last";
            ++undone;
            const auto played = match;
            ASSERT_TRUE(match.undo(*acting, after(0)));
            ASSERT_TRUE(this->look_alike(match, before));
            auto anew = match;
            const auto second = anew.play(*acting, action, after(0), house.random());
            ASSERT_TRUE(second);
            ASSERT_TRUE(*second == *first);
            ASSERT_TRUE(this->look_alike(anew, played));
            ASSERT_TRUE(match.redo(*acting, after(0)));
            ASSERT_TRUE(this->look_alike(match, played));
        }
        EXPECT_TRUE(*read_match<TypeParam>(to_text(match.record())).match == match);
    });
    EXPECT_EQ(undone > 0, gives_take_back<TypeParam>);
}

// What nobody may see is what the house will draw: matches whose houses differ are alike until something has fallen.
TYPED_TEST(EveryGameKeepsItsPromises, NobodySeesWhatTheHouseWillDraw) {
    this->for_many_matches(20, [&](const auto& settings, std::uint64_t seed) {
        NamedHouse house(seed);
        NamedHouse other_house(seed + 1'000'000);
        FastRandom players(seed);
        auto match = new_match<TypeParam>(settings, house.random());
        auto other_header = match.record().header;
        other_header.chance.secret.fill(static_cast<std::uint8_t>(seed));
        auto other = *Match<TypeParam>::begin(other_header, other_house.random());
        const bool something_fell = !match.record().entries.empty();
        ASSERT_TRUE(something_fell || this->look_alike(match, other));
        auto elsewhere = *Match<TypeParam>::from(other_header);
        std::size_t taken = 0;
        play_to_the_end(match, players, house.random(), [&](const Match<TypeParam>& now, Seat) {
            for (; taken < now.record().entries.size(); ++taken) {
                ASSERT_EQ(elsewhere.take(now.record().entries[taken]), std::nullopt);
            }
            ASSERT_TRUE(this->look_alike(now, elsewhere));
        });
    });
}

TYPED_TEST(EveryGameKeepsItsPromises, BotsOfAllLevelsDoOnlyWhatIsPossibleAndAlwaysTheSame) {
    this->for_many_matches(3, [&](const auto& settings, std::uint64_t seed) {
        NamedHouse house(seed);
        FastRandom bots(seed);
        auto match = new_match<TypeParam>(settings, house.random());
        for (int step = 0; const auto acting = next_to_act(match, bots); ++step) {
            if (std::holds_alternative<Anyone>(match.turn())) {
                ASSERT_TRUE(match.play(*acting, random_action(match.choices(*acting), bots), after(0), house.random()));
                continue;
            }
            const auto level = static_cast<BotLevel>((step + static_cast<int>(seed)) % 3);
            FastRandom same = bots;
            const auto view = match.view(Viewer{*acting});
            const auto choices = match.choices(*acting);
            const auto action = TypeParam::bot_action(level, view, choices, bots);
            ASSERT_EQ(choices.objection(action), std::nullopt) << TypeParam::to_text(action);
            ASSERT_EQ(TypeParam::bot_action(level, view, choices, same), action);
            ASSERT_TRUE(match.play(*acting, action, after(0), house.random()));
        }
    });
}

TYPED_TEST(EveryGameKeepsItsPromises, TheStateIsSmall) { EXPECT_LE(sizeof(typename TypeParam::State), 1024u); }

}  // namespace
}  // namespace riverbones::test
