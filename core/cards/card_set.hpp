#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <span>

#include "core/base/fast_random.hpp"
#include "core/cards/card.hpp"

namespace riverbones {

/// Some of the 52 cards, each at most once. Walked through from the lowest card to the highest.
class CardSet {
public:
    constexpr CardSet() = default;
    constexpr CardSet(std::initializer_list<Card> cards) {
        for (const Card card : cards) add(card);
    }
    explicit constexpr CardSet(std::span<const Card> cards) {
        for (const Card card : cards) add(card);
    }
    static constexpr CardSet all() { return from_bits((std::uint64_t{1} << card_count) - 1); }

    constexpr bool has(Card card) const { return (bits_ & bit(card)) != 0; }
    constexpr int count() const { return std::popcount(bits_); }
    constexpr bool empty() const { return bits_ == 0; }

    constexpr void add(Card card) { bits_ |= bit(card); }
    constexpr void remove(Card card) { bits_ &= ~bit(card); }

    constexpr CardSet others() const { return from_bits(all().bits_ & ~bits_); }
    friend constexpr CardSet operator|(CardSet a, CardSet b) { return from_bits(a.bits_ | b.bits_); }
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return from_bits(a.bits_ & b.bits_); }

    /// The card before which so many lower ones lie; place from 0 to count() - 1.
    constexpr Card at(int place) const {
        RIVERBONES_CHECK(place >= 0 && place < count());
        std::uint64_t rest = bits_;
        for (; place > 0; --place) rest &= rest - 1;
        return Card::at(std::countr_zero(rest));
    }

    /// Bit i stands for Card::at(i).
    constexpr std::uint64_t bits() const { return bits_; }

    class Iterator {
    public:
        using value_type = Card;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::forward_iterator_tag;

        constexpr Iterator() = default;
        constexpr Card operator*() const { return Card::at(std::countr_zero(rest_)); }
        constexpr Iterator& operator++() { return rest_ &= rest_ - 1, *this; }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        friend class CardSet;
        explicit constexpr Iterator(std::uint64_t rest) : rest_(rest) {}

        std::uint64_t rest_ = 0;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

    friend constexpr bool operator==(CardSet, CardSet) = default;

private:
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.index(); }
    static constexpr CardSet from_bits(std::uint64_t bits) {
        CardSet set;
        set.bits_ = bits;
        return set;
    }

    std::uint64_t bits_ = 0;
};

/// Takes out one of the cards, each as likely as any other: what bots imagine. What is dealt comes from a Deck.
inline Card draw(CardSet& cards, FastRandom& random) {
    const Card card = cards.at(static_cast<int>(random.below(static_cast<std::uint32_t>(cards.count()))));
    cards.remove(card);
    return card;
}

}  // namespace riverbones
