#include "ui/games/double_holdem/card_hand.hpp"

namespace riverbones {

std::vector<Card> cards_at(const QList<int>& indices) {
    std::vector<Card> cards;
    for (const int index : indices) cards.push_back(Card::at(index));
    return cards;
}

namespace {

bool make_hands(const QList<int>& own, int key, const QList<int>& board) {
    constexpr int flop = 3;
    return own.size() == static_cast<int>(double_holdem::own_cards) && key >= 0 && key < own.size() &&
           board.size() >= flop;
}

double_holdem::Holding held(const QList<int>& own, int key) {
    return double_holdem::holding(cards_at(own), static_cast<std::uint8_t>(key));
}

}  // namespace

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
    return two_hands(own, key, board);
}

int CardJudge::automaticKey(const QList<int>& own) const { return double_holdem::automatic_key(cards_at(own)); }

CardHands two_hands(const QList<int>& own, int key, const QList<int>& board) {
    if (!make_hands(own, key, board)) return {};
    return CardHands(double_holdem::two_hands(held(own, key), cards_at(board)));
}

cards::HandRank better_rank(const QList<int>& own, int key, const QList<int>& board) {
    if (!make_hands(own, key, board)) return {};
    return double_holdem::ranks_of(held(own, key), cards_at(board)).better();
}

}  // namespace riverbones
