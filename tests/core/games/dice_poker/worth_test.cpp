#include <gtest/gtest.h>

#include <string_view>

#include "core/games/dice_poker/lines.hpp"
#include "tests/support/dice_poker_table.hpp"

// The tables of section 1 of the rules and every example below them. `written` asks a real match: the dice fall in
// the first roll of a new match and are written at once.

namespace riverbones::test {
namespace {

int written(std::string_view falls, Line line) {
    DicePokerTable table;
    table.roll(falls);
    const int promised = table.choices().points(line);
    table.write(line);
    EXPECT_EQ(table.points(line), promised);
    EXPECT_EQ(table.total(), promised) << "the total of a card with one line";
    return promised;
}

// "the sum of the dice that show that face"
TEST(WorthOnTheLeft, IsTheSumOfTheDiceThatShowThatFace) {
    EXPECT_EQ(written("1-1-2-3-6", Line::aces), 2);
    EXPECT_EQ(written("2-1-2-3-2", Line::twos), 6);
    EXPECT_EQ(written("3-3-3-3-1", Line::threes), 12);
    EXPECT_EQ(written("4-1-2-3-5", Line::fours), 4);
    EXPECT_EQ(written("5-5-5-5-5", Line::fives), 25);
    EXPECT_EQ(written("6-6-2-3-6", Line::sixes), 18);
}

TEST(WorthOnTheLeft, IsZeroWithoutThatFace) {
    for (int face = 1; face <= 6; ++face) {
        const FiveDice others = five(face % 6 + 1);
        EXPECT_EQ(worth(dice_poker::left_line(face), count_faces(others)), 0) << "face " << face;
    }
}

// "two equal dice (or more) | sum of all dice"
TEST(Pair, IsTwoEqualDiceOrMoreForTheSumOfAllDice) {
    EXPECT_EQ(written("5-5-3-2-1", Line::pair), 16);
    EXPECT_EQ(written("5-3-5-5-1", Line::pair), 19);
    EXPECT_EQ(written("6-6-6-6-1", Line::pair), 25);
    EXPECT_EQ(written("2-2-2-2-2", Line::pair), 10);
    EXPECT_EQ(written("2-2-6-6-1", Line::pair), 17);
    EXPECT_EQ(written("1-2-3-4-6", Line::pair), 0);
}

// "two different faces, each on at least two dice; a full house qualifies, four or five equal dice do not"
TEST(TwoPairs, AreTwoDifferentFacesEachOnAtLeastTwoDice) {
    EXPECT_EQ(written("2-2-5-5-1", Line::two_pairs), 15);
    EXPECT_EQ(written("2-1-5-2-5", Line::two_pairs), 15);
    EXPECT_EQ(written("2-2-5-1-3", Line::two_pairs), 0);
    EXPECT_EQ(written("2-2-2-1-3", Line::two_pairs), 0);
}

TEST(TwoPairs, AreMatchedByAFullHouse) { EXPECT_EQ(written("2-2-2-3-3", Line::two_pairs), 12); }

TEST(TwoPairs, AreNotMatchedByFourOrFiveEqualDice) {
    EXPECT_EQ(written("4-4-4-4-2", Line::two_pairs), 0);
    EXPECT_EQ(written("3-3-3-3-3", Line::two_pairs), 0);
}

// "three equal (or more) | sum of all dice"
TEST(ThreeOfAKind, IsThreeEqualOrMoreForTheSumOfAllDice) {
    EXPECT_EQ(written("5-5-5-2-4", Line::three_of_a_kind), 21);
    EXPECT_EQ(written("5-5-5-2-5", Line::three_of_a_kind), 22);
    EXPECT_EQ(written("1-1-1-1-1", Line::three_of_a_kind), 5);
    EXPECT_EQ(written("5-5-1-1-4", Line::three_of_a_kind), 0);
}

// "four equal (or more) | sum of all dice"
TEST(FourOfAKind, IsFourEqualOrMoreForTheSumOfAllDice) {
    EXPECT_EQ(written("5-5-5-2-5", Line::four_of_a_kind), 22);
    EXPECT_EQ(written("1-1-1-1-3", Line::four_of_a_kind), 7);
    EXPECT_EQ(written("3-3-3-3-3", Line::four_of_a_kind), 15);
    EXPECT_EQ(written("5-5-5-2-4", Line::four_of_a_kind), 0);
}

// "three of one face and two of another | 25"
TEST(FullHouse, IsThreeOfOneFaceAndTwoOfAnotherFor25) {
    EXPECT_EQ(written("2-2-2-3-3", Line::full_house), 25);
    EXPECT_EQ(written("6-1-6-1-6", Line::full_house), 25);
    EXPECT_EQ(written("2-2-2-3-4", Line::full_house), 0);
    EXPECT_EQ(written("2-2-3-3-4", Line::full_house), 0);
    EXPECT_EQ(written("2-2-2-2-3", Line::full_house), 0);
}

TEST(FullHouse, IsNotMatchedByFiveEqualDice) { EXPECT_EQ(written("3-3-3-3-3", Line::full_house), 0); }

// "four faces in a row (a large straight qualifies) | 30"
TEST(SmallStraight, IsFourFacesInARowFor30) {
    EXPECT_EQ(written("2-3-4-5-5", Line::small_straight), 30);
    EXPECT_EQ(written("4-1-3-2-1", Line::small_straight), 30);
    EXPECT_EQ(written("6-1-5-3-4", Line::small_straight), 30);
    EXPECT_EQ(written("1-2-3-5-6", Line::small_straight), 0);
    EXPECT_EQ(written("1-2-4-5-6", Line::small_straight), 0);
}

TEST(SmallStraight, IsMatchedByALargeStraight) { EXPECT_EQ(written("2-3-4-5-6", Line::small_straight), 30); }

// "1-2-3-4-5 or 2-3-4-5-6 | 40"
TEST(LargeStraight, IsFiveFacesInARowFor40) {
    EXPECT_EQ(written("1-2-3-4-5", Line::large_straight), 40);
    EXPECT_EQ(written("2-3-4-5-6", Line::large_straight), 40);
    EXPECT_EQ(written("6-4-2-5-3", Line::large_straight), 40);
    EXPECT_EQ(written("2-3-4-5-5", Line::large_straight), 0);
}

TEST(LargeStraight, DoesNotWrapAround) {
    EXPECT_EQ(written("1-3-4-5-6", Line::large_straight), 0);
    EXPECT_EQ(written("1-2-3-4-6", Line::large_straight), 0);
}

// "five equal | 50"
TEST(Poker, IsFiveEqualFor50) {
    for (int face = 1; face <= 6; ++face) EXPECT_EQ(worth(Line::poker, count_faces(five(face))), 50);
    EXPECT_EQ(written("3-3-3-3-3", Line::poker), 50);
    EXPECT_EQ(written("3-3-3-3-6", Line::poker), 0);
}

// "anything | sum of all dice"
TEST(Chance, IsAnythingForTheSumOfAllDice) {
    EXPECT_EQ(written("2-3-5-6-6", Line::chance), 22);
    EXPECT_EQ(written("1-1-1-1-1", Line::chance), 5);
    EXPECT_EQ(written("6-6-6-6-6", Line::chance), 30);
}

// Case 14 of the cases that went wrong elsewhere: kinds, pairs, house.
TEST(KindsPairsHouse, AreToldApart) {
    EXPECT_EQ(written("2-2-2-5-6", Line::three_of_a_kind), 17);
    EXPECT_EQ(written("3-3-3-3-6", Line::four_of_a_kind), 18);
    EXPECT_EQ(written("3-3-3-3-6", Line::three_of_a_kind), 18);
    EXPECT_EQ(written("3-3-3-3-6", Line::pair), 18);
    EXPECT_EQ(written("3-3-3-3-6", Line::two_pairs), 0);
    EXPECT_EQ(written("3-3-3-3-3", Line::four_of_a_kind), 15);
    EXPECT_EQ(written("3-3-3-3-3", Line::two_pairs), 0);
    EXPECT_EQ(written("3-3-3-3-3", Line::full_house), 0);
    EXPECT_EQ(written("4-4-4-4-2", Line::two_pairs), 0);
    EXPECT_EQ(written("4-4-4-4-2", Line::pair), 18);
    EXPECT_EQ(written("2-2-5-5-5", Line::full_house), 25);
    EXPECT_EQ(written("2-2-5-5-5", Line::two_pairs), 19);
    EXPECT_EQ(written("2-2-5-5-5", Line::pair), 19);
}

TEST(Worth, DoesNotDependOnTheOrderOfTheDice) {
    for_every_roll([](const FiveDice& fallen) {
        const FiveDice turned = {fallen[3], fallen[0], fallen[4], fallen[2], fallen[1]};
        for (const Line line : dice_poker::all_lines) {
            ASSERT_EQ(worth(line, count_faces(fallen)), worth(line, count_faces(turned))) << to_text(fallen);
        }
    });
}

}  // namespace
}  // namespace riverbones::test
