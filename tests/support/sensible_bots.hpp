#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <variant>

#include "core/holdem/choices.hpp"
#include "core/holdem/notation.hpp"

// What every bot of a hold'em game owes to whoever plays with it.

namespace riverbones::test {

inline constexpr std::array all_levels = {BotLevel::gentle, BotLevel::steady, BotLevel::sharp};

inline bool is_raise(const holdem::Action& action) { return std::holds_alternative<holdem::RaiseTo>(action); }
inline bool is_fold(const holdem::Action& action) { return std::holds_alternative<holdem::Fold>(action); }

/// What must hold of any answer of a bot.
inline void expect_sensible(const holdem::Action& action, const holdem::Table& table, const holdem::Choices& choices) {
    ASSERT_TRUE(choices.allows(action)) << holdem::to_text(action);
    if (!choices.no_key) {
        EXPECT_TRUE(std::holds_alternative<holdem::ChooseKey>(action)) << "the key comes first";
        return;
    }
    const betting::Options& options = *choices.betting;
    EXPECT_FALSE(is_fold(action) && options.to_call == Chips{}) << "checking is free";
    const auto* raise = std::get_if<holdem::RaiseTo>(&action);
    if (raise == nullptr) return;
    Chips reach;
    for (const betting::Place& place : table.hand.places) {
        const bool other = &place != &table.hand.places[table.hand.awaited->index];
        if (other && place.still_in()) reach = std::max(reach, place.reach());
    }
    EXPECT_GT(reach, options.price) << "nobody can answer";
    EXPECT_LE(raise->to, std::max(reach, options.raise->least)) << "nobody can match all of it";
}

inline std::string name_of_level(const testing::TestParamInfo<BotLevel>& level) {
    const std::array names = {"Gentle", "Steady", "Sharp"};
    return names[static_cast<std::size_t>(level.param)];
}

}  // namespace riverbones::test
