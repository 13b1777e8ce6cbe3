#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/base/random.hpp"
#include "core/base/text_scanner.hpp"
#include "core/cards/deck.hpp"
#include "core/games/double_holdem/key_card.hpp"
#include "core/holdem/variant.hpp"

namespace riverbones::double_holdem {

/// The deck as a hold'em table deals from it: one card after the other, whoever it is for. No card is burnt.
struct TableDeck {
    Deck deck;

    void take(Card card) { deck.take(card); }
    bool has(Card card) const { return deck.has(card); }
    Card draw_own(Random random, int hand, Seat /*seat*/, int /*which*/) { return deck.draw(random, hand); }
    Card draw_board(Random random, int hand, int /*round*/, int /*which*/) { return deck.draw(random, hand); }
};

/// What makes Double Hold'em of a hold'em table: three hidden cards, one of which becomes the key card, and community
/// cards 3, 1, 1.
struct Variant {
    using Piece = Card;
    using Deck = TableDeck;

    static constexpr std::string_view id = "double_holdem";
    static constexpr std::size_t own_pieces = own_cards;
    static constexpr std::array<std::uint8_t, 4> laid_before = {0, 3, 1, 1};
    static constexpr bool chooses_key = true;

    /// Of the better of the two hands, see hand.hpp.
    static std::uint32_t strength(std::span<const Card> own, std::uint8_t key, std::span<const Card> board);
    static std::uint8_t automatic_key(std::span<const Card> own) { return double_holdem::automatic_key(own); }

    static std::string to_text(Card card) { return riverbones::to_text(card); }
    static Card read_piece(TextScanner& scanner) { return read_card(scanner); }
};

static_assert(holdem::Variant<Variant>);

}  // namespace riverbones::double_holdem
