#pragma once

#include <algorithm>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/dice/dice.hpp"

namespace riverbones::test {

/// Any number of dice as a player would say them: some_dice("6-6").
inline std::vector<Die> some_dice(std::string_view faces) {
    std::vector<Die> dice;
    for (std::size_t at = 0; at < faces.size(); at += 2) dice.emplace_back(faces[at] - '0');
    return dice;
}

/// Five of them: dice("2-3-4-5-5").
inline FiveDice dice(std::string_view faces) {
    RIVERBONES_CHECK(faces.size() == 9);
    FiveDice dice;
    std::ranges::copy(some_dice(faces), dice.begin());
    return dice;
}

inline FiveDice five(int face) { return {Die(face), Die(face), Die(face), Die(face), Die(face)}; }

inline std::string to_text(std::span<const Die> dice) {
    std::string text;
    for (const Die die : dice) text += (text.empty() ? "" : "-") + std::to_string(die.face());
    return text;
}

/// keep("--x-x"): the third and the fifth die.
inline DiceMask keep(std::string_view marks) {
    RIVERBONES_CHECK(marks.size() == 5);
    DiceMask mask;
    for (int place = 0; place < 5; ++place) {
        if (marks[static_cast<std::size_t>(place)] == 'x') mask = mask.with(place);
    }
    return mask;
}

/// Calls `see` with each of the ways in which so many dice can fall.
template <std::size_t count, class See>
void for_every_roll_of(See&& see) {
    int rolls = 1;
    for (std::size_t place = 0; place < count; ++place) rolls *= 6;
    for (int roll = 0; roll < rolls; ++roll) {
        std::array<Die, count> fallen;
        int rest = roll;
        for (Die& die : fallen) {
            die = Die(rest % 6 + 1);
            rest /= 6;
        }
        see(fallen);
    }
}

/// The 7,776 ways of five dice.
template <class See>
void for_every_roll(See&& see) {
    for_every_roll_of<5>(see);
}

}  // namespace riverbones::test
