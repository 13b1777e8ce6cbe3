#pragma once

#include <ostream>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/cards/card.hpp"

namespace riverbones {

/// For messages of tests.
inline void PrintTo(Card card, std::ostream* stream) { *stream << to_text(card); }

}  // namespace riverbones

namespace riverbones::test {

/// Any number of cards as they are written: some_cards("Kh Td 2c").
inline std::vector<Card> some_cards(std::string_view words) {
    std::vector<Card> cards;
    TextScanner scanner(words);
    while (!scanner.at_end()) cards.push_back(read_card(scanner));
    if (!scanner.finished()) throw std::logic_error("no cards: " + std::string(words));
    return cards;
}

inline Card card(std::string_view word) { return some_cards(word).at(0); }

inline std::string to_text(std::span<const Card> cards) {
    std::string text;
    for (const Card card : cards) text += (text.empty() ? "" : " ") + to_text(card);
    return text;
}

}  // namespace riverbones::test
