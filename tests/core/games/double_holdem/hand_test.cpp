#include "core/games/double_holdem/hand.hpp"

#include <gtest/gtest.h>

#include "core/games/double_holdem/variant.hpp"
#include "tests/support/cards.hpp"

// The two hands of a player: section 4 of the rules.

namespace riverbones::test {
namespace {

using namespace double_holdem;
using cards::Category;

/// `key`: which of the cards, from 1.
TwoHands hands(std::string_view own, int key, std::string_view board) {
    return two_hands(holding(some_cards(own), static_cast<std::uint8_t>(key - 1)), some_cards(board));
}

std::uint32_t strength(std::string_view own, int key, std::string_view board) {
    return Variant::strength(some_cards(own), static_cast<std::uint8_t>(key - 1), some_cards(board));
}

// "Example: 7-9-8 with key 8, board 7-7-6-10-A: {8,7} makes three sevens, {8,9} makes 6-7-8-9-10; the straight plays."
TEST(TwoHands, AreAsInTheExampleOfTheRules) {
    const TwoHands both = hands("7s 9h 8c", 3, "7d 7c 6h Td As");
    EXPECT_EQ(to_text(both.left.own), "8c 7s");
    EXPECT_EQ(both.left.name.category, Category::three_of_a_kind);
    EXPECT_EQ(to_text(both.right.own), "8c 9h");
    EXPECT_EQ(both.right.name.category, Category::straight);
    EXPECT_EQ(to_text(both.right.best_five), "Td 9h 8c 7d 6h");
    EXPECT_FALSE(both.left.counts);
    EXPECT_TRUE(both.right.counts);
    EXPECT_EQ(both.better(), both.right);
}

// "Left and right never play together."
TEST(TwoHands, NeverPlayLeftAndRightTogether) {
    const TwoHands both = hands("As Ah 2c", 3, "Kd Qs 9h 7d 4c");
    EXPECT_EQ(both.better().name.category, Category::high_card) << "no pair of aces";
    EXPECT_EQ(hands("As Ah 2c", 1, "Kd Qs 9h 7d 4c").better().name.category, Category::one_pair);
    EXPECT_LT(strength("As Ah 2c", 3, "Kd Qs 9h 7d 4c"), strength("3s 3h 2c", 1, "Kd Qs 9h 7d 4c"));
}

// "each the best five of those seven cards": two, one or none of the private ones.
TEST(TwoHands, AreTheBestFiveOfSevenCards) {
    const TwoHands both = hands("2c 3d As", 3, "Ks Qs Js Ts 2h");
    EXPECT_EQ(both.left.name.category, Category::straight_flush) << "one private card";
    EXPECT_EQ(to_text(both.left.best_five), "As Ks Qs Js Ts");
    const TwoHands none = hands("2c 3d 4h", 1, "Ks Qs Js Ts 9s");
    EXPECT_EQ(to_text(none.left.best_five), "Ks Qs Js Ts 9s");
    const TwoHands two = hands("2c 2d Kh", 1, "2s 2h 9s 8d 7c");
    EXPECT_EQ(two.left.name.category, Category::four_of_a_kind);
    EXPECT_EQ(to_text(two.left.best_five), "2c 2d 2s 2h 9s");
}

// "ace high, or low in 5-4-3-2-A"
TEST(TwoHands, CountAnAceLowInAStraightToTheFive) {
    const TwoHands both = hands("Ad 5s Kh", 1, "4c 2c 3d 9h Jh");
    EXPECT_EQ(both.left.name.category, Category::straight);
    EXPECT_EQ(both.left.name.ranks[0], Rank::five);
    EXPECT_EQ(both.right.name.ranks[0], Rank::ace);
}

// "if they are equal both count, once"
TEST(TwoHands, BothCountWhenTheyAreEqual) {
    const TwoHands both = hands("Ah 2c 2d", 1, "9h 7h 4h 2h Js");
    EXPECT_TRUE(both.left.counts && both.right.counts);
    EXPECT_EQ(both.better().name.category, Category::flush);
    EXPECT_EQ(strength("Ah 2c 2d", 1, "9h 7h 4h 2h Js"), both.left.rank.number());
}

// "Suits do not rank, except below."
TEST(TwoHands, OfOtherSuitsAreAsStrong) {
    EXPECT_EQ(strength("As Kd 2c", 1, "9h 8h 4c 3d Js"), strength("Ac Kh 2d", 1, "9h 8h 4c 3d Js"));
}

// Section 4: "Which of the two hands is better can change with every card."
TEST(TwoHands, ChangeWithEveryCardOfTheBoard) {
    EXPECT_TRUE(hands("Kh Kd Qs", 1, "2h 5h 9s").left.counts);
    EXPECT_TRUE(hands("Kh Kd Qs", 1, "2h 5h 9s Qc").left.counts);
    EXPECT_FALSE(hands("Kh Kd Qs", 1, "2h 5h 9s Qc Qd").left.counts);
}

// Case 4 of the cases that went wrong elsewhere: "Three pairs: the fifth card is the highest card left. Board
// 9h 9c 5h 5c 2d; X plays Kd 2s, Y plays Qd 4s. RIGHT: X wins, 9-9-5-5-K against 9-9-5-5-Q."
TEST(Case4, TheFifthCardOfThreePairsIsTheHighestCardLeft) {
    constexpr auto board = "9h 9c 5h 5c 2d";
    const TwoHands x = hands("Kd 2s 3c", 1, board);
    EXPECT_EQ(x.left.name, (cards::HandName{Category::two_pairs, {Rank::nine, Rank::five, Rank::king}, 3}));
    EXPECT_EQ(hands("Qd 4s 3s", 1, board).left.name.ranks[2], Rank::queen);
    EXPECT_GT(strength("Kd 2s 3c", 1, board), strength("Qd 4s 3s", 1, board));
}

}  // namespace
}  // namespace riverbones::test
