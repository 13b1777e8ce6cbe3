#include "core/games/double_holdem/key_card.hpp"

#include <gtest/gtest.h>

#include "core/cards/card_set.hpp"
#include "tests/support/cards.hpp"

namespace riverbones::test {
namespace {

using namespace double_holdem;

std::string automatic(std::string_view own) {
    const auto cards = some_cards(own);
    return to_text(cards[automatic_key(cards)]);
}

// "the two others become the left and the right card (in the order in which they lie)"
TEST(Holding, KeepsTheOrderInWhichTheCardsLie) {
    const auto own = some_cards("7c Kd 2s");
    EXPECT_EQ(holding(own, 0), (Holding{card("7c"), card("Kd"), card("2s")}));
    EXPECT_EQ(holding(own, 1), (Holding{card("Kd"), card("7c"), card("2s")}));
    EXPECT_EQ(holding(own, 2), (Holding{card("2s"), card("7c"), card("Kd")}));
}

// The three examples of the rules.
TEST(AutomaticKey, IsAsInTheExamplesOfTheRules) {
    EXPECT_EQ(automatic("Kc Ks 6c"), "Kc");
    EXPECT_EQ(automatic("Ks Kh 6c"), "Ks");
    EXPECT_EQ(automatic("3c 3d 2h"), "3c");
}

// "the highest card, ace high"
TEST(AutomaticKey, IsTheHighestCard) {
    EXPECT_EQ(automatic("2s Ac 3s"), "Ac");
    EXPECT_EQ(automatic("Ts 9h Jd"), "Jd");
    EXPECT_EQ(automatic("4s 4h 5c"), "5c") << "a pair of lower cards changes nothing";
}

// "If two share the highest rank: the one whose suit is the third card's"
TEST(AutomaticKey, IsOfTheSuitOfTheThirdCard) {
    EXPECT_EQ(automatic("Qs Qd 4d"), "Qd");
    EXPECT_EQ(automatic("4d Qs Qd"), "Qd");
    EXPECT_EQ(automatic("Qs 4s Qd"), "Qs");
}

// "if neither, the one of the higher suit: spades, hearts, clubs, diamonds"
TEST(AutomaticKey, IsOfTheHigherSuit) {
    EXPECT_EQ(automatic("Qh Qs 4c"), "Qs");
    EXPECT_EQ(automatic("Qh Qc 4s"), "Qh");
    EXPECT_EQ(automatic("Qd Qc 4s"), "Qc");
    EXPECT_EQ(automatic("Qc Qd 4h"), "Qc");
}

// "If all three share the rank: the highest suit."
TEST(AutomaticKey, OfThreeOfOneRankIsOfTheHighestSuit) {
    EXPECT_EQ(automatic("5d 5h 5c"), "5h");
    EXPECT_EQ(automatic("5d 5c 5s"), "5s");
    EXPECT_EQ(automatic("5d 5h 5s"), "5s");
}

// Whatever the order in which the three cards lie: all 22,100 deals.
TEST(AutomaticKey, DoesNotDependOnTheOrder) {
    int deals = 0;
    for (const Card a : CardSet::all()) {
        for (const Card b : CardSet::all()) {
            for (const Card c : CardSet::all()) {
                if (!(a < b && b < c)) continue;
                const OwnCards own = {a, b, c};
                const OwnCards other = {c, a, b};
                const OwnCards mirrored = {c, b, a};
                const Card chosen = own[automatic_key(own)];
                ASSERT_EQ(other[automatic_key(other)], chosen);
                ASSERT_EQ(mirrored[automatic_key(mirrored)], chosen);
                ASSERT_EQ(chosen.rank(), c.rank());
                ++deals;
            }
        }
    }
    EXPECT_EQ(deals, 22'100);
}

}  // namespace
}  // namespace riverbones::test
