#include "core/games/double_holdem/bots.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "core/games/double_holdem/before_the_flop.hpp"
#include "core/games/double_holdem/outlook.hpp"
#include "tests/support/double_holdem_hand.hpp"
#include "tests/support/holdem_contest.hpp"
#include "tests/support/how_many.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/random_player.hpp"
#include "tests/support/sensible_bots.hpp"

namespace riverbones::test {
namespace {

using namespace double_holdem;
using holdem::Action;
using holdem::Call;
using holdem::ChooseKey;
using holdem::RaiseTo;
using Hand = DoubleHoldemHand;

Action ask(const Hand& hand, int number, BotLevel level, std::uint64_t seed = 1) {
    FastRandom random(seed);
    return DoubleHoldem::bot_action(level, hand.view(Viewer{seat(number)}), hand.choices(number), random);
}

/// How often in ten the bot does something like this.
template <class Like>
int times_in_10(BotLevel level, const Hand& hand, int number, const Like& like) {
    int times = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) times += like(ask(hand, number, level, seed)) ? 1 : 0;
    return times;
}

/// Two seats have limped to this flop; the first must choose its key card.
Hand on_flop(std::string_view first, std::string_view second, std::string_view flop) {
    Hand hand({}, {first, second});
    hand.quietly();
    hand.board(flop);
    return hand;
}

/// And goes on with it, and with those of all others, to the end of the board; then the first seat must act.
Hand on_river(Hand hand, std::string_view turn, std::string_view river) {
    hand.quietly();
    hand.board(turn);
    hand.quietly();
    hand.board(river);
    return hand;
}

class EveryBotOfDoubleHoldem : public testing::TestWithParam<BotLevel> {};

TEST_P(EveryBotOfDoubleHoldem, DoesWhatIsAllowedAndSensibleWhateverHappenedBefore) {
    int keys = 0;
    std::uint64_t seed = 1;
    for (const holdem::Settings& settings : settings_to_try<DoubleHoldem>()) {
        FastRandom random(seed++);
        NamedHouse house(random.next());
        auto match = new_match<DoubleHoldem>(settings, house.random());
        for (int step = 0; step < how_many(20); ++step) {
            const auto acting = next_to_act(match, random);
            if (!acting) break;
            const auto choices = match.choices(*acting);
            const bool must_act = !choices.closed || !choices.no_key;
            if (must_act && one_in(choices.no_key ? 20 : 4, random)) {
                const auto view = match.view(Viewer{*acting});
                FastRandom own(random.next());
                keys += choices.no_key ? 0 : 1;
                expect_sensible(DoubleHoldem::bot_action(GetParam(), view, choices, own), view.table, choices);
            }
            ASSERT_TRUE(match.play(*acting, random_action(choices, random), after(1000 * step), house.random()));
        }
    }
    EXPECT_GT(keys, 3);
}

TEST_P(EveryBotOfDoubleHoldem, KnowsNothingOfTheCardsOfOthersNorTheirKeys) {
    const auto after_a_bet = [](std::string_view others, int key) {
        Hand hand = on_flop("Js Th 4c", others, "9d 8s 2h");
        hand.key(1, 1);
        hand.check(1);
        hand.key(2, key);
        hand.raise_to(2, 30);
        return hand;
    };
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        const Action action = ask(after_a_bet("As Ah Ad", 1), 1, GetParam(), seed);
        ASSERT_EQ(ask(after_a_bet("2c 3d 7h", 2), 1, GetParam(), seed), action);
        ASSERT_EQ(ask(after_a_bet("As Ah Ad", 3), 1, GetParam(), seed), action);
        ASSERT_EQ(ask(on_flop("Js Th 4c", "As Ah Ad", "9d 8s 2h"), 1, GetParam(), seed),
                  ask(on_flop("Js Th 4c", "2c 3d 7h", "9d 8s 2h"), 1, GetParam(), seed));
    }
}

// With 9-9 beside the key there is no pair; with a nine as key there is.
TEST_P(EveryBotOfDoubleHoldem, ChoosesAKeyThatPlays) {
    const Hand hand = on_flop("9s 9h 2c", "3c 8d Qh", "9d 6s Kc");
    const Action action = ask(hand, 1, GetParam());
    ASSERT_TRUE(std::holds_alternative<ChooseKey>(action));
    EXPECT_LT(std::get<ChooseKey>(action).which, 2);
}

TEST_P(EveryBotOfDoubleHoldem, FoldsRubbishToABigAllIn) {
    Hand hand = on_flop("2c 3d 7h", "As Ah 5c", "Ad Kc Qs");
    hand.key(1, 1);
    hand.check(1);
    hand.key(2, 1);
    hand.raise_to(2, 1980);
    EXPECT_EQ(times_in_10(GetParam(), hand, 1, is_fold), 10);
}

TEST_P(EveryBotOfDoubleHoldem, StaysWithTheBestHandAndBetsIt) {
    Hand hand = on_river(on_flop("As Ah 5c", "2c 3d 7h", "Ad Ac Qs"), "9h", "4d");
    EXPECT_GE(times_in_10(GetParam(), hand, 1, is_raise), 5);
    hand.raise_to(1, 40);
    hand.raise_to(2, 1980);
    EXPECT_EQ(times_in_10(GetParam(), hand, 1, [](const Action& action) { return action == Action(Call{}); }), 10);
}

INSTANTIATE_TEST_SUITE_P(AllLevels, EveryBotOfDoubleHoldem, testing::ValuesIn(all_levels), name_of_level);

OwnCards three(std::string_view text) {
    OwnCards cards;
    std::ranges::copy(some_cards(text), cards.begin());
    return cards;
}

TEST(StrengthBeforeTheFlop, IsThatOfTheCardsWhateverTheirSuitsAndOrder) {
    EXPECT_EQ(strength_before_the_flop(three("As Ks 4d"), 1), strength_before_the_flop(three("4h Ac Kc"), 1));
    EXPECT_NE(strength_before_the_flop(three("As Ks 4d"), 1), strength_before_the_flop(three("As Kd 4d"), 1));
    EXPECT_GT(strength_before_the_flop(three("As Ah Ks"), 1), 0.65);
    EXPECT_LT(strength_before_the_flop(three("2s 3h 7d"), 1), 0.4);
    EXPECT_LT(strength_before_the_flop(three("As Ah Ks"), 5), strength_before_the_flop(three("As Ah Ks"), 1));
}

TEST(StrengthBeforeTheFlop, IsHalfOfThePotOnTheMean) {
    FastRandom random(1);
    double sum = 0;
    constexpr int deals = 2000;
    for (int i = 0; i < deals; ++i) {
        CardSet unseen = CardSet::all();
        OwnCards own;
        for (Card& card : own) card = draw(unseen, random);
        sum += strength_before_the_flop(own, 1);
    }
    EXPECT_NEAR(sum / deals, 0.5, 0.01);
}

TEST(KeyAtFirstSight, GivesUpTheWeakestPairOfCards) {
    EXPECT_EQ(key_at_first_sight(three("Ks 9h 2c"), some_cards("9d 6s Kc")), 0) << "K-K and 9-9 play, the nine not";
    EXPECT_EQ(key_at_first_sight(three("2c 9h 9s"), some_cards("9d 6s Kc")), 2) << "of equal ones the higher card";
}

TEST(GentleBotOfDoubleHoldem, ChoosesItsKeyWithoutAThoughtOfWhatIsToCome) {
    // A pair of fours now; an ace that goes with each of two more hearts.
    const Hand hand = on_flop("4c 4s Ah", "2c 3d 7h", "Kh 9h 2s");
    const Action action = ask(hand, 1, BotLevel::gentle);
    EXPECT_NE(action, Action(ChooseKey{2}));
}

/// With how many of these hands somebody folds to a bet, in fifty.
int folds(BotLevel level, int bet) {
    int folds = 0;
    for (const auto* own : {"Js Th 4c", "9c 7h 3d", "As 6d 3c", "5c 4c Qd", "8h 7c 2c"}) {
        Hand hand = on_flop(own, "6c 6h Ts", "9d 8s 2h");
        hand.key(1, 1);
        hand.check(1);
        hand.key(2, 1);
        hand.raise_to(2, bet);
        folds += times_in_10(level, hand, 1, is_fold);
    }
    return folds;
}

TEST(GentleBotOfDoubleHoldem, CallsTooMuch) { EXPECT_LT(folds(BotLevel::gentle, 40), folds(BotLevel::steady, 40)); }

TEST(SteadyBotOfDoubleHoldem, KnowsPotOdds) {
    EXPECT_LT(folds(BotLevel::steady, 20) + 3, folds(BotLevel::steady, 120));
}

TEST(SteadyBotOfDoubleHoldem, BluffsNowAndThenAndAGentleNever) {
    const Hand hand = on_river(on_flop("2c 3d 4h", "As Ah 5c", "Ad Kc Qs"), "9h", "9d");
    const auto bluffs = [&](BotLevel level) {
        int times = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) times += is_raise(ask(hand, 1, level, seed)) ? 1 : 0;
        return times;
    };
    EXPECT_GT(bluffs(BotLevel::steady), 2);
    EXPECT_LT(bluffs(BotLevel::steady), 40);
    EXPECT_EQ(bluffs(BotLevel::gentle), 0);
}

/// What seat 1 must think of seat 2, as its mean strength.
double strength_shown(const Hand& hand) {
    FastRandom random(1);
    const auto view = hand.view(Viewer{seat(1)});
    Outlook outlook(view, seat(1), random);
    const auto range = holdem::ranges_of(view.table, outlook.prospects())[1];
    const auto& strengths = outlook.prospects().strengths(view.table.hand.round, 1);
    EXPECT_NEAR(std::accumulate(range.begin(), range.end(), 0.0), 1, 1e-9);
    EXPECT_EQ(range[outlook.own()], 0) << "nobody else has our cards";
    return std::inner_product(range.begin(), range.end(), strengths.begin(), 0.0);
}

TEST(SharpBotOfDoubleHoldem, LearnsFromWhatOthersDo) {
    const auto after_seat_2 = [](auto does) {
        Hand hand = on_flop("Js Th 4c", "6c 6h Ts", "9d 8s 2h");
        hand.key(1, 1);
        hand.check(1);
        hand.key(2, 1);
        does(hand);
        return hand;
    };
    const double unknown = strength_shown(on_flop("Js Th 4c", "6c 6h Ts", "9d 8s 2h"));
    const double bet = strength_shown(after_seat_2([](Hand& hand) { hand.raise_to(2, 30); }));
    const double raised_again = strength_shown(after_seat_2([](Hand& hand) {
        hand.raise_to(2, 30);
        hand.raise_to(1, 100);
        hand.raise_to(2, 300);
    }));
    EXPECT_NEAR(unknown, 0.5, 0.04) << "they have only limped in";
    EXPECT_GT(bet, unknown + 0.04);
    EXPECT_GT(raised_again, bet + 0.04);
}

Edge two_seats_edge(BotLevel first, BotLevel second, int pairs) {
    const holdem::Settings settings{.players = 2};
    return edge(Contest<DoubleHoldem>{settings, bot<DoubleHoldem>(first), bot<DoubleHoldem>(second), 1}, pairs);
}

// A few hands, the same on every machine: they tell that a bot has changed, not how strong it is, which the bench does.
// Whoever changes one writes the new mean here.
TEST(BotsOfDoubleHoldem, PlayAsTheyDid) {
    EXPECT_NEAR(two_seats_edge(BotLevel::sharp, BotLevel::steady, 1).mean, 750, 0.01);
    EXPECT_NEAR(two_seats_edge(BotLevel::steady, BotLevel::gentle, 3).mean, -25, 0.01);
}

}  // namespace
}  // namespace riverbones::test
