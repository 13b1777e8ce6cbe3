#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/cards/card.hpp"

namespace riverbones::double_holdem {

inline constexpr std::size_t own_cards = 3;
using OwnCards = std::array<Card, own_cards>;

/// What a player holds who has chosen: the key card, and the two others in the order in which they lie. Left and right
/// never play together.
struct Holding {
    Card key;
    Card left;
    Card right;

    friend bool operator==(const Holding&, const Holding&) = default;
};

/// `key`: which of the three cards it is, counted from 0.
Holding holding(std::span<const Card> own, std::uint8_t key);

/// Which card becomes the key card if the weakest of the three pairs of cards is given up; of equal pairs, the higher
/// card is the key card. `without`: by card, how strong the two others are.
std::uint8_t key_by_pairs(const OwnCards& own, const std::array<std::uint32_t, own_cards>& without);

/// Which card the rules choose when the time for the choice has run out: the highest, ace high. Of two highest ones
/// that of the suit of the third card, else that of the higher suit; of three the one of the highest suit.
std::uint8_t automatic_key(std::span<const Card> own);

}  // namespace riverbones::double_holdem
