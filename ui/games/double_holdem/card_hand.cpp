#include "ui/games/double_holdem/card_hand.hpp"

namespace riverbones {

std::vector<Card> cards_at(const QList<int>& indices) {
    std::vector<Card> cards;
    for (const int index : indices) cards.push_back(Card::at(index));
    return cards;
}

CardHands::CardHands(const double_holdem::TwoHands& hands)
    : left_(hands.left.name),
      right_(hands.right.name),
      left_counts_(hands.left.counts),
      right_counts_(hands.right.counts) {
    for (const Card card : hands.better().best_five) five_.append(card.index());
}

CardHandName CardJudge::name(const QList<int>& cards) const {
    return cards.isEmpty() ? CardHandName() : CardHandName(cards::name_of(cards_at(cards)));
}

CardHands CardJudge::hands(const QList<int>& own, int key, const QList<int>& board) const {
    if (own.size() != static_cast<int>(double_holdem::own_cards) || key < 0 || board.size() < 3) return {};
    const auto holding = double_holdem::holding(cards_at(own), static_cast<std::uint8_t>(key));
    return CardHands(double_holdem::two_hands(holding, cards_at(board)));
}

int CardJudge::automaticKey(const QList<int>& own) const { return double_holdem::automatic_key(cards_at(own)); }

}  // namespace riverbones
