#include "core/cards/card.hpp"

#include <cstddef>
#include <string_view>

namespace riverbones {

namespace {

constexpr std::string_view rank_letters = "23456789TJQKA";
constexpr std::string_view suit_letters = "cdhs";

}  // namespace

std::string to_text(Card card) {
    return {rank_letters[static_cast<std::size_t>(card.rank())], suit_letters[static_cast<std::size_t>(card.suit())]};
}

Card read_card(TextScanner& scanner) {
    const std::string_view word = scanner.word();
    if (word.size() == 2) {
        const std::size_t rank = rank_letters.find(word[0]);
        const std::size_t suit = suit_letters.find(word[1]);
        const bool is_card = rank != std::string_view::npos && suit != std::string_view::npos;
        if (is_card) return {static_cast<Rank>(rank), static_cast<Suit>(suit)};
    }
    scanner.fail();
    return {};
}

}  // namespace riverbones
