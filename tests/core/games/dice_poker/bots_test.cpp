#include "core/games/dice_poker/bots.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <vector>

#include "core/games/dice_poker/handfuls.hpp"
#include "core/games/dice_poker/rules.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/how_many.hpp"
#include "tests/support/random_player.hpp"

namespace riverbones::test {
namespace {

using dice_poker::Action;
using dice_poker::LeftBonus;
using dice_poker::Line;
using dice_poker::Phase;
using dice_poker::Roll;
using dice_poker::Settings;
using dice_poker::State;
using dice_poker::Write;

constexpr std::array all_levels = {BotLevel::gentle, BotLevel::steady, BotLevel::sharp};

Action ask(BotLevel level, const State& state, std::uint64_t seed = 1) {
    FastRandom random(seed);
    return dice_poker::bot_action(level, dice_poker::view(state, Viewer{state.acting}),
                                  dice_poker::choices(state, state.acting), random);
}

/// Dice that lie after some rolls of a first turn.
State table(const FiveDice& dice, int rolls_used, const Settings& settings = {}) {
    State state = dice_poker::start(settings);
    state.phase = Phase::deciding;
    state.rolls_used = static_cast<std::uint8_t>(rolls_used);
    state.dice = dice;
    return state;
}

State table_with_only(std::initializer_list<Line> open, const FiveDice& dice, int rolls_used,
                      const Settings& settings = {}) {
    State state = table(dice, rolls_used, settings);
    for (const Line line : dice_poker::all_lines) {
        if (std::find(open.begin(), open.end(), line) == open.end()) {
            state.cards[0].write(line, line == Line::poker ? 50 : 0);
        }
    }
    return state;
}

/// Plays on with actions of `act(state)` until the match is over.
template <class Act>
void play_on(State& state, FastRandom& house, Act&& act) {
    std::vector<dice_poker::Event> events;
    while (state.phase != Phase::over) {
        events.clear();
        if (state.phase == Phase::falling) {
            dice_poker::apply(state, dice_poker::house_act(state, Random(house)), events);
        } else {
            dice_poker::apply(state, act(state), events);
        }
    }
}

double mean_of_solo_games(BotLevel level, int games) {
    FastRandom house(300);
    double sum = 0;
    for (int game = 0; game < games; ++game) {
        State state = dice_poker::start(Settings{});
        play_on(state, house, [&](const State& now) { return ask(level, now, static_cast<std::uint64_t>(game)); });
        sum += state.cards[0].total(state.settings);
    }
    return sum / games;
}

/// A generator of dice that all show one face three times out of four, so that jokers are met often.
class LuckyHouse {
public:
    explicit LuckyHouse(FastRandom& random) : random_(random) {}
    std::uint32_t draw(const DrawName& /*name*/, std::uint32_t sides) {
        return random_.below(4) == 0 ? random_.below(sides) : 4;
    }

private:
    FastRandom& random_;
};

class EveryBot : public testing::TestWithParam<BotLevel> {};

TEST_P(EveryBot, DoesWhatIsAllowedWhateverHappenedBefore) {
    FastRandom random(7);
    LuckyHouse lucky(random);
    int jokers = 0;
    for (int match = 0; match < how_many(12); ++match) {
        const Settings settings{1 + match % 8, match % 2 == 0 ? LeftBonus::over_63 : LeftBonus::from_63,
                                match % 3 != 0};
        State state = dice_poker::start(settings);
        std::vector<dice_poker::Event> events;
        while (state.phase != Phase::over) {
            if (state.phase == Phase::falling) {
                dice_poker::apply(state, dice_poker::house_act(state, Random(lucky)), events);
                continue;
            }
            const auto choices = dice_poker::choices(state, state.acting);
            jokers += choices.joker != dice_poker::JokerRule::no_joker;
            ASSERT_TRUE(choices.allows(ask(GetParam(), state, random.next())));
            dice_poker::apply(state, random_action(choices, random), events);
        }
    }
    EXPECT_GT(jokers, 20) << "jokers were to be met";
}

TEST_P(EveryBot, FinishesMatchesOfEverySizeUnderEveryHouseRule) {
    for (int players = 1; players <= dice_poker::most_players; players += 7) {
        for (const bool joker : {true, false}) {
            for (const LeftBonus bonus : {LeftBonus::over_63, LeftBonus::from_63}) {
                FastRandom house(11);
                State state = dice_poker::start(Settings{players, bonus, joker});
                play_on(state, house, [&](const State& now) { return ask(GetParam(), now); });
                for (int seat = 0; seat < players; ++seat) EXPECT_TRUE(state.cards[seat].open_lines().empty());
            }
        }
    }
}

TEST_P(EveryBot, DoesTheSameWithTheSameRandomNumbers) {
    FastRandom random(5);
    for (int hand = 0; hand < 100; ++hand) {
        FiveDice dice;
        for (Die& die : dice) die = Die(static_cast<int>(random.below(6)) + 1);
        const State state = table(dice, 1 + hand % 3);
        ASSERT_EQ(ask(GetParam(), state, 9), ask(GetParam(), state, 9));
    }
}

TEST_P(EveryBot, KeepsFourEqualWhenOnlyPokerIsOpen) {
    State state = dice_poker::start(Settings{});
    for (const Line line : dice_poker::all_lines) {
        if (line != Line::poker) state.cards[0].write(line, 0);
    }
    state.phase = Phase::deciding;
    state.dice = dice("2-2-5-2-2");
    for (state.rolls_used = 1; state.rolls_used < 3; ++state.rolls_used) {
        EXPECT_EQ(ask(GetParam(), state), Action(Roll{keep("xx-xx")}));
    }
}

TEST_P(EveryBot, WritesFiveEqualInPokerAtOnce) {
    for (int face = 1; face <= 6; ++face) {
        for (int rolls = 1; rolls <= 3; ++rolls) {
            EXPECT_EQ(ask(GetParam(), table(five(face), rolls)), Action(Write{Line::poker}));
        }
    }
}

TEST_P(EveryBot, TakesALargeStraightAtOnce) {
    for (const auto* straight : {"1-2-3-4-5", "6-5-4-3-2"}) {
        for (int rolls = 1; rolls <= 3; ++rolls) {
            EXPECT_EQ(ask(GetParam(), table(dice(straight), rolls)), Action(Write{Line::large_straight}));
        }
    }
}

TEST_P(EveryBot, WritesAJokerRatherThanRollForMorePoints) {
    for (const Line line : {Line::full_house, Line::large_straight, Line::chance}) {
        const State state = table_with_only({line}, five(1), 1);
        EXPECT_EQ(ask(GetParam(), state), Action(Write{line})) << "100 points come with it";
    }
}

TEST_P(EveryBot, RollsOnWithFiveEqualThatAreNoJokerAndFitNowhere) {
    const Settings no_joker{.players = 1, .left_bonus = LeftBonus::over_63, .joker = false};
    const auto action = ask(GetParam(), table_with_only({Line::full_house}, five(4), 1, no_joker));
    ASSERT_TRUE(std::holds_alternative<Roll>(action));
    EXPECT_EQ(std::get<Roll>(action).keep.count(), 3);
}

TEST_P(EveryBot, GivesUpAcesFirstWhenItMustWriteNothing) {
    const State state = table_with_only({Line::aces, Line::four_of_a_kind, Line::sixes}, dice("2-2-3-4-5"), 3);
    EXPECT_EQ(ask(GetParam(), state), Action(Write{Line::aces}));
}

std::string name_of_level(const testing::TestParamInfo<BotLevel>& level) {
    const std::array names = {"Gentle", "Steady", "Sharp"};
    return names[static_cast<std::size_t>(level.param)];
}

INSTANTIATE_TEST_SUITE_P(AllLevels, EveryBot, testing::ValuesIn(all_levels), name_of_level);

TEST(SharpBot, PlaysForTheLeftBonusWhereSteadyTakesThePoints) {
    // 41 on the left: four sixes bring it to 65.
    State state = table(dice("6-6-6-6-5"), 3);
    for (const Line line : dice_poker::all_lines) {
        if (line == Line::sixes || line == Line::four_of_a_kind) continue;
        state.cards[0].write(line, line == Line::fives ? 20 : line == Line::fours ? 16 : line == Line::aces ? 5 : 0);
    }
    EXPECT_EQ(ask(BotLevel::sharp, state), Action(Write{Line::sixes}));
    EXPECT_EQ(ask(BotLevel::steady, state), Action(Write{Line::four_of_a_kind}));
}

TEST(SharpBot, LooksThroughAllRollsThatAreLeft) {
    // One more roll of a die brings 3.5 on average, the better use of two rolls 4.25: a four is kept only for the last.
    const Settings plain{.players = 1, .left_bonus = LeftBonus::over_63, .joker = false};
    const auto chance_after = [&](int rolls) {
        return table_with_only({Line::chance}, dice("4-4-1-5-1"), rolls, plain);
    };
    EXPECT_EQ(ask(BotLevel::sharp, chance_after(1)), Action(Roll{keep("---x-")}));
    EXPECT_EQ(ask(BotLevel::sharp, chance_after(2)), Action(Roll{keep("xx-x-")}));
}

TEST(Bots, AreWeakerAndStrongerByAClearMargin) {
    const int games = how_many(300);
    const double gentle = mean_of_solo_games(BotLevel::gentle, games);
    const double steady = mean_of_solo_games(BotLevel::steady, games);
    const double sharp = mean_of_solo_games(BotLevel::sharp, games);
    EXPECT_GT(steady, gentle + 25) << gentle << ' ' << steady << ' ' << sharp;
    EXPECT_GT(sharp, steady + 15) << gentle << ' ' << steady << ' ' << sharp;
}

TEST(Handfuls, GrowByTheDieThatIsAdded) {
    using dice_poker::handfuls;
    for (dice_poker::Handful handful = 0; handful < dice_poker::first_of_five; ++handful) {
        for (std::size_t face = 1; face <= 6; ++face) {
            FaceCounts counts = handfuls.counts[handful];
            ++counts[face];
            ASSERT_EQ(handfuls.counts[handfuls.with[handful][face]], counts);
        }
    }
    for_every_roll(
        [](const FiveDice& roll) { ASSERT_EQ(handfuls.counts[dice_poker::handful_of(roll)], count_faces(roll)); });
}

}  // namespace
}  // namespace riverbones::test
