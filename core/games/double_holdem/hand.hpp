#pragma once

#include <array>
#include <span>

#include "core/cards/hand_rank.hpp"
#include "core/games/double_holdem/key_card.hpp"

namespace riverbones::double_holdem {

/// One of the two hands of a player: two of his cards and the board, as far as it lies there.
struct Hand {
    std::array<Card, 2> own;  ///< the key card first
    cards::HandRank rank;
    cards::HandName name;
    std::array<Card, cards::best_cards> best_five{};  ///< own cards wherever they can be part of it; as one reads it
    bool counts = false;                              ///< it is the better one; both, once, if they are equal

    friend bool operator==(const Hand&, const Hand&) = default;
};

/// Both hands of a player who has chosen: {key, left} and {key, right}. Which of them counts can change with every
/// card.
struct TwoHands {
    Hand left;
    Hand right;

    const Hand& better() const { return left.counts ? left : right; }

    friend bool operator==(const TwoHands&, const TwoHands&) = default;
};

/// `board` of three to five cards.
TwoHands two_hands(const Holding& holding, std::span<const Card> board);

/// Only how strong they are: quick, for showdowns and bots.
cards::TwoRanks ranks_of(const Holding& holding, std::span<const Card> board);

/// The rank of the hand that counts, with the key of a board of three to five cards.
inline cards::HandRank counting_rank(const Holding& holding, cards::HandKey board) {
    return cards::two_ranks(board, holding.key, holding.left, holding.right).better();
}

}  // namespace riverbones::double_holdem
