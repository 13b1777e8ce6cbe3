#include "core/games/double_holdem/bots.hpp"

#include <gtest/gtest.h>

#include "core/games/double_holdem/sampled_share.hpp"
#include "tests/support/double_holdem_hand.hpp"

// That bots act by the rules, always the same and without secrets is tried in tests/properties.

namespace riverbones::test {
namespace {

using namespace double_holdem;
using Hand = DoubleHoldemHand;

constexpr std::array levels = {BotLevel::gentle, BotLevel::steady, BotLevel::sharp};

holdem::Action ask(const Hand& hand, int number, BotLevel level, std::uint64_t seed = 1) {
    FastRandom random(seed);
    return DoubleHoldem::bot_action(level, hand.view(Viewer{seat(number)}), hand.choices(number), random);
}

double share(std::string_view own, std::optional<std::uint8_t> key, std::string_view board, int opponents = 1) {
    const auto cards = some_cards(board);
    Knowledge knowledge{{}, key, cards, opponents};
    std::ranges::copy(some_cards(own), knowledge.own.begin());
    FastRandom random(3);
    return sampled_share(knowledge, 400, random);
}

TEST(SampledShare, IsOneForTheBestHandAndNothingForTheWorst) {
    EXPECT_EQ(share("As Ks 2c", 0, "Qs Js Ts 2d 2h"), 1.0);
    EXPECT_EQ(share("2c 3d 7h", 0, "As Ks Qs Js Ts"), 0.5) << "everybody plays the board";
    EXPECT_LT(share("2c 3d 4h", 0, "Kd Qs 9h 8c 6s"), 0.1);
}

TEST(SampledShare, GrowsWithTheCardsAndShrinksWithTheOpponents) {
    EXPECT_GT(share("As Ah Ks", std::nullopt, ""), 0.6);
    EXPECT_LT(share("2s 3h 7d", std::nullopt, ""), 0.45);
    EXPECT_LT(share("As Ah Ks", std::nullopt, "", 5), share("As Ah Ks", std::nullopt, "", 1));
}

// With 9-9 beside the key there is no pair; with a nine as key there is.
TEST(BotsOfDoubleHoldem, ChooseAKeyThatPlays) {
    for (const BotLevel level : levels) {
        Hand hand({}, {"9s 9h 2c", "3c 8d Qh"});
        hand.quietly();
        hand.board("9d 6s Kc");
        const auto action = ask(hand, 1, level);
        ASSERT_TRUE(std::holds_alternative<holdem::ChooseKey>(action));
        EXPECT_LT(std::get_if<holdem::ChooseKey>(&action)->which, 2);
    }
}

TEST(BotsOfDoubleHoldem, FoldNothingWhereCheckingIsFreeAndNothingForALargeBet) {
    for (const BotLevel level : levels) {
        for (std::uint64_t seed = 1; seed < 20; ++seed) {
            Hand hand({}, {"2c 3d 7h", "As Ah 5c"});
            hand.quietly();
            hand.board("Ad Kc Qs");
            hand.key(1, 1);
            EXPECT_NE(ask(hand, 1, level, seed), holdem::Action(holdem::Fold{}));
            hand.check(1);
            hand.key(2, 1);
            hand.raise_to(2, 1980);
            if (level == BotLevel::gentle) continue;  // it may call
            EXPECT_EQ(ask(hand, 1, level, seed), holdem::Action(holdem::Fold{}));
        }
    }
}

TEST(BotsOfDoubleHoldem, StayWithTheBestHand) {
    for (const BotLevel level : levels) {
        Hand hand({}, {"2c 3d 7h", "As Ah 5c"});
        hand.quietly();
        hand.board("Ad Ac Qs");
        hand.key(1, 1);
        hand.raise_to(1, 1980);
        hand.key(2, 1);
        EXPECT_EQ(ask(hand, 2, level), holdem::Action(holdem::Call{}));
    }
}

}  // namespace
}  // namespace riverbones::test
