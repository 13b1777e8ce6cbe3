#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>
#include <vector>

#include "core/base/fast_random.hpp"
#include "core/base/random.hpp"
#include "tests/support/rigged_house.hpp"

namespace riverbones::test {
namespace {

TEST(FastRandom, IsSplitMix64) {
    // The first numbers of the reference implementation for seed 1234567
    FastRandom random(1234567);
    for (const std::uint64_t expected : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                         4593380528125082431u, 16408922859458223821u}) {
        EXPECT_EQ(random.next(), expected);
    }
}

TEST(FastRandom, StaysBelowTheLimit) {
    FastRandom random(1);
    for (std::uint32_t limit = 1; limit <= 300; ++limit) {
        for (int i = 0; i < 100; ++i) ASSERT_LT(random.below(limit), limit);
    }
}

TEST(FastRandom, GivesUnitsFrom0ToBelow1) {
    FastRandom random(2);
    double sum = 0;
    for (int i = 0; i < 10'000; ++i) {
        const double unit = random.unit();
        ASSERT_GE(unit, 0.0);
        ASSERT_LT(unit, 1.0);
        sum += unit;
    }
    EXPECT_NEAR(sum / 10'000, 0.5, 4 * 0.2887 / 100);
}

/// How far counts are from all alike, in the measure of Pearson.
template <std::size_t size>
double chi_square(const std::array<int, size>& counts, double expected) {
    double sum = 0;
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

// The limits leave one fair generator in a thousand outside; the seed is fixed, so this one is always inside.
TEST(FastRandom, ThrowsAllFacesAlike) {
    FastRandom random(3);
    std::array<int, 6> faces{};
    for (int i = 0; i < 600'000; ++i) ++faces[random.below(6)];
    EXPECT_LT(chi_square(faces, 100'000), 20.52);
}

TEST(FastRandom, ThrowsAllPairsOfFacesAlike) {
    FastRandom random(4);
    std::array<int, 36> pairs{};
    for (int i = 0; i < 720'000; ++i) {
        const std::uint32_t first = random.below(6);
        ++pairs[6 * first + random.below(6)];
    }
    EXPECT_LT(chi_square(pairs, 20'000), 66.62);
}

TEST(Random, PassesNameAndSidesToItsSource) {
    RiggedHouse house;
    house.feed(Die(5));
    const DieDraw name{Seat{1}, 14, 1, 3};
    EXPECT_EQ(house.random().draw(name, 6), 4u);
    EXPECT_EQ(house.asked(), std::vector{name});
}

TEST(DrawName, IsTextThatAnybodyCanHash) {
    EXPECT_EQ(to_text(DieDraw{Seat{1}, 14, 1, 3}), "die seat 2 turn 14 roll 1 die 3");
    EXPECT_EQ(to_text(DieDraw{std::nullopt, 1, 1, 5}), "die all turn 1 roll 1 die 5");
    EXPECT_EQ(to_text(CardDraw{14, 3}), "card hand 14 card 3");
    EXPECT_EQ(to_text(DealerDraw{}), "dealer");
}

TEST(DrawName, IsNeverSharedByTwoDraws) {
    std::set<std::string> names;
    int draws = 0;
    const auto add = [&](std::optional<Seat> seat) {
        for (int turn = 1; turn <= 15; ++turn) {
            for (int roll = 1; roll <= 3; ++roll) {
                for (int die = 1; die <= 5; ++die, ++draws) names.insert(to_text(DieDraw{seat, turn, roll, die}));
            }
        }
    };
    add(std::nullopt);
    for (std::uint8_t seat = 0; seat < 12; ++seat) add(Seat{seat});
    for (int hand = 1; hand <= 15; ++hand) {
        for (int card = 1; card <= 52; ++card, ++draws) names.insert(to_text(CardDraw{hand, card}));
    }
    EXPECT_EQ(static_cast<int>(names.size()), draws);
}

TEST(RiggedHouse, ThrowsWhenADieWasNotFed) {
    RiggedHouse house;
    EXPECT_THROW(house.random().draw(DieDraw{}, 6), std::logic_error);
    house.feed(Die(1));
    EXPECT_THROW(house.random().draw(DieDraw{}, 52), std::logic_error);
    EXPECT_EQ(house.waiting(), 1u);
}

}  // namespace
}  // namespace riverbones::test
