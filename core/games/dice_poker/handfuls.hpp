#pragma once

#include <array>
#include <cstdint>

#include "core/dice/dice.hpp"

namespace riverbones::dice_poker {

/// Zero to five dice whose order does not matter, by number: 0 is no die at all, fewer dice come before more, the last
/// 252 are those of all five.
using Handful = std::uint16_t;

inline constexpr Handful handful_count = 462;
inline constexpr Handful first_of_five = 210;

struct HandfulTable {
    std::array<FaceCounts, handful_count> counts{};
    /// with[handful][face]: the same dice and one more that shows this face; only before first_of_five.
    std::array<std::array<Handful, 7>, first_of_five> with{};
};

/// Each handful is made once, by adding its dice in rising order. Adding a lower face leads to one that exists: put
/// that face in before the highest die.
constexpr HandfulTable make_handfuls() {
    HandfulTable table;
    std::array<Handful, handful_count> without_highest{};
    std::array<int, handful_count> highest{};
    Handful made = 1;
    for (Handful handful = 0; handful < first_of_five; ++handful) {
        for (int face = 1; face <= 6; ++face) {
            if (face < highest[handful]) {
                const Handful before_highest = table.with[without_highest[handful]][face];
                table.with[handful][face] = table.with[before_highest][highest[handful]];
                continue;
            }
            table.counts[made] = table.counts[handful];
            ++table.counts[made][face];
            without_highest[made] = handful;
            highest[made] = face;
            table.with[handful][face] = made++;
        }
    }
    return table;
}

inline constexpr HandfulTable handfuls = make_handfuls();

constexpr Handful handful_of(const FiveDice& dice) {
    Handful handful = 0;
    for (const Die die : dice) handful = handfuls.with[handful][die.face()];
    return handful;
}

/// Dice that show these faces, in rising order; the counts must be of five dice.
constexpr FiveDice dice_of(const FaceCounts& counts) {
    FiveDice dice{};
    std::size_t place = 0;
    for (int face = 1; face <= 6; ++face) {
        for (int i = 0; i < counts[face]; ++i) dice[place++] = Die(face);
    }
    return dice;
}

/// The places of dice that show the faces to keep; the dice must have them.
constexpr DiceMask places_of(FaceCounts keep, const FiveDice& dice) {
    DiceMask mask;
    for (int place = 0; place < 5; ++place) {
        std::uint8_t& wanted = keep[dice[place].face()];
        if (wanted == 0) continue;
        --wanted;
        mask = mask.with(place);
    }
    return mask;
}

}  // namespace riverbones::dice_poker
