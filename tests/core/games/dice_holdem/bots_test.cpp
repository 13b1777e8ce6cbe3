#include "core/games/dice_holdem/bots.hpp"

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <string>
#include <vector>

#include "core/games/dice_holdem/prospects.hpp"
#include "core/games/dice_holdem/two_dice.hpp"
#include "core/holdem/answers.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/dice_holdem_hand.hpp"
#include "tests/support/holdem_contest.hpp"
#include "tests/support/how_many.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/random_player.hpp"
#include "tests/support/sensible_bots.hpp"

namespace riverbones::test {
namespace {

using dice_holdem::TwoDice;
using holdem::Action;
using holdem::Call;
using holdem::Check;
using holdem::Fold;
using holdem::RaiseTo;

/// How often in a hundred the bot does something like this.
template <class Like>
int times_in_100(BotLevel level, const DiceHoldemHand& hand, const Like& like) {
    int times = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) times += like(hand.ask(level, seed)) ? 1 : 0;
    return times;
}

/// Two seats, the second of which bets first before the board and last afterwards.
DiceHoldemHand two_seats(std::string_view first, std::string_view second, const holdem::Settings& settings = {}) {
    return DiceHoldemHand(settings, {first, second});
}

class EveryHoldemBot : public testing::TestWithParam<BotLevel> {};

TEST_P(EveryHoldemBot, DoesWhatIsAllowedAndSensibleWhateverHappenedBefore) {
    std::uint64_t seed = 1;
    for (const holdem::Settings& settings : holdem_settings_to_try()) {
        FastRandom random(seed++);
        NamedHouse house(random.next());
        auto match = new_match<DiceHoldem>(settings, house.random());
        for (int step = 0; step < how_many(60); ++step) {
            const auto acting = next_to_act(match, random);
            if (!acting) break;
            const auto choices = match.choices(*acting);
            if (!choices.closed) {
                const auto view = match.view(Viewer{*acting});
                FastRandom own(random.next());
                expect_sensible(DiceHoldem::bot_action(GetParam(), view, choices, own), view.table, choices);
            }
            ASSERT_TRUE(match.play(*acting, random_action(choices, random), after(1000 * step), house.random()));
        }
    }
}

/// Plays on with bots only.
void play_to_the_end(DiceHoldem::State& state, BotLevel level, FastRandom& random) {
    std::vector<DiceHoldem::Event> events;
    for (int step = 0; state.table.phase != holdem::Phase::over; ++step) {
        ASSERT_LT(step, 20'000);
        events.clear();
        if (const auto acting = seat_to_act(DiceHoldem::turn(state))) {
            const auto view = DiceHoldem::view(state, Viewer{*acting});
            const auto choices = DiceHoldem::choices(state, *acting);
            const Action action = DiceHoldem::bot_action(level, view, choices, random);
            expect_sensible(action, view.table, choices);
            DiceHoldem::apply(state, *acting, action, events);
        } else if (state.table.phase == holdem::Phase::between) {
            DiceHoldem::apply(state, seat(1), holdem::NextHand{}, events);
        } else {
            DiceHoldem::apply(state, DiceHoldem::house_act(state, Random(random)), events);
        }
    }
}

TEST_P(EveryHoldemBot, PlaysLastOneStandingToItsEnd) {
    for (const auto structure :
         {betting::Structure::no_limit, betting::Structure::pot_limit, betting::Structure::fixed_limit}) {
        for (const auto forced : {holdem::ForcedBets::blinds, holdem::ForcedBets::ante, holdem::ForcedBets::both}) {
            holdem::Settings settings{.players = 4, .structure = structure, .forced_bets = forced};
            settings.kind = holdem::MatchKind::last_one_standing;
            settings.length = holdem::Length::quick;
            settings.buy_in = Chips{400};
            settings.most_bets = forced == holdem::ForcedBets::ante ? std::nullopt : settings.most_bets;
            FastRandom random(3);
            DiceHoldem::State state = DiceHoldem::start(settings);
            play_to_the_end(state, GetParam(), random);
        }
    }
}

TEST_P(EveryHoldemBot, DoesTheSameWithTheSameViewAndTheSameRandomNumbers) {
    auto hand = two_seats("5-3", "6-6");
    hand.quietly_to("5-4-1");
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        ASSERT_EQ(hand.ask(GetParam(), seed), hand.ask(GetParam(), seed));
    }
}

TEST_P(EveryHoldemBot, KnowsNothingOfTheDiceOfOthers) {
    for (const auto* others : {"1-2", "4-4", "6-5"}) {
        auto hand = two_seats("5-3", others);
        auto same = two_seats("5-3", "6-6");
        for (auto* each : {&hand, &same}) each->quietly_to("5-4-1").then(Check{}).then(RaiseTo{Chips{30}});
        for (std::uint64_t seed = 1; seed < 20; ++seed) {
            ASSERT_EQ(hand.ask(GetParam(), seed), same.ask(GetParam(), seed));
        }
    }
}

TEST_P(EveryHoldemBot, FoldsRubbishToABigAllIn) {
    auto before = two_seats("2-1", "6-6");
    before.then(RaiseTo{Chips{2000}});
    EXPECT_EQ(times_in_100(GetParam(), before, is_fold), 100);
    auto after = two_seats("2-1", "6-6");
    after.quietly_to("6-5-4").then(Check{}).then(RaiseTo{Chips{1980}});
    EXPECT_EQ(times_in_100(GetParam(), after, is_fold), 100);
}

TEST_P(EveryHoldemBot, RaisesFiveOfAKind) {
    auto hand = two_seats("6-6", "5-4");
    hand.quietly_to("6-6-2").quietly_to("6").quietly_to("1");
    EXPECT_GE(times_in_100(GetParam(), hand, is_raise), 50) << "an open bet";
    hand.then(Check{}).then(RaiseTo{Chips{40}});
    EXPECT_GE(times_in_100(GetParam(), hand, is_raise), 50) << "a raise";
    EXPECT_EQ(times_in_100(GetParam(), hand, is_fold), 0);
}

/// Somebody raises as long as he may, by the whole pot.
Action raise_by_the_pot(const DiceHoldemHand& hand) {
    const betting::Options options = *hand.choices().betting;
    if (!options.raise) return Call{};
    const Chips to = options.price + betting::middle(hand.state().table.hand) + options.to_call;
    return RaiseTo{std::min(to, options.raise->most)};
}

TEST_P(EveryHoldemBot, NeverPutsHalfOfAHundredBigBlindsInBeforeTheBoardUnlessSomebodyElseHas) {
    for (const auto* own : {"6-6", "5-5", "1-1", "6-5", "2-1"}) {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            auto hand = two_seats("6-6", own);
            while (hand.state().table.phase == holdem::Phase::betting) {
                const betting::Options options = *hand.choices().betting;
                const Action action = hand.awaited() == seat(1) ? raise_by_the_pot(hand) : hand.ask(GetParam(), seed);
                const auto* raise = std::get_if<RaiseTo>(&action);
                if (hand.awaited() == seat(2) && raise != nullptr && options.price < Chips{1000}) {
                    ASSERT_LT(raise->to, Chips{1000}) << own;
                }
                hand.then(action);
            }
        }
    }
}

TEST_P(EveryHoldemBot, GoesAllInWithAGoodPairAndFewChips) {
    holdem::Settings settings;
    settings.kind = holdem::MatchKind::last_one_standing;
    settings.buy_in = Chips{400};
    auto hand = two_seats("4-2", "6-6", settings);
    hand.then(RaiseTo{Chips{120}}).then(RaiseTo{Chips{400}});
    EXPECT_EQ(times_in_100(GetParam(), hand, is_fold), 0);
}

INSTANTIATE_TEST_SUITE_P(AllLevels, EveryHoldemBot, testing::ValuesIn(all_levels), name_of_level);

/// With how many of the 36 rolls somebody folds to a bet on this board, on the mean in a hundred.
int folds(BotLevel level, int bet) {
    int folds = 0;
    for (const TwoDice dice : dice_holdem::all_two_dice) {
        const std::string own = riverbones::test::to_text(dice.dice());
        auto hand = two_seats(own, "6-6");
        hand.quietly_to("5-3-2").then(Check{}).then(RaiseTo{Chips{bet}});
        folds += dice.ways() * times_in_100(level, hand, is_fold);
    }
    return folds / 36;
}

TEST(GentleHoldemBot, CallsTooMuch) {
    EXPECT_LT(folds(BotLevel::gentle, 20), folds(BotLevel::steady, 20));
    EXPECT_LT(folds(BotLevel::gentle, 40), folds(BotLevel::steady, 40));
}

TEST(GentleHoldemBot, NeverBluffs) {
    auto hand = two_seats("6-6", "2-1");
    hand.quietly_to("6-5-4").then(Check{});
    EXPECT_EQ(times_in_100(BotLevel::gentle, hand, is_raise), 0);
}

TEST(SteadyHoldemBot, KnowsPotOdds) { EXPECT_LT(folds(BotLevel::steady, 20) + 10, folds(BotLevel::steady, 80)); }

TEST(SteadyHoldemBot, KnowsPosition) {
    auto first = two_seats("6-2", "6-6");
    first.quietly_to("5-4-1");
    auto last = two_seats("6-6", "6-2");
    last.quietly_to("5-4-1").then(Check{});
    EXPECT_LT(times_in_100(BotLevel::steady, first, is_raise), times_in_100(BotLevel::steady, last, is_raise));
}

TEST(SteadyHoldemBot, BluffsNowAndThen) {
    auto hand = two_seats("6-6", "2-1");
    hand.quietly_to("6-5-4").then(Check{});
    const int bluffs = times_in_100(BotLevel::steady, hand, is_raise);
    EXPECT_GT(bluffs, 5);
    EXPECT_LT(bluffs, 40);
}

/// What others must think of the seat that acted last; its mean strength.
double strength_shown(const DiceHoldemHand& hand, Seat seat) {
    const auto view = hand.view();
    auto prospects = dice_holdem::prospects(view.board.all());
    const auto range = holdem::ranges_of(view.table, prospects)[seat.index];
    const auto& strengths = prospects.strengths(view.table.hand.round, 1);
    double all = 0;
    double mean = 0;
    for (std::size_t own = 0; own < range.size(); ++own) {
        all += range[own];
        mean += range[own] * strengths[own];
    }
    EXPECT_NEAR(all, 1, 1e-9);
    return mean;
}

TEST(SharpHoldemBot, LearnsFromWhatOthersDo) {
    const auto after = [](const std::vector<Action>& acts) {
        auto hand = two_seats("6-6", "6-6");
        hand.quietly_to("5-4-1");
        for (const Action& act : acts) hand.then(act);
        return hand;
    };
    const double unknown = strength_shown(two_seats("6-6", "6-6").quietly_to("5-4-1"), seat(2));
    EXPECT_NEAR(unknown, 0.5, 0.02) << "they have only limped in and checked";
    const double checked = strength_shown(after({Check{}}), seat(1));
    const double bet = strength_shown(after({RaiseTo{Chips{30}}}), seat(1));
    const double raised = strength_shown(after({RaiseTo{Chips{30}}, RaiseTo{Chips{100}}}), seat(2));
    const double raised_again =
        strength_shown(after({RaiseTo{Chips{30}}, RaiseTo{Chips{100}}, RaiseTo{Chips{300}}}), seat(1));
    EXPECT_LT(checked, unknown);
    EXPECT_GT(bet, unknown + 0.05);
    EXPECT_GT(raised, bet + 0.05);
    EXPECT_GT(raised_again, bet + 0.05);
}

TEST(SharpHoldemBot, BelievesInNoMoreFoldsThanMakeABetWorthIt) {
    // Whoever checks all the way has little, and a Steady would fold it more often than not.
    auto hand = two_seats("2-1", "6-6");
    hand.quietly_to("5-5-4").quietly_to("2").quietly_to("4").then(Check{});
    const auto view = hand.view();
    auto prospects = dice_holdem::prospects(view.board.all());
    const auto ranges = holdem::ranges_of(view.table, prospects);
    bool doubted = false;
    for (const int bet : {20, 40, 80, 400, 1980}) {
        const auto now = holdem::at_present(view.table);
        const auto answers = holdem::answers_to(Chips{bet}, now, ranges, prospects);
        ASSERT_EQ(answers.size(), 1u);
        const double most = bet / (40.0 + bet);
        EXPECT_LT(answers[0].folding, most + 1e-9) << bet;
        doubted = doubted || answers[0].folding > most - 1e-9;
        const auto& stays = answers[0].stays;
        const double staying = std::accumulate(stays.begin(), stays.end(), 0.0);
        EXPECT_NEAR(answers[0].folding + staying + answers[0].raising, 1, 1e-9);
    }
    EXPECT_TRUE(doubted) << "the dice of this test have lost their point";
}

TEST(SharpHoldemBot, DoesNotCallARiverBetWithDiceThatBeatNothing) {
    auto hand = two_seats("2-1", "5-5");
    hand.quietly_to("6-6-4").quietly_to("3").quietly_to("4").then(Check{}).then(RaiseTo{Chips{40}});
    EXPECT_EQ(times_in_100(BotLevel::sharp, hand, is_fold), 100);
}

Edge two_seats_edge(BotLevel first, BotLevel second) {
    return edge(Contest<DiceHoldem>{holdem::Settings{.players = 2}, bot<DiceHoldem>(first), bot<DiceHoldem>(second), 1},
                100);
}

// A few hands, the same on every machine: they tell that a bot has changed, not how strong it is, which the bench does.
// Whoever changes one writes the new mean here.
TEST(HoldemBots, PlayAsTheyDid) {
    EXPECT_NEAR(two_seats_edge(BotLevel::sharp, BotLevel::steady).mean, 243.5, 0.01);
    EXPECT_NEAR(two_seats_edge(BotLevel::steady, BotLevel::gentle).mean, 29.25, 0.01);
}

}  // namespace
}  // namespace riverbones::test
