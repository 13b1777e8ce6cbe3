#include "core/games/dice_holdem/hand_rank.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/dice.hpp"

// The table of section 3 of the rules, sentence by sentence.

namespace riverbones::test {
namespace {

using dice_holdem::all_categories;
using dice_holdem::best_five;
using dice_holdem::Category;
using dice_holdem::dice_of;
using dice_holdem::HandKey;
using dice_holdem::HandName;
using dice_holdem::HandRank;

HandRank rank(std::string_view faces) { return dice_holdem::rank_of(some_dice(faces)); }
HandName name(std::string_view faces) { return dice_holdem::name_of(some_dice(faces)); }

/// The faces that decide, as text.
std::string faces(std::string_view dice) { return to_text(name(dice).all_faces()); }

/// The dice of the best five, as text in the order in which they decide.
std::string five_of(std::string_view faces) {
    const auto dice = some_dice(faces);
    FiveDice five;
    std::ranges::transform(best_five(dice), five.begin(), [&](std::uint8_t place) { return dice[place]; });
    return to_text(five);
}

/// Each of these beats the next.
void expect_falling(const std::vector<std::string>& hands) {
    for (std::size_t i = 1; i < hands.size(); ++i) {
        EXPECT_GT(rank(hands[i - 1]), rank(hands[i])) << hands[i - 1] << " against " << hands[i];
    }
}

// "rank, highest first"
TEST(DiceHand, TheLowestOfACategoryBeatsTheHighestOfTheNext) {
    expect_falling({"1-1-1-1-1", "6-6-6-6-5", "1-1-1-1-2", "6-6-6-5-5", "1-1-1-2-2", "2-3-4-5-6", "1-2-3-4-5",
                    "6-6-6-5-4", "1-1-1-2-3", "6-6-5-5-4", "2-2-1-1-3", "6-6-5-4-3", "1-1-4-3-2", "6-5-4-3-1"});
}

TEST(DiceHand, CategoriesAreListedAsInTheRules) {
    const std::vector<std::string> one_of_each = {"3-3-3-3-3", "3-3-3-3-1", "3-3-3-1-1", "1-2-3-4-5",
                                                  "3-3-3-1-2", "3-3-2-2-1", "3-3-1-2-4", "6-4-3-2-1"};
    for (std::size_t line = 0; line < one_of_each.size(); ++line) {
        EXPECT_EQ(category_of(rank(one_of_each[line])), all_categories[line]);
    }
    EXPECT_TRUE(std::is_sorted(all_categories.rbegin(), all_categories.rend()));
}

// "Five of a Kind | the face"
TEST(DiceHand, FiveOfAKindIsDecidedByTheFace) {
    expect_falling({"6-6-6-6-6", "5-5-5-5-5", "4-4-4-4-4", "3-3-3-3-3", "2-2-2-2-2", "1-1-1-1-1"});
    EXPECT_EQ(faces("4-4-4-4-4"), "4");
}

// "Four of a Kind | the face, then the fifth die"
TEST(DiceHand, FourOfAKindIsDecidedByTheFaceThenTheFifthDie) {
    expect_falling({"3-3-3-3-1", "2-2-2-2-6", "2-2-2-2-5", "2-2-2-2-1"});
    EXPECT_EQ(faces("2-6-2-2-2"), "2-6");
}

// "Full House | the triple's face, then the pair's"
TEST(DiceHand, FullHouseIsDecidedByTheTripleThenThePair) {
    expect_falling({"3-3-3-1-1", "2-2-2-6-6", "2-2-2-5-5", "2-2-2-1-1"});
    EXPECT_EQ(faces("5-6-6-5-5"), "5-6");
}

// "Straight (1-5 or 2-6) | the highest die"
TEST(DiceHand, StraightIsDecidedByTheHighestDie) {
    expect_falling({"6-5-4-3-2", "5-4-3-2-1"});
    EXPECT_EQ(faces("2-4-6-3-5"), "6");
    EXPECT_EQ(faces("2-4-1-3-5"), "5");
}

// "Three of a Kind | the face, then the two other dice, higher first"
TEST(DiceHand, ThreeOfAKindIsDecidedByTheFaceThenTheOtherDice) {
    expect_falling({"3-3-3-2-1", "2-2-2-6-5", "2-2-2-6-1", "2-2-2-5-4", "2-2-2-5-3"});
    EXPECT_EQ(faces("1-2-6-2-2"), "2-6-1");
}

// "Two Pairs | the higher pair, the lower pair, the fifth die"
TEST(DiceHand, TwoPairsAreDecidedByTheHigherTheLowerTheFifthDie) {
    expect_falling({"5-5-1-1-2", "4-4-3-3-6", "4-4-3-3-1", "4-4-2-2-6", "4-4-2-2-5"});
    EXPECT_EQ(faces("2-4-6-2-4"), "4-2-6");
}

// "One Pair | the face, then the three other dice, higher first"
TEST(DiceHand, OnePairIsDecidedByTheFaceThenTheOtherDice) {
    expect_falling({"3-3-4-2-1", "2-2-6-5-4", "2-2-6-5-3", "2-2-6-4-3", "2-2-6-4-1", "2-2-5-4-3"});
    EXPECT_EQ(faces("1-2-6-5-2"), "2-6-5-1");
}

// "High Die | the dice, highest first"
TEST(DiceHand, HighDieIsDecidedByTheDiceHighestFirst) {
    expect_falling({"6-5-4-3-1", "6-5-4-2-1", "6-5-3-2-1", "6-4-3-2-1"});
    EXPECT_EQ(rank("6-4-3-2-1"), HandRank());
    EXPECT_EQ(faces("2-4-6-3-1"), "6-4-3-2-1");
}

// "Hands that are equal in all of it share the pot."
TEST(DiceHand, DiceThatShowTheSameInAnotherOrderAreEqual) {
    EXPECT_EQ(rank("6-6-5-5-4"), rank("5-4-6-5-6"));
    EXPECT_EQ(rank("1-2-3-4-5"), rank("5-1-4-2-3"));
}

TEST(DiceHand, DiceBeyondTheBestFiveDecideNothing) {
    EXPECT_EQ(rank("6-6-5-5-4-1-1"), rank("6-6-5-5-4-2-2"));
    EXPECT_EQ(rank("6-6-6-6-6-6-6"), rank("6-6-6-6-6-1-2"));
}

// "The straight ranks below the full house and above three of a kind"
TEST(DiceHand, StraightRanksBelowFullHouseAndAboveThreeOfAKind) {
    EXPECT_LT(rank("2-3-4-5-6"), rank("1-1-1-2-2"));
    EXPECT_GT(rank("1-2-3-4-5"), rank("6-6-6-5-4"));
    EXPECT_EQ(category_of(rank("2-3-4-5-5-5-1")), Category::straight);
}

// "it does not wrap around."
TEST(DiceHand, StraightDoesNotWrapAround) {
    for (const auto* dice : {"3-4-5-6-1", "4-5-6-1-2", "5-6-1-2-3", "6-1-2-3-4"}) {
        EXPECT_EQ(category_of(rank(dice)), Category::high_die) << dice;
    }
    EXPECT_EQ(category_of(rank("3-4-5-6-1-1-3")), Category::two_pairs);
}

TEST(DiceHand, AllSixFacesMakeTheHigherStraight) {
    EXPECT_EQ(rank("1-2-3-4-5-6"), rank("2-3-4-5-6"));
    EXPECT_EQ(five_of("1-2-3-4-5-6-1"), "6-5-4-3-2");
}

// "With seven dice One Pair and High Die cannot occur: two pairs is the lowest showdown"
TEST(DiceHand, WithSevenDiceOnePairAndHighDieCannotOccur) {
    HandRank lowest = HandRank(dice_holdem::rank_count - 1);
    for_every_roll_of<7>([&](const auto& dice) { lowest = std::min(lowest, dice_holdem::rank_of(dice)); });
    EXPECT_EQ(category_of(lowest), Category::two_pairs);
    EXPECT_EQ(lowest, rank("2-2-1-1-6"));
}

// "(they do occur while fewer dice are out)"
TEST(DiceHand, OnePairAndHighDieOccurWhileFewerDiceAreOut) {
    EXPECT_EQ(name("6-5").category, Category::high_die);
    EXPECT_EQ(name("6-6").category, Category::one_pair);
    EXPECT_EQ(name("6-5-3-2-1").category, Category::high_die);
    EXPECT_EQ(name("6-5-3-2-1-1").category, Category::one_pair);
}

TEST(DiceHand, FewerThanFiveDiceAreCalledWhatTheyShow) {
    EXPECT_EQ(faces("2-5"), "5-2");
    EXPECT_EQ(faces("5-5"), "5");
    EXPECT_EQ(name("3-3-3").category, Category::three_of_a_kind);
    EXPECT_EQ(name("3-3-1-1").category, Category::two_pairs);
    EXPECT_EQ(faces("1-3-1-3"), "3-1");
    EXPECT_EQ(name("3-3-3-3").category, Category::four_of_a_kind);
    EXPECT_EQ(name("2-3-4-5").category, Category::high_die);
    EXPECT_EQ(faces("4-1-4-6"), "4-6-1");
}

// "the best five of the seven dice, any mix of own and community dice, also none of one's own."
TEST(DiceHand, BestFiveAreAnyMixOfOwnAndCommunityDice) {
    EXPECT_EQ(five_of("6-6-6-6-5-1-2"), "6-6-6-6-5");                                                // both own dice
    EXPECT_EQ(five_of("1-6-2-6-6-6-5"), "6-6-6-6-5");                                                // one of them
    EXPECT_EQ(best_five(some_dice("1-2-6-6-6-6-5")), (std::array<std::uint8_t, 5>{2, 3, 4, 5, 6}));  // none
}

TEST(DiceHand, OwnDiceComeFirstAmongEqualOnes) {
    EXPECT_EQ(best_five(some_dice("4-4-4-4-4-4-4")), (std::array<std::uint8_t, 5>{0, 1, 2, 3, 4}));
    EXPECT_EQ(best_five(some_dice("1-5-6-6-5-5-6")), (std::array<std::uint8_t, 5>{2, 3, 6, 1, 4}));
    EXPECT_EQ(best_five(some_dice("2-6-6-5-4-3-2")), (std::array<std::uint8_t, 5>{1, 3, 4, 5, 0}));
}

// "6 6 5 5 3 3 4 is two pairs, sixes and fives, fifth die 4 (not 3)": the third pair counts as single dice.
TEST(DiceHand, OfThreePairsTheFifthDieIsTheHighestLeft) {
    EXPECT_EQ(name("6-6-5-5-3-3-4").category, Category::two_pairs);
    EXPECT_EQ(faces("6-6-5-5-3-3-4"), "6-5-4");
    EXPECT_EQ(five_of("6-6-5-5-3-3-4"), "6-6-5-5-4");
    EXPECT_EQ(faces("6-6-5-5-3-3-2"), "6-5-3");
}

TEST(DiceHand, DiceOfARankMakeThatRank) {
    for (int index = 0; index < dice_holdem::rank_count; ++index) {
        EXPECT_EQ(dice_holdem::rank_of(dice_of(HandRank(index))), HandRank(index)) << index;
    }
}

// Own dice and board can be counted apart.
TEST(DiceHandKey, IsTheSumOfTheKeysOfItsDice) {
    const HandKey own(some_dice("6-1"));
    HandKey board(some_dice("6-6-2"));
    EXPECT_EQ(rank_of(own + board), rank("6-1-6-6-2"));
    board += HandKey(Die(1));
    EXPECT_EQ(rank_of(own + board), rank("6-1-6-6-2-1"));
    EXPECT_EQ(own + board, HandKey(some_dice("2-1-6-1-6-6")));
}

TEST(DiceHandKeyDeathTest, HasNoRankBelowFiveDiceAndAboveSeven) {
    EXPECT_DEATH(rank("6-6-6-6"), "place < places");
    EXPECT_DEATH(rank("1-1-1-1-1-1-1-1"), "place < places");
}

}  // namespace
}  // namespace riverbones::test
