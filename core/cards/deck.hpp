#pragma once

#include "core/base/random.hpp"
#include "core/cards/card_set.hpp"

namespace riverbones {

/// The cards of one hand that have not been dealt. There is no order among them, so nobody can know the next one: what
/// comes is drawn when it is dealt, each of them alike.
class Deck {
public:
    /// All 52.
    constexpr Deck() = default;

    constexpr CardSet unseen() const { return unseen_; }
    constexpr bool has(Card card) const { return unseen_.has(card); }

    /// Takes out a card that is known to have been dealt.
    constexpr void take(Card card) {
        RIVERBONES_CHECK(has(card));
        unseen_.remove(card);
    }

    /// Deals one: the draw is the place of the card among the unseen ones, the lowest first. The draws of a hand are
    /// told apart by the number of cards that were dealt before, so the cards of one hand are one shuffled deck.
    Card draw(Random random, int hand) {
        const CardDraw name{.hand = hand, .card = card_count - unseen_.count() + 1};
        const Card card = unseen_.at(static_cast<int>(random.draw(name, static_cast<std::uint32_t>(unseen_.count()))));
        take(card);
        return card;
    }

    friend constexpr bool operator==(Deck, Deck) = default;

private:
    CardSet unseen_ = CardSet::all();
};

}  // namespace riverbones
