#include "core/archive/chance.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>
#include <vector>

#include "tests/support/builders.hpp"

namespace riverbones::archive {

namespace {

using test::seat;

/// The secret c8cfd6dd...939aa1: 200, 207, 214 and so on modulo 256.
Chance fixed_chance(std::vector<std::string> shakes = {}) {
    Chance chance{{}, std::move(shakes)};
    for (std::size_t i = 0; i < chance.secret.size(); ++i) chance.secret[i] = static_cast<std::uint8_t>(7 * i + 200);
    return chance;
}

Chance shaken_chance() { return fixed_chance({"river", "", "\u0393%~ "}); }

// The expected values of the first three tests come from sha256sum, by the commands in the header.

TEST(Chance, CommitmentAndSeedAreWhatSha256sumSays) {
    EXPECT_EQ(commitment(fixed_chance()), "fdf0165eaabe1a1261cef36eb6db720f6cd343b43d48d604cc566df287d9519c");
    EXPECT_EQ(commitment(shaken_chance()), commitment(fixed_chance())) << "shakes come after the commitment";
    EXPECT_EQ(seed(fixed_chance()), "40037ecc08c59dda947fb38cdea936578757e832fd32b415d39d272c37df8496");
    EXPECT_EQ(seed(shaken_chance()), "c136482711b8c9e4de007f18c1dbeebe5cdf5e6d59d755e7c5b97102eb685482");
}

TEST(Chance, DrawsAreWhatSha256sumSays) {
    struct Case {
        DieDraw name;
        std::array<std::uint32_t, 5> plain;  // for 1, 6, 52, 129 and 256 sides
        std::array<std::uint32_t, 5> shaken;
    };
    const std::vector<Case> cases = {
        {{seat(2), 14, 1, 3}, {0, 1, 7, 45, 163}, {0, 5, 41, 41, 197}},
        {{std::nullopt, 1, 1, 5}, {0, 2, 48, 100, 242}, {0, 4, 30, 82, 82}},
        {{seat(8), 15, 3, 1}, {0, 3, 15, 79, 171}, {0, 2, 24, 128, 128}},
    };
    const std::array<std::uint32_t, 5> sides = {1, 6, 52, 129, 256};
    for (const Case& one : cases) {
        for (std::size_t i = 0; i < sides.size(); ++i) {
            EXPECT_EQ(HouseDraws(fixed_chance()).draw(one.name, sides[i]), one.plain[i]) << to_text(one.name);
            EXPECT_EQ(HouseDraws(shaken_chance()).draw(one.name, sides[i]), one.shaken[i]) << to_text(one.name);
        }
    }
}

TEST(Chance, RejectedBytesLeadToTheNextAttempt) {
    const HouseDraws house(fixed_chance());
    EXPECT_EQ(house.draw(DieDraw{seat(1), 27, 1, 1}, 6), 2u) << "second attempt";
    EXPECT_EQ(house.draw(DieDraw{seat(1), 320, 1, 1}, 6), 5u) << "second attempt";
    EXPECT_EQ(house.draw(DieDraw{seat(1), 1, 1, 1}, 129), 120u) << "ninth attempt";
    EXPECT_EQ(house.draw(DieDraw{seat(1), 80, 1, 1}, 129), 39u) << "twelfth attempt: its number has two digits";
}

TEST(Chance, EveryShakeCountsWhereItStands) {
    const std::vector<std::vector<std::string>> shakes = {
        {}, {""}, {"", ""}, {"ab"}, {"a", "b"}, {"b", "a"}, {"ab", ""}, {"", "ab"}, {"a\nb"}, {std::string("ab\0", 3)}};
    std::set<QByteArray> seeds;
    for (const auto& one : shakes) {
        EXPECT_NE(seed(fixed_chance(one)), commitment(fixed_chance(one)));
        seeds.insert(seed(fixed_chance(one)));
    }
    EXPECT_EQ(seeds.size(), shakes.size());
    Chance other = fixed_chance();
    other.secret[31] ^= 1;
    EXPECT_NE(seed(other), seed(fixed_chance()));
    EXPECT_NE(commitment(other), commitment(fixed_chance()));
}

TEST(Chance, DrawsDoNotDependOnEarlierOnes) {
    const HouseDraws house(fixed_chance());
    const DieDraw name{seat(3), 7, 2, 4};
    const std::uint32_t alone = house.draw(name, 6);
    for (int die = 1; die <= 5; ++die) house.draw(DieDraw{seat(3), 7, 1, die}, 6);
    EXPECT_EQ(house.draw(name, 6), alone);
}

/// Sum of squared differences from equal frequencies, for dice named like those of a long match.
double chi_square(std::uint32_t sides, int draws) {
    const HouseDraws house(fixed_chance());
    std::vector<int> seen(sides);
    for (int i = 0; i < draws; ++i) {
        const DieDraw name{seat(i % 8 + 1), i / 120 + 1, i / 40 % 3 + 1, i / 8 % 5 + 1};
        ++seen.at(house.draw(name, sides));
    }
    const double expected = double(draws) / sides;
    double sum = 0;
    for (const int count : seen) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

// Bounds: a fair source exceeds the upper one, or stays under the lower one, once in ten thousand secrets. This one is
// fixed. A draw of "first byte modulo sides" without rejection gives about 100,000 draws far above each bound but six.
TEST(Chance, AllResultsAreEquallyLikely) {
    struct Bounds {
        std::uint32_t sides;
        double least;
        double most;
    };
    for (const Bounds& bounds : {Bounds{6, 0.08, 25.7}, Bounds{52, 22.1, 97.1}, Bounds{129, 78.5, 195.5}}) {
        const double measured = chi_square(bounds.sides, 100'000);
        EXPECT_GT(measured, bounds.least) << bounds.sides << " sides";
        EXPECT_LT(measured, bounds.most) << bounds.sides << " sides";
    }
}

TEST(Chance, NeighbouringDiceAreIndependent) {
    const HouseDraws house(fixed_chance());
    std::array<std::array<int, 6>, 6> pairs{};
    constexpr int draws = 36'000;
    for (int i = 0; i < draws; ++i) {
        const auto first = house.draw(DieDraw{seat(i % 8 + 1), i / 8 + 1, 1, 1}, 6);
        const auto second = house.draw(DieDraw{seat(i % 8 + 1), i / 8 + 1, 1, 2}, 6);
        ++pairs.at(first).at(second);
    }
    double sum = 0;
    for (const auto& row : pairs) {
        for (const int count : row) sum += (count - 1000.0) * (count - 1000.0) / 1000.0;
    }
    EXPECT_GT(sum, 11.0);  // 35 degrees of freedom, both bounds at one in ten thousand
    EXPECT_LT(sum, 74.9);
}

TEST(Chance, SecretsAreFresh) {
    std::set<std::array<std::uint8_t, 32>> secrets;
    std::array<int, 8> bits{};
    for (int i = 0; i < 200; ++i) {
        const auto secret = fresh_secret();
        secrets.insert(secret);
        for (const std::uint8_t byte : secret) {
            for (unsigned bit = 0; bit < 8; ++bit) bits.at(bit) += (byte >> bit) & 1;
        }
    }
    EXPECT_EQ(secrets.size(), 200u);
    // 6400 coins for each bit; 280 is seven standard deviations.
    for (const int set : bits) EXPECT_NEAR(set, 3200, 280);
}

TEST(ChanceDeathTest, SidesAreOneTo256) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const HouseDraws house(fixed_chance());
    EXPECT_DEATH(house.draw(DieDraw{}, 0), "sides");
    EXPECT_DEATH(house.draw(DieDraw{}, 257), "sides");
}

}  // namespace

}  // namespace riverbones::archive
