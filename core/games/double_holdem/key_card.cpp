#include "core/games/double_holdem/key_card.hpp"

#include <algorithm>
#include <tuple>

#include "core/base/check.hpp"

namespace riverbones::double_holdem {

namespace {

/// "spades, hearts, clubs, diamonds", the highest first: not the order in which cards are sorted.
constexpr std::array suits_highest_first = {Suit::spades, Suit::hearts, Suit::clubs, Suit::diamonds};

std::ptrdiff_t suits_above(Suit suit) {
    return std::ranges::find(suits_highest_first, suit) - suits_highest_first.begin();
}

}  // namespace

Holding holding(std::span<const Card> own, std::uint8_t key) {
    RIVERBONES_CHECK(own.size() == own_cards && key < own_cards);
    return {own[key], own[key == 0 ? 1 : 0], own[key == 2 ? 1 : 2]};
}

std::uint8_t key_by_pairs(const OwnCards& own, const std::array<std::uint32_t, own_cards>& without) {
    std::uint8_t key = 0;
    for (const std::uint8_t other : {std::uint8_t{1}, std::uint8_t{2}}) {
        const bool weaker = without[other] < without[key];
        const bool higher = without[other] == without[key] && own[other] > own[key];
        if (weaker || higher) key = other;
    }
    return key;
}

std::uint8_t automatic_key(std::span<const Card> own) {
    RIVERBONES_CHECK(own.size() == own_cards);
    const auto merit = [own](Card card) {
        const bool suited_with_third = std::ranges::any_of(
            own, [card](Card third) { return third.rank() != card.rank() && third.suit() == card.suit(); });
        return std::tuple(card.rank(), suited_with_third, -suits_above(card.suit()));
    };
    return static_cast<std::uint8_t>(std::ranges::max_element(own, {}, merit) - own.begin());
}

}  // namespace riverbones::double_holdem
