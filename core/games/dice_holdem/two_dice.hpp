#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/dice/dice.hpp"

namespace riverbones::dice_holdem {

/// Somebody's own dice. Their order does not matter, so there are 21 of them.
class TwoDice {
public:
    /// 1-1
    constexpr TwoDice() = default;
    constexpr TwoDice(Die one, Die other) : dice_{std::max(one, other), std::min(one, other)} {}

    /// The higher die first.
    constexpr const std::array<Die, 2>& dice() const { return dice_; }

    /// In how many ways two dice can fall so.
    constexpr int ways() const { return dice_[0] == dice_[1] ? 1 : 2; }

    /// 0 (1-1), 1 (2-1), 2 (2-2), 3 (3-1) to 20 (6-6).
    constexpr std::size_t index() const {
        const int higher = dice_[0].face();
        return static_cast<std::size_t>(higher * (higher - 1) / 2 + dice_[1].face() - 1);
    }

    friend constexpr bool operator==(const TwoDice&, const TwoDice&) = default;

private:
    std::array<Die, 2> dice_{};
};

inline constexpr std::size_t two_dice_count = 21;

/// By index.
inline constexpr std::array<TwoDice, two_dice_count> all_two_dice = [] {
    std::array<TwoDice, two_dice_count> all{};
    for (int higher = 1; higher <= 6; ++higher) {
        for (int lower = 1; lower <= higher; ++lower) {
            const TwoDice dice(Die{higher}, Die{lower});
            all[dice.index()] = dice;
        }
    }
    return all;
}();

}  // namespace riverbones::dice_holdem
