#pragma once

#include <ostream>
#include <string>
#include <string_view>

#include "core/dice/dice.hpp"

namespace riverbones::test {

/// Five dice as a player would say them: dice("2-3-4-5-5").
inline FiveDice dice(std::string_view faces) {
    RIVERBONES_CHECK(faces.size() == 9);
    FiveDice dice;
    for (std::size_t place = 0; place < dice.size(); ++place) dice[place] = Die(faces[2 * place] - '0');
    return dice;
}

inline FiveDice five(int face) { return {Die(face), Die(face), Die(face), Die(face), Die(face)}; }

inline std::string to_text(const FiveDice& dice) {
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

/// Calls `see` with each of the 7,776 ways in which five dice can fall.
template <class See>
void for_every_roll(See&& see) {
    for (int roll = 0; roll < 7776; ++roll) {
        FiveDice fallen;
        for (int place = 0, rest = roll; place < 5; ++place, rest /= 6) {
            fallen[static_cast<std::size_t>(place)] = Die(rest % 6 + 1);
        }
        see(fallen);
    }
}

}  // namespace riverbones::test
