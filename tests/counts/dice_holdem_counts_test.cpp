#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/dice_holdem/hand_rank.hpp"
#include "tests/counts/dice_holdem_by_hand.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/dice_holdem_vectors.hpp"

namespace riverbones::test {
namespace {

using dice_holdem::all_categories;
using dice_holdem::Category;
using dice_holdem::HandName;
using dice_holdem::HandRank;
using dice_holdem::rank_count;

std::string text_of(std::span<const Die> dice) {
    std::string text;
    for (const Die die : dice) text += static_cast<char>('0' + die.face());
    return text;
}

/// What was counted by others: as the files call the categories, the highest first.
constexpr std::array<std::string_view, 8> names_in_files = {"five_of_a_kind", "four_of_a_kind",  "full_house",
                                                            "straight",       "three_of_a_kind", "two_pairs",
                                                            "one_pair",       "high_die"};

std::string name_in_files(Category category) {
    const auto found = std::find(all_categories.begin(), all_categories.end(), category);
    return std::string(names_in_files[static_cast<std::size_t>(found - all_categories.begin())]);
}

HandByHand in_words_of_the_judge(const HandName& name) {
    const auto found = std::find(all_categories.begin(), all_categories.end(), name.category);
    return {static_cast<int>(found - all_categories.begin()), text_of(name.all_faces())};
}

/// Asks the slow judge only once about dice that differ in their order.
class RememberingJudge {
public:
    const HandByHand& best(std::span<const Die> dice) {
        std::string sorted = text_of(dice);
        std::sort(sorted.begin(), sorted.end());
        const auto [known, is_new] = known_.try_emplace(sorted);
        if (is_new) known->second = best_by_hand(sorted);
        return known->second;
    }

private:
    std::map<std::string, HandByHand> known_;
};

/// All hands of five dice, sorted by the slow judge, the weakest first.
std::vector<HandByHand> hands_in_order() {
    std::map<std::string, HandByHand> hands;
    for_every_roll([&](const FiveDice& dice) {
        std::string sorted = text_of(dice);
        std::sort(sorted.begin(), sorted.end());
        hands.try_emplace(sorted, hand_by_hand(sorted));
    });
    std::vector<HandByHand> order;
    for (const auto& [dice, hand] : hands) order.push_back(hand);
    std::sort(order.begin(), order.end(), [](const auto& one, const auto& other) { return beats(other, one); });
    return order;
}

TEST(DiceHandCounts, The252RanksAreInTheOrderOfTheRules) {
    const auto order = hands_in_order();
    ASSERT_EQ(order.size(), static_cast<std::size_t>(rank_count));
    for (int index = 0; index < rank_count; ++index) {
        const HandByHand& hand = order[static_cast<std::size_t>(index)];
        EXPECT_EQ(in_words_of_the_judge(name_of(HandRank(index))), hand) << index;
        const bool lowest = index == 0;
        EXPECT_TRUE(lowest || beats(hand, order[static_cast<std::size_t>(index - 1)])) << index;
    }
}

template <std::size_t count>
void expect_the_same_by_hand() {
    RememberingJudge judge;
    for_every_roll_of<count>([&](const std::array<Die, count>& dice) {
        const HandRank rank = dice_holdem::rank_of(dice);
        ASSERT_EQ(in_words_of_the_judge(name_of(rank)), judge.best(dice)) << to_text(dice);
        ASSERT_EQ(dice_holdem::name_of(dice), name_of(rank)) << to_text(dice);
        ASSERT_EQ(category_of(rank), name_of(rank).category);
    });
}

TEST(DiceHandCounts, All7776RollsOfFiveDiceAreTheSameByHand) { expect_the_same_by_hand<5>(); }
TEST(DiceHandCounts, All46656RollsOfSixDiceAreTheSameByHand) { expect_the_same_by_hand<6>(); }
TEST(DiceHandCounts, All279936RollsOfSevenDiceAreTheSameByHand) { expect_the_same_by_hand<7>(); }

template <std::size_t count>
void expect_the_same_name_by_hand() {
    for_every_roll_of<count>([](const std::array<Die, count>& dice) {
        EXPECT_EQ(in_words_of_the_judge(dice_holdem::name_of(dice)), hand_by_hand(text_of(dice))) << to_text(dice);
    });
}

TEST(DiceHandCounts, FewerThanFiveDiceHaveTheSameNameByHand) {
    expect_the_same_name_by_hand<1>();
    expect_the_same_name_by_hand<2>();
    expect_the_same_name_by_hand<3>();
    expect_the_same_name_by_hand<4>();
}

/// The winning five make the rank, and no die is passed over for an equal one that lies after it.
template <std::size_t count>
void expect_best_five() {
    for_every_roll_of<count>([](const std::array<Die, count>& dice) {
        const auto places = dice_holdem::best_five(dice);
        FiveDice five;
        std::array<bool, count> chosen{};
        for (std::size_t i = 0; i < five.size(); ++i) {
            five[i] = dice[places[i]];
            chosen[places[i]] = true;
        }
        ASSERT_EQ(std::count(chosen.begin(), chosen.end(), true), 5) << to_text(dice);
        ASSERT_EQ(dice_holdem::rank_of(five), dice_holdem::rank_of(dice)) << to_text(dice);
        ASSERT_EQ(five, dice_of(dice_holdem::rank_of(dice))) << to_text(dice);
        for (std::size_t later = 0; later < count; ++later) {
            for (std::size_t earlier = 0; earlier < later; ++earlier) {
                const bool passed_over = dice[earlier] == dice[later] && chosen[later] && !chosen[earlier];
                ASSERT_FALSE(passed_over) << to_text(dice);
            }
        }
    });
}

TEST(DiceHandCounts, TheBestFiveOfAllRollsMakeTheirRank) {
    expect_best_five<5>();
    expect_best_five<6>();
    expect_best_five<7>();
}

/// How many rolls have each rank.
template <std::size_t count>
std::array<int, rank_count> rolls_by_rank() {
    std::array<int, rank_count> rolls{};
    for_every_roll_of<count>([&](const std::array<Die, count>& dice) {
        ++rolls[static_cast<std::size_t>(dice_holdem::rank_of(dice).index())];
    });
    return rolls;
}

void expect_counts(const nlohmann::json& expected, const std::array<int, rank_count>& rolls) {
    std::map<std::string, int> counts;
    std::map<std::string, int> ranks;
    for (int index = 0; index < rank_count; ++index) {
        const std::string name = name_in_files(category_of(HandRank(index)));
        const int here = rolls[static_cast<std::size_t>(index)];
        counts[name] += here;
        ranks[name] += here > 0 ? 1 : 0;
    }
    EXPECT_EQ(counts, (expected.at("counts").get<std::map<std::string, int>>()));
    EXPECT_EQ(ranks, (expected.at("distinct_ranks").get<std::map<std::string, int>>()));
}

TEST(DiceHandCounts, EveryCategoryHasAsManyRollsAsOthersCounted) {
    const auto expected = read_vectors("category_counts.json").at("dice");
    ASSERT_EQ(expected.size(), 3u);
    expect_counts(expected.at("5"), rolls_by_rank<5>());
    expect_counts(expected.at("6"), rolls_by_rank<6>());
    expect_counts(expected.at("7"), rolls_by_rank<7>());
}

/// One line of ranks.csv: rank, category, the faces that decide, rolls of five and of seven dice.
std::vector<std::string> cells_of(const std::string& line) {
    std::vector<std::string> cells;
    std::istringstream stream(line);
    for (std::string cell; std::getline(stream, cell, ',');) cells.push_back(cell);
    return cells;
}

TEST(DiceHandCounts, EveryRankHasAsManyRollsAsOthersCounted) {
    const auto of_five = rolls_by_rank<5>();
    const auto of_seven = rolls_by_rank<7>();
    auto file = open_vectors("ranks.csv");
    std::string line;
    std::getline(file, line);
    int index = rank_count;
    while (std::getline(file, line)) {
        const auto cells = cells_of(line);
        ASSERT_EQ(cells.size(), 5u) << line;
        ASSERT_EQ(std::stoi(cells[0]), --index);
        const HandName name = name_of(HandRank(index));
        std::string faces = cells[2];
        std::erase(faces, ' ');
        EXPECT_EQ(name_in_files(name.category), cells[1]) << line;
        EXPECT_EQ(text_of(name.all_faces()), faces) << line;
        EXPECT_EQ(of_five[static_cast<std::size_t>(index)], std::stoi(cells[3])) << line;
        EXPECT_EQ(of_seven[static_cast<std::size_t>(index)], std::stoi(cells[4])) << line;
    }
    EXPECT_EQ(index, 0);
}

// "Best five of seven, of all 279,936 rolls: two pairs 31.5 %, full house 34.5 %, straight 17.4 %, four of a kind 9.4
// %, three of a kind 6.0 %, five of a kind 1.2 %." In tenths of a percent, rounded.
TEST(DiceHandCounts, OfAllRollsOfSevenDiceEveryCategoryHasItsShare) {
    const auto rolls = rolls_by_rank<7>();
    std::map<Category, int> counts;
    for (int index = 0; index < rank_count; ++index) {
        counts[category_of(HandRank(index))] += rolls[static_cast<std::size_t>(index)];
    }
    std::map<Category, int> shares;
    for (const auto& [category, count] : counts) shares[category] = (2000 * count + 279'936) / (2 * 279'936);
    const std::map<Category, int> expected = {{Category::two_pairs, 315},      {Category::full_house, 345},
                                              {Category::straight, 174},       {Category::four_of_a_kind, 94},
                                              {Category::three_of_a_kind, 60}, {Category::five_of_a_kind, 12},
                                              {Category::one_pair, 0},         {Category::high_die, 0}};
    EXPECT_EQ(shares, expected);
    EXPECT_EQ(counts[Category::one_pair], 0);
    EXPECT_EQ(counts[Category::high_die], 0);
}

}  // namespace
}  // namespace riverbones::test
