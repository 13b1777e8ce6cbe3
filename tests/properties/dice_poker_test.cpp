#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/support/how_many.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/named_house.hpp"
#include "tests/support/random_player.hpp"

// What holds for Dice Poker in matches in which seats act at random.

namespace riverbones::test {
namespace {

using dice_poker::Line;
using dice_poker::Settings;
using dice_poker::View;

template <class See>
void for_many_matches(int everyday, See&& see) {
    const auto settings = settings_to_try<DicePoker>();
    for (int i = 0; i < how_many(everyday); ++i) {
        NamedHouse house(static_cast<std::uint64_t>(i));
        auto match = new_match<DicePoker>(settings[static_cast<std::size_t>(i) * 13 % settings.size()], house.random());
        FastRandom players(static_cast<std::uint64_t>(i));
        see(match, players, house);
    }
}

/// The total as the rules put it, from the single lines.
int total_by_hand(const dice_poker::Scorecard& card, const Settings& settings) {
    int left = 0;
    int right = 0;
    for (const Line line : dice_poker::all_lines) (line <= Line::sixes ? left : right) += card.points(line).value_or(0);
    const bool bonus = settings.left_bonus == dice_poker::LeftBonus::over_63 ? left > 63 : left >= 63;
    return left + (bonus ? 35 : 0) + right + 100 * card.jokers();
}

TEST(DicePokerMatch, EndsAfterExactly15WritesForEachPlayer) {
    for_many_matches(40, [](Match<DicePoker>& match, FastRandom& players, NamedHouse& house) {
        play_to_the_end(match, players, house.random());
        std::vector<int> writes(match.record().header.players.size());
        for (const auto& entry : match.record().entries) {
            const auto* played = std::get_if<Played<DicePoker>>(&entry.what);
            if (played && std::holds_alternative<dice_poker::Write>(played->action)) ++writes[played->seat.index];
        }
        for (const int count : writes) EXPECT_EQ(count, 15);
    });
}

TEST(DicePokerMatch, HasTotalsThatAddUpAndNeverFall) {
    for_many_matches(40, [](Match<DicePoker>& match, FastRandom& players, NamedHouse& house) {
        const Settings settings = match.record().header.settings;
        std::vector<int> totals(match.record().header.players.size());
        play_to_the_end(match, players, house.random(), [&](const Match<DicePoker>& now, Seat) {
            const View view = now.view(Viewer{});
            for (std::size_t i = 0; i < totals.size(); ++i) {
                const int total = view.cards[i].total(settings);
                ASSERT_EQ(total, total_by_hand(view.cards[i], settings));
                ASSERT_GE(total, totals[i]);
                ASSERT_LE(total, 1835);
                totals[i] = total;
            }
        });
    });
}

TEST(DicePokerMatch, LooksTheSameToEverybody) {
    for_many_matches(20, [](Match<DicePoker>& match, FastRandom& players, NamedHouse& house) {
        play_to_the_end(match, players, house.random(), [](const Match<DicePoker>& now, Seat) {
            const View view = now.view(Viewer{});
            for (int number = 1; number <= view.settings.players; ++number)
                ASSERT_EQ(now.view(Viewer{seat(number)}), view);
        });
    });
}

TEST(DicePokerMatch, LeavesTheDiceThatAreKeptAsTheyAre) {
    for_many_matches(20, [](Match<DicePoker>& match, FastRandom& players, NamedHouse& house) {
        while (const auto acting = seat_to_act(match.turn())) {
            const auto before = match.view(Viewer{}).dice;
            const auto action = random_action(match.choices(*acting), players);
            ASSERT_TRUE(match.play(*acting, action, after(0), house.random()));
            const auto* roll = std::get_if<dice_poker::Roll>(&action);
            for (int place = 0; roll && place < 5; ++place) {
                const auto at = static_cast<std::size_t>(place);
                ASSERT_TRUE(!roll->keep.has(place) || (*match.view(Viewer{}).dice)[at] == (*before)[at]);
            }
        }
    });
}

TEST(RandomPlayer, DoesEverythingThatIsPossibleAndAboutEquallyOften) {
    FastRandom random(9);
    dice_poker::State state = dice_poker::start(Settings{});
    state.phase = dice_poker::Phase::deciding;
    state.rolls_used = 1;
    const auto choices = dice_poker::choices(state, Seat{});
    std::vector<int> counts;
    const auto imaginable = imaginable_actions<DicePoker>();
    counts.resize(imaginable.size());
    for (int i = 0; i < 46'000; ++i) {
        const auto action = random_action(choices, random);
        ++counts[static_cast<std::size_t>(std::find(imaginable.begin(), imaginable.end(), action) -
                                          imaginable.begin())];
    }
    for (std::size_t i = 0; i < imaginable.size(); ++i) {
        const int expected = choices.allows(imaginable[i]) ? 1000 : 0;
        EXPECT_NEAR(counts[i], expected, 150) << DicePoker::to_text(imaginable[i]);
    }
}

}  // namespace
}  // namespace riverbones::test
