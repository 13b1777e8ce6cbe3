#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/check.hpp"
#include "core/cards/deck.hpp"
#include "tests/support/named_house.hpp"

namespace riverbones::test {

/// A house that deals from a deck of its own: the cards of a hand come in the order in which a NamedHouse of the same
/// number would deal them, but hidden cards can be others while the board stays what it is. Whatever is drawn that is
/// no card comes from that NamedHouse.
class StackedDeck {
public:
    /// `hidden_cards` of a hand come first, then the board.
    StackedDeck(std::uint64_t seed, int hidden_cards) : house_(seed), hidden_cards_(hidden_cards) {}

    /// From now on the hidden cards are others, save so many of them from this one on.
    void changeHidden(std::uint64_t seed, int kept_from = 0, int kept = 0) {
        hidden_ = seed;
        kept_from_ = kept_from;
        kept_ = kept;
    }

    std::uint32_t draw(const DrawName& name, std::uint32_t sides) const {
        const auto* draw = std::get_if<CardDraw>(&name);
        if (!draw) return house_.draw(name, sides);
        const std::vector<Card> order = cards(draw->hand);
        Deck deck;
        const auto place = static_cast<std::size_t>(draw->card - 1);
        for (std::size_t dealt = 0; dealt < place; ++dealt) deck.take(order[dealt]);
        for (int card = 0; card < deck.unseen().count(); ++card) {
            if (deck.unseen().at(card) == order[place]) return static_cast<std::uint32_t>(card);
        }
        RIVERBONES_CHECK(false);
    }

    Random random() { return Random(*this); }

private:
    static constexpr int board_cards = 5;

    /// All that would be dealt of a deck, to its end.
    std::vector<Card> cards(int hand) const {
        NamedHouse house = house_;
        Deck deck;
        std::vector<Card> order;
        while (!deck.unseen().empty()) order.push_back(deck.draw(house.random(), hand));
        if (hidden_) change(order, hand);
        return order;
    }

    /// What does not stay is shuffled.
    void change(std::vector<Card>& order, int hand) const {
        std::vector<std::size_t> places;
        for (int place = 0; place < card_count; ++place) {
            const bool board = place >= hidden_cards_ && place < hidden_cards_ + board_cards;
            const bool kept = place >= kept_from_ && place < kept_from_ + kept_;
            if (!board && !kept) places.push_back(static_cast<std::size_t>(place));
        }
        FastRandom random(*hidden_ + static_cast<std::uint64_t>(hand));
        for (std::size_t i = places.size(); i > 1; --i) {
            std::swap(order[places[i - 1]], order[places[random.below(static_cast<std::uint32_t>(i))]]);
        }
    }

    NamedHouse house_;
    int hidden_cards_;
    std::optional<std::uint64_t> hidden_;
    int kept_from_ = 0;
    int kept_ = 0;
};

}  // namespace riverbones::test
