#include "core/games/double_holdem/sampled_share.hpp"

#include <algorithm>

#include "core/cards/card_set.hpp"
#include "core/games/double_holdem/hand.hpp"

namespace riverbones::double_holdem {

namespace {

constexpr std::size_t board_cards = 5;

Card draw(CardSet& unseen, FastRandom& random) {
    const auto place = static_cast<int>(random.below(static_cast<std::uint32_t>(unseen.count())));
    const Card card = unseen.at(place);
    unseen.remove(card);
    return card;
}

/// The share of the pot in one way in which the cards could lie.
double share(const Knowledge& knowledge, CardSet unseen, FastRandom& random) {
    std::array<Card, board_cards> board{};
    const auto dealt = std::ranges::copy(knowledge.board, board.begin()).out;
    std::generate(dealt, board.end(), [&] { return draw(unseen, random); });
    const std::uint8_t key = knowledge.key.value_or(automatic_key(knowledge.own));
    const cards::HandRank ours = ranks_of(holding(knowledge.own, key), board).better();
    int winners = 1;
    for (int i = 0; i < knowledge.opponents; ++i) {
        OwnCards his{};
        std::ranges::generate(his, [&] { return draw(unseen, random); });
        const cards::HandRank rank = ranks_of(holding(his, automatic_key(his)), board).better();
        if (rank > ours) return 0;
        if (rank == ours) ++winners;
    }
    return 1.0 / winners;
}

}  // namespace

double sampled_share(const Knowledge& knowledge, int samples, FastRandom& random) {
    CardSet unseen = CardSet::all();
    for (const Card card : knowledge.own) unseen.remove(card);
    for (const Card card : knowledge.board) unseen.remove(card);
    double sum = 0;
    for (int i = 0; i < samples; ++i) sum += share(knowledge, unseen, random);
    return sum / samples;
}

}  // namespace riverbones::double_holdem
