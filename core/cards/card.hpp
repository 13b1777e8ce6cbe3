#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "core/base/check.hpp"
#include "core/base/text_scanner.hpp"

namespace riverbones {

/// The higher suit is the greater; it decides only where the rules of a game say so.
enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };

/// The higher rank is the greater.
enum class Rank : std::uint8_t { two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace };

inline constexpr int suit_count = 4;
inline constexpr int rank_count = 13;
inline constexpr int card_count = suit_count * rank_count;

/// One card of a deck of 52. Of two cards that of the higher rank is the greater, then that of the higher suit.
class Card {
public:
    /// The two of clubs.
    constexpr Card() = default;
    constexpr Card(Rank rank, Suit suit)
        : index_(static_cast<std::uint8_t>(suit_count * static_cast<int>(rank) + static_cast<int>(suit))) {}

    /// 0 (two of clubs), 1 (two of diamonds) to 51 (ace of spades): by rank, then by suit.
    static constexpr Card at(int index) {
        RIVERBONES_CHECK(index >= 0 && index < card_count);
        Card card;
        card.index_ = static_cast<std::uint8_t>(index);
        return card;
    }
    constexpr int index() const { return index_; }

    constexpr Rank rank() const { return static_cast<Rank>(index_ / suit_count); }
    constexpr Suit suit() const { return static_cast<Suit>(index_ % suit_count); }

    friend constexpr auto operator<=>(Card, Card) = default;

private:
    std::uint8_t index_ = 0;
};

/// "Kh" is the king of hearts: one of 23456789TJQKA, then one of cdhs.
std::string to_text(Card card);

/// The card in the next word; the scanner fails if there is none.
Card read_card(TextScanner& scanner);

}  // namespace riverbones
