#include "tests/counts/cards_by_hand.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace riverbones::test {

namespace {

constexpr int straight_flush = 0;
constexpr int flush = 3;
constexpr int straight = 4;

/// For each line of the ranking, the groups of equal ranks by their sizes. Where there is none, it is not that alone.
const std::array<std::vector<std::string>, 9> shapes_by_line = {{
    {},
    {"41", "4"},
    {"32"},
    {},
    {},
    {"311", "31", "3"},
    {"221", "22"},
    {"2111", "211", "21", "2"},
    {"11111", "1111", "111", "11", "1"},
}};

/// "Kh 7c" -> "LF": the ranks as letters that sort as they rank.
std::string rank_letters(const std::string& cards) {
    constexpr std::string_view names = "23456789TJQKA";
    std::string letters;
    for (std::size_t at = 0; at < cards.size(); at += 3) letters += static_cast<char>('A' + names.find(cards[at]));
    return letters;
}

bool is_one_suit(const std::string& cards) {
    for (std::size_t at = 1; at < cards.size(); at += 3) {
        if (cards[at] != cards[1]) return false;
    }
    return true;
}

/// The highest rank of a straight, or nothing; `sorted` from the highest.
std::string straight_to(const std::string& sorted) {
    if (sorted == "MDCBA") return "D";
    constexpr std::string_view all = "MLKJIHGFEDCBA";
    return sorted.size() == 5 && all.find(sorted) != std::string_view::npos ? sorted.substr(0, 1) : "";
}

}  // namespace

bool beats(const CardsByHand& one, const CardsByHand& other) {
    return one.line != other.line ? one.line < other.line : one.ranks > other.ranks;
}

CardsByHand cards_by_hand(const std::string& cards) {
    const std::string letters = rank_letters(cards);
    std::string sorted = letters;
    std::sort(sorted.rbegin(), sorted.rend());
    const bool is_flush = letters.size() == 5 && is_one_suit(cards);
    if (const std::string top = straight_to(sorted); !top.empty()) return {is_flush ? straight_flush : straight, top};
    if (is_flush) return {flush, sorted};
    std::string shape;
    std::string ranks;
    for (int size = 4; size >= 1; --size) {
        for (char rank = 'M'; rank >= 'A'; --rank) {
            if (std::count(letters.begin(), letters.end(), rank) != size) continue;
            shape += static_cast<char>('0' + size);
            ranks += rank;
        }
    }
    for (std::size_t line = 0; line < shapes_by_line.size(); ++line) {
        const auto& shapes = shapes_by_line[line];
        if (std::find(shapes.begin(), shapes.end(), shape) == shapes.end()) continue;
        return {static_cast<int>(line), ranks};
    }
    throw std::logic_error("no such hand: " + cards);
}

CardsByHand best_cards_by_hand(const std::string& cards) {
    CardsByHand best{static_cast<int>(shapes_by_line.size()), ""};
    const std::size_t count = (cards.size() + 1) / 3;
    for (unsigned chosen = 0; chosen < (1u << count); ++chosen) {
        if (std::popcount(chosen) != 5) continue;
        std::string five;
        for (std::size_t place = 0; place < count; ++place) {
            if (((chosen >> place) & 1) != 0) five += (five.empty() ? "" : " ") + cards.substr(3 * place, 2);
        }
        const CardsByHand hand = cards_by_hand(five);
        if (beats(hand, best)) best = hand;
    }
    return best;
}

}  // namespace riverbones::test
