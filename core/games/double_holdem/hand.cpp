#include "core/games/double_holdem/hand.hpp"

#include <algorithm>
#include <vector>

namespace riverbones::double_holdem {

namespace {

Hand hand_of(Card key, Card other, cards::HandRank rank, std::span<const Card> board) {
    std::vector<Card> all = {key, other};
    all.insert(all.end(), board.begin(), board.end());
    Hand hand{.own = {key, other}, .rank = rank, .name = cards::name_of(all)};
    const auto places = cards::best_five(all);
    std::ranges::transform(places, hand.best_five.begin(), [&](std::uint8_t place) { return all[place]; });
    return hand;
}

}  // namespace

cards::TwoRanks ranks_of(const Holding& holding, std::span<const Card> board) {
    return cards::two_ranks(cards::HandKey(board), holding.key, holding.left, holding.right);
}

TwoHands two_hands(const Holding& holding, std::span<const Card> board) {
    const cards::TwoRanks ranks = ranks_of(holding, board);
    TwoHands hands{hand_of(holding.key, holding.left, ranks.left, board),
                   hand_of(holding.key, holding.right, ranks.right, board)};
    hands.left.counts = ranks.left == ranks.better();
    hands.right.counts = ranks.right == ranks.better();
    return hands;
}

}  // namespace riverbones::double_holdem
