#include "core/holdem/inclination.hpp"

#include <gtest/gtest.h>

namespace riverbones::test {
namespace {

using holdem::Spot;

/// Half of the pot is to be called.
Spot after_a_bet(int round) {
    return {.round = round, .opponents = 1, .pot = 150, .to_call = 50, .behind = 1000, .bets = 1};
}

TEST(SteadyInclination, TakesABetForTheMoreTheLaterItComes) {
    for (const int round : {1, 2}) {
        const double now = holdem::steady_inclination(0.4, after_a_bet(round)).stay;
        EXPECT_LT(holdem::steady_inclination(0.4, after_a_bet(round + 1)).stay, now) << round;
        const double raise = holdem::steady_inclination(0.78, after_a_bet(round)).raise;
        EXPECT_LT(holdem::steady_inclination(0.78, after_a_bet(round + 1)).raise, raise) << round;
    }
}

TEST(GentleInclination, CallsWithMoreThanASteady) {
    for (const int round : {1, 2, 3}) {
        const Spot spot = after_a_bet(round);
        for (const double strength : {0.25, 0.3, 0.35}) {
            EXPECT_GT(holdem::gentle_inclination(strength, spot).stay, holdem::steady_inclination(strength, spot).stay)
                << round << " " << strength;
        }
    }
}

TEST(EveryInclination, AddsUpAndFoldsNowhereWhereCheckingIsFree) {
    for (int round = 0; round < 4; ++round) {
        for (const double strength : {0.0, 0.3, 0.6, 1.0}) {
            Spot spot = after_a_bet(round);
            for (const double to_call : {50.0, 0.0}) {
                spot.to_call = to_call;
                spot.bets = to_call > 0 ? 1 : 0;
                for (const auto inclination : {holdem::gentle_inclination, holdem::steady_inclination}) {
                    const auto [fold, stay, raise] = inclination(strength, spot);
                    EXPECT_NEAR(fold + stay + raise, 1, 1e-12);
                    EXPECT_TRUE(to_call > 0 || fold == 0);
                }
            }
        }
    }
}

}  // namespace
}  // namespace riverbones::test
