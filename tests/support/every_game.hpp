#pragma once

#include <gtest/gtest.h>

#include <string>
#include <tuple>

#include "core/games/all_games.hpp"

namespace riverbones::test {

template <class Tuple>
struct TypesOf;
template <class... Games>
struct TypesOf<std::tuple<Games...>> {
    using Types = testing::Types<Games...>;
};

/// Every game there is, for TYPED_TEST_SUITE.
using EveryGame = TypesOf<AllGames>::Types;

/// Whether the rules of a game let a seat take its last action back at all.
template <class G>
inline constexpr bool gives_take_back = false;
template <>
inline constexpr bool gives_take_back<DicePoker> = true;

struct GameName {
    template <class G>
    static std::string GetName(int) {
        return std::string(G::id);
    }
};

}  // namespace riverbones::test
