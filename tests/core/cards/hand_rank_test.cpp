#include "core/cards/hand_rank.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/cards/card_set.hpp"
#include "tests/support/cards.hpp"

namespace riverbones::test {
namespace {

using cards::Category;
using cards::HandRank;

HandRank rank_of(std::string_view words) { return cards::rank_of(some_cards(words)); }

/// For example "two_pairs K 7 A".
std::string name_of(std::string_view words) {
    constexpr std::array<std::string_view, 9> categories = {"high_card",       "one_pair",       "two_pairs",
                                                            "three_of_a_kind", "straight",       "flush",
                                                            "full_house",      "four_of_a_kind", "straight_flush"};
    const cards::HandName name = cards::name_of(some_cards(words));
    std::string text(categories[static_cast<std::size_t>(name.category)]);
    for (const Rank rank : name.all_ranks()) text += std::string(" ") + to_text(Card(rank, Suit::clubs))[0];
    return text;
}

std::string best_five(std::string_view words) {
    const auto all = some_cards(words);
    std::vector<Card> five;
    for (const std::uint8_t place : cards::best_five(all)) five.push_back(all[place]);
    return to_text(five);
}

TEST(CardHandRank, BetterHandsRankHigher) {
    const std::vector<std::string_view> weakest_first = {
        "2c 3c 4c 5c 7d", "Kc Qc Jc 9c 8d", "Ac Kd Qh Js 9c", "2c 2d 3h 4s 5c", "2c 2d 3h 4s 6c", "Ac Ad Kh Qs Jc",
        "2c 2d 3h 3s 4c", "Ac Ad Kh Ks Qc", "2c 2d 2h 3s 4c", "Ac Ad Ah Ks Qc", "Ac 2d 3h 4s 5c", "2c 3d 4h 5s 6c",
        "Tc Jd Qh Ks Ac", "2c 3c 4c 5c 7c", "Ac Kc Qc Jc 9c", "2c 2d 2h 3s 3c", "Ac Ad Ah Ks Kc", "2c 2d 2h 2s 3c",
        "Ac Ad Ah As Kc", "Ac 2c 3c 4c 5c", "2c 3c 4c 5c 6c", "Tc Jc Qc Kc Ac"};
    EXPECT_LT(HandRank(), rank_of(weakest_first[0]));
    for (std::size_t i = 1; i < weakest_first.size(); ++i) {
        EXPECT_LT(rank_of(weakest_first[i - 1]), rank_of(weakest_first[i])) << weakest_first[i];
    }
}

TEST(CardHandRank, SuitsDoNotRank) {
    EXPECT_EQ(rank_of("Ac Kc Qd Jh 9s"), rank_of("As Kh Qh Jc 9d"));
    EXPECT_EQ(rank_of("Ac Kc Qc Jc 9c"), rank_of("As Ks Qs Js 9s"));
}

TEST(CardHandRankDeathTest, IsNotThatOfEightCards) {
    EXPECT_DEATH(rank_of("2c 3c 4d 5d 7h 8h 9s Ts"), "broken promise");
}

// "Board 9h 9c 5h 5c 2d; X plays Kd 2s, Y plays Qd 4s. X wins, 9-9-5-5-K against 9-9-5-5-Q."
TEST(CardHandRank, OfThreePairsTheFifthCardIsTheHighestLeft) {
    EXPECT_GT(rank_of("9h 9c 5h 5c 2d Kd 2s"), rank_of("9h 9c 5h 5c 2d Qd 4s"));
    EXPECT_EQ(best_five("9h 9c 5h 5c 2d Kd 2s"), "9h 9c 5h 5c Kd");
    EXPECT_EQ(best_five("9h 9c 5h 5c 2d Qd 4s"), "9h 9c 5h 5c Qd");
    EXPECT_EQ(name_of("9h 9c 5h 5c 2d 2s 2c"), "full_house 2 9");
    EXPECT_EQ(name_of("9h 9c 5h 5c Kd Ks 2c"), "two_pairs K 9 5");
}

TEST(CardHandName, TellsWhatDecides) {
    EXPECT_EQ(name_of("Ac 2c 3c 4c 5c Kc Qd"), "straight_flush 5");
    EXPECT_EQ(name_of("Tc Jc Qc Kc Ac Ad Ah"), "straight_flush A");
    EXPECT_EQ(name_of("7c 7d 7h 7s Kc Kd Kh"), "four_of_a_kind 7 K");
    EXPECT_EQ(name_of("7c 7d 7h 8s 8c 8d Ac"), "full_house 8 7");
    EXPECT_EQ(name_of("2c 4c 6c 8c Tc Qc Ad"), "flush Q T 8 6 4");
    EXPECT_EQ(name_of("2c 3d 4h 5s Ac Ad Ah"), "straight 5");
    EXPECT_EQ(name_of("7c 7d 7h Ks Qc 2d 3h"), "three_of_a_kind 7 K Q");
    EXPECT_EQ(name_of("7c 7d As Kh Qc 2d 3h"), "one_pair 7 A K Q");
    EXPECT_EQ(name_of("2c 4d 6h 8s Tc Qd Ah"), "high_card A Q T 8 6");
    EXPECT_EQ(name_of("Qc Kc Ac 2d 3d 4h 6s"), "high_card A K Q 6 4") << "a straight does not go round the corner";
}

TEST(CardHandName, OfFewerThanFiveCardsIsWhatTheyShowAlready) {
    EXPECT_EQ(name_of("Kh"), "high_card K");
    EXPECT_EQ(name_of("Kh Ad"), "high_card A K");
    EXPECT_EQ(name_of("Kh Kd"), "one_pair K");
    EXPECT_EQ(name_of("Kh Kd 7c"), "one_pair K 7");
    EXPECT_EQ(name_of("Kh Kd Kc"), "three_of_a_kind K");
    EXPECT_EQ(name_of("Kh Kd 7c 7d"), "two_pairs K 7");
    EXPECT_EQ(name_of("Kh Kd Kc Ks"), "four_of_a_kind K");
    EXPECT_EQ(name_of("2h 3h 4h 5h"), "high_card 5 4 3 2");
}

TEST(BestFive, AreReadInTheOrderInWhichTheyDecide) {
    EXPECT_EQ(best_five("2d Kh 7c 7d Ks 7h 3c"), "7c 7d 7h Kh Ks");
    EXPECT_EQ(best_five("Ad 2s 5h 4c 3d Kh Qh"), "5h 4c 3d 2s Ad");
    EXPECT_EQ(best_five("Ad Ah 5h 4h 3h 2h 6s"), "5h 4h 3h 2h Ah") << "a straight flush beats the higher straight";
    EXPECT_EQ(best_five("2c 4c Kd 6c 8c Tc Kh"), "Tc 8c 6c 4c 2c");
    EXPECT_EQ(best_five("9c Kd 7h 3h 3s"), "3h 3s Kd 9c 7h");
}

TEST(BestFive, TakesTheEarlierOfEqualCards) {
    EXPECT_EQ(best_five("9s 9c 8d 8h Kd Kh 8c"), "8d 8h 8c Kd Kh");
    EXPECT_EQ(best_five("9s Tc 8d 7h 6d 9h 6c"), "Tc 9s 8d 7h 6d");
    EXPECT_EQ(best_five("Ks 2d Kd Kh 7c 7d 7h"), "Ks Kd Kh 7c 7d");
}

// "7-9-8 with key 8, board 7-7-6-10-A: {8,7} makes three sevens, {8,9} makes 6-7-8-9-10; the straight plays."
TEST(TwoRanks, TheBetterOfTwoHandsWithOneCardInCommon) {
    const cards::HandKey board(some_cards("7c 7d 6h Ts As"));
    const auto ranks = cards::two_ranks(board, card("8d"), card("7h"), card("9h"));
    EXPECT_EQ(ranks.left, rank_of("8d 7h 7c 7d 6h Ts As"));
    EXPECT_EQ(ranks.left.category(), Category::three_of_a_kind);
    EXPECT_EQ(ranks.right.category(), Category::straight);
    EXPECT_EQ(ranks.better(), ranks.right);
}

TEST(TwoRanks, LeftAndRightNeverPlayTogether) {
    const cards::HandKey board(some_cards("7c 7d 6h Ts As"));
    const auto ranks = cards::two_ranks(board, card("2d"), card("Kh"), card("Kc"));
    EXPECT_EQ(ranks.left, ranks.right);
    EXPECT_EQ(ranks.better(), rank_of("2d Kh 7c 7d 6h Ts As"));
}

}  // namespace
}  // namespace riverbones::test
