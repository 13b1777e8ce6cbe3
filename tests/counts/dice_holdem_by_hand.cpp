#include "tests/counts/dice_holdem_by_hand.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>
#include <vector>

namespace riverbones::test {

namespace {

constexpr int straight_line = 3;

/// For each line of the rules, the groups of equal faces by their sizes. No group is a straight.
const std::array<std::vector<std::string>, 8> shapes_by_line = {{
    {"5"},
    {"41", "4"},
    {"32"},
    {},
    {"311", "31", "3"},
    {"221", "22"},
    {"2111", "211", "21", "2"},
    {"11111", "1111", "111", "11", "1"},
}};

}  // namespace

bool beats(const HandByHand& one, const HandByHand& other) {
    return one.line != other.line ? one.line < other.line : one.faces > other.faces;
}

HandByHand hand_by_hand(const std::string& dice) {
    std::string sorted = dice;
    std::sort(sorted.rbegin(), sorted.rend());
    if (sorted == "65432" || sorted == "54321") return {straight_line, sorted.substr(0, 1)};
    std::string shape;
    std::string faces;
    for (int size = 5; size >= 1; --size) {
        for (char face = '6'; face >= '1'; --face) {
            if (std::count(dice.begin(), dice.end(), face) != size) continue;
            shape += static_cast<char>('0' + size);
            faces += face;
        }
    }
    for (std::size_t line = 0; line < shapes_by_line.size(); ++line) {
        const auto& shapes = shapes_by_line[line];
        if (std::find(shapes.begin(), shapes.end(), shape) == shapes.end()) continue;
        return {static_cast<int>(line), faces};
    }
    throw std::logic_error("no such hand: " + dice);
}

HandByHand best_by_hand(const std::string& dice) {
    HandByHand best{8, ""};
    for (unsigned chosen = 0; chosen < (1u << dice.size()); ++chosen) {
        if (std::popcount(chosen) != 5) continue;
        std::string five;
        for (std::size_t place = 0; place < dice.size(); ++place) {
            if (((chosen >> place) & 1) != 0) five += dice[place];
        }
        const HandByHand hand = hand_by_hand(five);
        if (beats(hand, best)) best = hand;
    }
    return best;
}

}  // namespace riverbones::test
