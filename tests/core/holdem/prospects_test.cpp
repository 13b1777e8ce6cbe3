#include "core/holdem/prospects.hpp"

#include <gtest/gtest.h>

namespace riverbones::test {
namespace {

using holdem::Boards;
using holdem::Prospects;

constexpr std::uint32_t none = Boards::impossible;

/// Of three holdings, the last of which nobody else has. On the second board two are level, on the third one is gone.
Boards three_boards() {
    Boards boards(3);
    boards.add(std::array<std::uint32_t, 3>{1, 3, 2});
    boards.add(std::array<std::uint32_t, 3>{1, 2, 2}, 2);
    boards.add(std::array<std::uint32_t, 3>{none, 2, 1});
    return boards;
}

Prospects three_holdings() {
    Prospects prospects({0.25, 0.75, 0});
    prospects.expect(1, three_boards);
    return prospects;
}

TEST(Prospects, AreSharesOfThePotOnAllBoardsThatCanCome) {
    Prospects prospects = three_holdings();
    const double level = 0.25 + 0.75 / 2;
    EXPECT_NEAR(prospects.strengths(1, 1)[2], (0.25 + 2 * level + 0) / 4, 1e-12);
    const double level_with_two = 0.25 * 0.25 + 2 * 0.25 * 0.75 / 2 + 0.75 * 0.75 / 3;
    EXPECT_NEAR(prospects.strengths(1, 2)[2], (0.25 * 0.25 + 2 * level_with_two + 0) / 4, 1e-12);
    EXPECT_NEAR(prospects.strengths(1, 1)[0], 0.125, 1e-12) << "only two boards, level with itself";
}

TEST(Prospects, AreTheSameForOneHoldingAlone) {
    for (const int opponents : {1, 2, 5}) {
        Prospects all = three_holdings();
        Prospects alone = three_holdings();
        for (std::size_t own = 0; own < 3; ++own) {
            EXPECT_NEAR(alone.strength(own, 1, opponents), all.strengths(1, opponents)[own], 1e-12);
        }
    }
}

TEST(Prospects, LookForBoardsOnceAndOnlyWhenTheyAreAsked) {
    int looked = 0;
    Prospects prospects({0.25, 0.75, 0});
    prospects.expect(1, [&looked] {
        ++looked;
        return three_boards();
    });
    prospects.set_strengths(0, 1, {0.1, 0.2, 0.3});
    EXPECT_EQ(prospects.strength(2, 0, 1), 0.3);
    EXPECT_EQ(looked, 0);
    prospects.strength(2, 1, 1);
    prospects.strengths(1, 2);
    EXPECT_EQ(looked, 1);
}

}  // namespace
}  // namespace riverbones::test
