#include "core/base/result.hpp"

#include <gtest/gtest.h>

#include <string>

namespace riverbones::test {
namespace {

TEST(Result, HoldsWhatWasAskedFor) {
    const Result<std::string> result = std::string("dice");
    ASSERT_TRUE(result);
    EXPECT_EQ(*result, "dice");
    EXPECT_EQ(result->size(), 4u);
}

TEST(Result, CanBeMovedOutOf) {
    Result<std::string> result = std::string("dice");
    const std::string taken = *std::move(result);
    EXPECT_EQ(taken, "dice");
}

TEST(Result, HoldsTheReasonWhyNot) {
    const Result<std::string> result = Refusal::not_a_record;
    ASSERT_FALSE(result);
    EXPECT_EQ(result.refusal(), Refusal::not_a_record);
}

TEST(ResultDeathTest, StopsWhenTheWrongSideIsAskedFor) {
    const Result<int> refused = Refusal::not_a_record;
    const Result<int> given = 3;
    EXPECT_DEATH(static_cast<void>(*refused), "broken promise");
    EXPECT_DEATH(given.refusal(), "broken promise");
}

}  // namespace
}  // namespace riverbones::test
