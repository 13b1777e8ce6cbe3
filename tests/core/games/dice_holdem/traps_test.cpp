#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/dice_holdem/hand_rank.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/dice_holdem_vectors.hpp"

// Hands that are easily ranked wrong.

namespace riverbones::test {
namespace {

using dice_holdem::Category;
using dice_holdem::HandRank;

Category category_called(std::string_view name) {
    constexpr std::array<std::string_view, 8> names = {"high_die", "one_pair",   "two_pairs",      "three_of_a_kind",
                                                       "straight", "full_house", "four_of_a_kind", "five_of_a_kind"};
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) throw std::runtime_error("no such category: " + std::string(name));
    return static_cast<Category>(found - names.begin());
}

void expect_named(HandRank rank, const nlohmann::json& category, const nlohmann::json& faces) {
    const auto name = name_of(rank);
    EXPECT_EQ(name.category, category_called(category.get<std::string>()));
    EXPECT_EQ(to_text(name.all_faces()), to_text(dice_in(faces)));
}

TEST(DiceHandTraps, TheBestFiveAreTheListedOnes) {
    const auto traps = read_vectors("traps.json").at("best_five");
    ASSERT_EQ(traps.size(), 18u);
    for (const auto& trap : traps) {
        SCOPED_TRACE(trap.at("why").get<std::string>());
        const auto dice = dice_in(trap.at("dice"));
        const HandRank rank = dice_holdem::rank_of(dice);
        EXPECT_EQ(rank.index(), trap.at("rank_index"));
        expect_named(rank, trap.at("category"), trap.at("rank_tuple"));
        std::vector<Die> best;
        for (const std::uint8_t place : dice_holdem::best_five(dice)) best.push_back(dice[place]);
        std::ranges::sort(best, std::greater());
        EXPECT_EQ(to_text(best), to_text(dice_in(trap.at("best_five"))));
    }
}

TEST(DiceHandTraps, TheListedHandWins) {
    const auto traps = read_vectors("traps.json").at("versus");
    ASSERT_EQ(traps.size(), 10u);
    for (const auto& trap : traps) {
        SCOPED_TRACE(trap.at("why").get<std::string>());
        const dice_holdem::HandKey board(dice_in(trap.at("board")));
        const HandRank a = rank_of(board + dice_holdem::HandKey(dice_in(trap.at("a"))));
        const HandRank b = rank_of(board + dice_holdem::HandKey(dice_in(trap.at("b"))));
        expect_named(a, trap.at("category_a"), trap.at("rank_a"));
        expect_named(b, trap.at("category_b"), trap.at("rank_b"));
        EXPECT_EQ(trap.at("winner"), a == b ? "tie" : a > b ? "a" : "b");
    }
}

}  // namespace
}  // namespace riverbones::test
