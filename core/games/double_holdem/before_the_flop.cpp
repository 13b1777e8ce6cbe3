#include "core/games/double_holdem/before_the_flop.hpp"

#include <algorithm>
#include <vector>

#include "core/base/fast_random.hpp"
#include "core/cards/card_set.hpp"
#include "core/games/double_holdem/equity.hpp"
#include "core/games/double_holdem/hand.hpp"
#include "core/games/double_holdem/range.hpp"
#include "core/holdem/prospects.hpp"
#include "core/holdem/variant.hpp"

namespace riverbones::double_holdem {

namespace {

/// The same cards with other suits are worth the same before the flop; the lowest index of them stands for all.
std::size_t index_whatever_the_suits(const OwnCards& own) {
    std::array<int, suit_count> suits = {0, 1, 2, 3};
    std::size_t lowest = own_cards_count;
    do {
        OwnCards other;
        std::ranges::transform(own, other.begin(), [&suits](Card card) {
            return Card(card.rank(), static_cast<Suit>(suits[static_cast<std::size_t>(card.suit())]));
        });
        lowest = std::min(lowest, index_of(other));
    } while (std::ranges::next_permutation(suits).found);
    return lowest;
}

std::array<Card, holdem::board_size> any_board(FastRandom& random) {
    CardSet unseen = CardSet::all();
    std::array<Card, holdem::board_size> board;
    for (Card& card : board) card = draw(unseen, random);
    return board;
}

/// Of all three cards that differ not only by suits.
class Strengths {
public:
    Strengths() {
        number_kinds();
        holdem::Weights unknown(weights_.size());
        std::ranges::transform(weights_, unknown.begin(), [](double ways) { return ways / own_cards_count; });
        holdem::Prospects prospects(std::move(unknown));
        prospects.expect(0, [this] { return some_boards(); });
        for (std::size_t number = 1; number < by_opponents_.size(); ++number) {
            by_opponents_[number] = prospects.strengths(0, static_cast<int>(number));
        }
    }

    double of(const OwnCards& own, int opponents) const {
        return by_opponents_[static_cast<std::size_t>(opponents)][kind_by_index_[index_of(own)]];
    }

private:
    void number_kinds() {
        for (const Card highest : CardSet::all()) {
            for (const Card middle : CardSet::all()) {
                for (const Card lowest : CardSet::all()) {
                    if (lowest < middle && middle < highest) add({highest, middle, lowest});
                }
            }
        }
    }

    /// In the order of their indices, so that the cards that stand for others come before them.
    void add(const OwnCards& own) {
        const std::size_t kind = index_whatever_the_suits(own);
        if (kind == index_of(own)) {
            kind_by_index_[kind] = static_cast<std::uint16_t>(kinds_.size());
            kinds_.push_back(own);
            weights_.push_back(0);
        }
        kind_by_index_[index_of(own)] = kind_by_index_[kind];
        weights_[kind_by_index_[kind]] += 1;
    }

    holdem::Boards some_boards() const {
        constexpr int count = 300;
        constexpr std::uint64_t seed = 1;
        FastRandom random(seed);
        holdem::Boards boards(kinds_.size());
        for (int i = 0; i < count; ++i) boards.add(ranks_on(any_board(random)));
        return boards;
    }

    std::vector<std::uint32_t> ranks_on(const std::array<Card, holdem::board_size>& board) const {
        const cards::HandKey key(board);
        const CardSet laid(board);
        std::vector<std::uint32_t> ranks(kinds_.size(), holdem::Boards::impossible);
        for (std::size_t kind = 0; kind < ranks.size(); ++kind) {
            const OwnCards& own = kinds_[kind];
            if (!(CardSet(own) & laid).empty()) continue;
            const std::uint8_t likely = key_at_first_sight(own, std::span(board).first(flop_cards));
            ranks[kind] = counting_rank(holding(own, likely), key).number();
        }
        return ranks;
    }

    std::vector<OwnCards> kinds_;
    std::vector<double> weights_;
    std::array<std::uint16_t, own_cards_count> kind_by_index_{};
    std::array<holdem::Strengths, holdem::most_seats> by_opponents_;
};

}  // namespace

std::uint8_t key_at_first_sight(const OwnCards& own, std::span<const Card> flop) {
    const cards::HandKey laid(flop);
    const auto pair = [&](std::size_t a, std::size_t b) -> std::uint32_t {
        return cards::rank_of(laid + own[a] + own[b]).number();
    };
    return key_by_pairs(own, {pair(1, 2), pair(0, 2), pair(0, 1)});
}

double strength_before_the_flop(const OwnCards& own, int opponents) {
    static const Strengths strengths;
    return strengths.of(own, opponents);
}

}  // namespace riverbones::double_holdem
