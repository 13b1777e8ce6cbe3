#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>

#include "core/cards/card.hpp"

// How a hand finds its rank with a few additions.
//
// The 13 ranks lie in three groups: low (2 to 6), middle (7 to 10), high (jack to ace). What a hand has of a group is a
// number in base 5: a digit for each rank says how many there are. Hands of fewer than seven cards are filled up with
// blanks, which count as high cards, so that there are always seven. All hands are listed in the order of their high,
// then middle, then low cards, suits aside. The place of a hand in this list is
//     where the hands with these high cards begin
//   + how many of them come before those with these middle cards, which depends on the number of high cards as well
//   + how many of those come before the one with these low cards.
// These are three small tables. The number of high cards is made part of the middle number, and the three numbers, with
// a count of each suit, become the fields of a number of 64 bits: then a card is a constant, and a hand is their sum.

namespace riverbones::cards {

inline constexpr std::size_t most_cards = 7;

/// The fields of a key, by their lowest bit.
namespace field {
inline constexpr int low = 0;
inline constexpr int middle = 16;
inline constexpr int suits = 32;  ///< four bits for each suit
inline constexpr int high = 48;
}  // namespace field

/// What a card adds to the number of its group, by rank from the lowest of the group.
inline constexpr std::array<std::uint32_t, 5> digits_of_group = {1, 5, 25, 125, 625};

inline constexpr int first_middle = static_cast<int>(Rank::seven);
inline constexpr int first_high = static_cast<int>(Rank::jack);

/// Seven cards have at most four of the highest rank of a group and three of the next.
inline constexpr std::uint32_t low_sums = 4 * 625 + 3 * 125 + 1;
inline constexpr std::uint32_t sums_of_four = 4 * 125 + 3 * 25 + 1;
inline constexpr std::uint32_t high_sums = (most_cards + 1) * sums_of_four;
inline constexpr std::uint32_t middle_sums = (most_cards + 1) * sums_of_four;

/// Suits are counted from here, so that five cards set the highest of the four bits of a suit.
inline constexpr std::uint64_t no_cards_of_a_suit = 3;
inline constexpr std::uint64_t flush_bits = std::uint64_t{0x8888} << field::suits;

inline constexpr std::uint64_t blank =
    (std::uint64_t{sums_of_four} << field::high) + (std::uint64_t{sums_of_four} << field::middle);

/// What a card adds to a key. It takes the place of a blank.
constexpr std::uint64_t make_summand(Card card) {
    const auto rank = static_cast<int>(card.rank());
    const std::uint64_t one_of_suit = std::uint64_t{1} << (field::suits + 4 * static_cast<int>(card.suit()));
    const auto digit = [rank](int first) {
        return std::uint64_t{digits_of_group[static_cast<std::size_t>(rank - first)]};
    };
    const std::uint64_t any_card = one_of_suit - blank;
    if (rank < first_middle) return any_card + (digit(0) << field::low);
    if (rank < first_high) return any_card + (digit(first_middle) << field::middle);
    return any_card + (digit(first_high) << field::high) + (std::uint64_t{sums_of_four} << field::middle);
}

/// By Card::index.
inline constexpr std::array<std::uint64_t, card_count> summands = [] {
    std::array<std::uint64_t, card_count> all{};
    for (std::size_t index = 0; index < card_count; ++index)
        all[index] = make_summand(Card::at(static_cast<int>(index)));
    return all;
}();
constexpr std::uint64_t summand(Card card) { return summands[static_cast<std::size_t>(card.index())]; }

/// By Card::index: 16 bits for each suit, of which that of the rank is set.
inline constexpr std::array<std::uint64_t, card_count> suit_bits = [] {
    std::array<std::uint64_t, card_count> all{};
    for (int index = 0; index < card_count; ++index) {
        const Card card = Card::at(index);
        const int bit = 16 * static_cast<int>(card.suit()) + static_cast<int>(card.rank());
        all[static_cast<std::size_t>(index)] = std::uint64_t{1} << bit;
    }
    return all;
}();
constexpr std::uint64_t suit_bit(Card card) { return suit_bits[static_cast<std::size_t>(card.index())]; }

/// Seven blanks.
inline constexpr std::uint64_t no_cards = most_cards * blank + (no_cards_of_a_suit * 0x1111 << field::suits);

/// Up to seven cards whose order does not matter. Grows card by card, so that of a board can be worked out once for all
/// who play it.
class HandKey {
public:
    /// No card.
    constexpr HandKey() = default;
    explicit constexpr HandKey(std::span<const Card> cards) {
        // Not by +=: GCC would keep the key in memory and wait for it at every card.
        std::uint64_t sum = no_cards;
        std::uint64_t suits = 0;
        for (const Card card : cards) {
            sum += summand(card);
            suits += suit_bit(card);
        }
        sum_ = sum;
        suits_ = suits;
    }

    /// Card by card and not in a loop: at -O2 that stays a loop, which costs more than the additions in it.
    template <std::size_t count>
    explicit constexpr HandKey(const std::array<Card, count>& cards) {
        static_assert(count > 0 && count <= most_cards);
        std::apply(
            [this](auto... card) {
                sum_ = (no_cards + ... + summand(card));
                suits_ = (suit_bit(card) + ...);
            },
            cards);
    }

    constexpr HandKey& operator+=(Card card) {
        sum_ += summand(card);
        suits_ += suit_bit(card);
        return *this;
    }
    friend constexpr HandKey operator+(HandKey key, Card card) { return key += card; }

    constexpr bool has_flush() const { return (sum_ & flush_bits) != 0; }

    /// Of the suit of the flush: bit 0 for the two to bit 12 for the ace.
    constexpr std::uint32_t flush_ranks() const {
        constexpr int first_bit = field::suits + 3;
        const int bit = std::countr_zero(sum_ & flush_bits);
        return static_cast<std::uint32_t>(suits_ >> (4 * (bit - first_bit))) & 0x1FFFu;
    }

    /// All that matters of a hand without a flush.
    constexpr std::uint64_t sum() const { return sum_; }

    friend constexpr bool operator==(HandKey, HandKey) = default;

private:
    std::uint64_t sum_ = no_cards;
    std::uint64_t suits_ = 0;
};

}  // namespace riverbones::cards
