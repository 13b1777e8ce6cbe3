#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/betting/hand.hpp"

// Values of the betting in words, for messages of tests. Seats count from 0 here, as in the files of hands.

namespace riverbones::test {

inline std::string words(int number) { return std::to_string(number); }
inline std::string words(Chips chips) { return std::to_string(chips.count); }
inline std::string words(Seat seat) { return std::to_string(seat.index); }
inline std::string words(const betting::RaiseRange& range) { return words(range.least) + ".." + words(range.most); }
inline std::string words(const betting::Returned& back) { return words(back.amount) + " to seat " + words(back.seat); }

inline std::string words(betting::SeatSet seats) {
    std::string words;
    for (std::uint8_t index = 0; index < betting::most_seats; ++index) {
        if (seats.has(Seat{index})) words += (words.empty() ? "" : "-") + std::to_string(index);
    }
    return words;
}

inline std::string words(const betting::Pot& pot) { return words(pot.amount) + " for " + words(pot.contenders); }

inline std::string words(const betting::Post& post) {
    using enum betting::Forced;
    const std::string what = post.what == ante ? "ante" : post.what == small_blind ? "small blind" : "big blind";
    return what + ' ' + words(post.amount) + " of seat " + words(post.seat);
}

template <class Value>
std::string words(const std::optional<Value>& value) {
    return value ? words(*value) : "nothing";
}

template <class Value>
std::string words(std::span<const Value> values) {
    std::string list;
    for (const Value& value : values) list += (list.empty() ? "" : ", ") + words(value);
    return '[' + list + ']';
}

template <class Value>
std::string words(const std::vector<Value>& values) {
    return words(std::span<const Value>(values));
}

}  // namespace riverbones::test
