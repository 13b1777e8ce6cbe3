#include "core/dice/dice.hpp"

#include <gtest/gtest.h>

#include "tests/support/dice.hpp"

namespace riverbones::test {
namespace {

TEST(Die, ShowsItsFace) {
    for (int face = 1; face <= 6; ++face) EXPECT_EQ(Die(face).face(), face);
    EXPECT_EQ(Die().face(), 1);
    EXPECT_LT(Die(2), Die(3));
}

TEST(DieDeathTest, HasNoOtherFaces) {
    EXPECT_DEATH(Die(0), "broken promise");
    EXPECT_DEATH(Die(7), "broken promise");
}

TEST(DiceMask, NamesSomeOfFiveDice) {
    const DiceMask mask = keep("x-x--");
    EXPECT_EQ(mask.bits(), 5u);
    EXPECT_EQ(mask.count(), 2);
    EXPECT_TRUE(mask.has(0));
    EXPECT_FALSE(mask.has(1));
    EXPECT_EQ(mask.with(1), keep("xxx--"));
    EXPECT_EQ(mask.with(0), mask);
    EXPECT_EQ(mask.without(2), keep("x----"));
    EXPECT_EQ(mask.without(3), mask);
    EXPECT_EQ(DiceMask::none(), DiceMask());
    EXPECT_EQ(DiceMask::all().count(), 5);
}

TEST(DiceMask, SplitsTheDiceInTwo) {
    for (unsigned bits = 0; bits < 32; ++bits) {
        const DiceMask mask(bits);
        EXPECT_EQ(mask.others().bits(), 31 - bits);
        EXPECT_EQ(mask.count() + mask.others().count(), 5);
    }
}

TEST(DiceMaskDeathTest, HasNoSixthDie) { EXPECT_DEATH(DiceMask(32), "broken promise"); }

TEST(CountFaces, CountsAndSums) {
    const FaceCounts counts = count_faces(dice("2-6-2-1-6"));
    EXPECT_EQ(counts, (FaceCounts{0, 1, 2, 0, 0, 0, 2}));
    EXPECT_EQ(sum_of(counts), 17);
    EXPECT_EQ(sum_of(count_faces({})), 0);
}

}  // namespace
}  // namespace riverbones::test
