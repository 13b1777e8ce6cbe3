#include "core/cards/hand_rank.hpp"

#include <bit>
#include <optional>
#include <vector>

namespace riverbones::cards {

namespace {

constexpr int straight_cards = 5;

/// How many cards have each rank.
using RankCounts = std::array<std::uint8_t, rank_count>;

RankCounts count_ranks(std::span<const Card> cards) {
    RankCounts counts{};
    for (const Card card : cards) ++counts[static_cast<std::size_t>(card.rank())];
    return counts;
}

/// Builds a name out of counted ranks: takes groups away from them and writes down their ranks.
struct Naming {
    RankCounts counts{};
    HandName name;

    /// Takes the highest group of at least this size away and writes its rank down, if there is one.
    bool take_group(int size) {
        for (std::size_t rank = rank_count; rank-- > 0;) {
            if (counts[rank] < size) continue;
            name.ranks[name.rank_count++] = static_cast<Rank>(rank);
            counts[rank] = 0;
            return true;
        }
        return false;
    }

    /// With so many other cards, higher first, as far as they are there.
    HandName called(Category category, int others) {
        for (int taken = 0; taken < others; ++taken) take_group(1);
        name.category = category;
        return name;
    }
};

/// The highest card of the best straight, in which an ace may also lie below the two.
std::optional<Rank> straight_to(const RankCounts& counts) {
    constexpr int ace = rank_count - 1;
    for (int top = ace; top >= straight_cards - 2; --top) {
        int ranks = 0;
        for (int rank = top; rank > top - straight_cards; --rank) {
            ranks += counts[static_cast<std::size_t>(rank < 0 ? ace : rank)] > 0 ? 1 : 0;
        }
        if (ranks == straight_cards) return static_cast<Rank>(top);
    }
    return std::nullopt;
}

/// The cards of the suit of which there are at least five; none without such a suit.
std::vector<Card> flush_cards(std::span<const Card> cards) {
    for (int suit = 0; suit < suit_count; ++suit) {
        std::vector<Card> suited;
        std::ranges::copy_if(cards, std::back_inserter(suited),
                             [suit](Card card) { return card.suit() == static_cast<Suit>(suit); });
        if (suited.size() >= best_cards) return suited;
    }
    return {};
}

/// How many cards each rank in a name stands for.
std::array<std::uint8_t, best_cards> sizes_of(Category category) {
    switch (category) {
        case Category::four_of_a_kind: return {4, 1};
        case Category::full_house: return {3, 2};
        case Category::three_of_a_kind: return {3, 1, 1};
        case Category::two_pairs: return {2, 2, 1};
        case Category::one_pair: return {2, 1, 1, 1};
        default: return {1, 1, 1, 1, 1};
    }
}

/// The ranks of the five cards that have a name, in the order in which one reads them.
std::array<Rank, best_cards> ranks_of(const HandName& name) {
    std::array<Rank, best_cards> ranks{};
    if (name.category == Category::straight || name.category == Category::straight_flush) {
        const int top = static_cast<int>(name.ranks[0]);
        for (int i = 0; i < straight_cards; ++i) {
            ranks[static_cast<std::size_t>(i)] = i > top ? Rank::ace : static_cast<Rank>(top - i);
        }
        return ranks;
    }
    const auto sizes = sizes_of(name.category);
    std::size_t place = 0;
    for (std::size_t group = 0; group < name.rank_count; ++group) {
        for (std::uint8_t i = 0; i < sizes[group]; ++i) ranks[place++] = name.ranks[group];
    }
    return ranks;
}

}  // namespace

TwoRanks two_ranks_with_flush(HandKey board, Card key, Card left, Card right) {
    const HandKey shared = board + key;
    return {rank_of(shared + left), rank_of(shared + right)};
}

HandName name_of(std::span<const Card> cards) {
    RIVERBONES_CHECK(!cards.empty() && cards.size() <= most_cards);
    const std::vector<Card> suited = flush_cards(cards);
    if (const auto top = straight_to(count_ranks(suited))) return {Category::straight_flush, {*top}, 1};
    Naming naming{count_ranks(cards), {}};
    if (naming.take_group(4)) return naming.called(Category::four_of_a_kind, 1);
    const bool three = naming.take_group(3);
    if (three && naming.take_group(2)) return naming.called(Category::full_house, 0);
    if (!suited.empty()) return Naming{count_ranks(suited), {}}.called(Category::flush, best_cards);
    if (const auto top = straight_to(count_ranks(cards))) return {Category::straight, {*top}, 1};
    if (three) return naming.called(Category::three_of_a_kind, 2);
    if (!naming.take_group(2)) return naming.called(Category::high_card, best_cards);
    if (!naming.take_group(2)) return naming.called(Category::one_pair, 3);
    return naming.called(Category::two_pairs, 1);
}

std::array<std::uint8_t, best_cards> best_five(std::span<const Card> cards) {
    const HandName name = name_of(cards);
    const bool one_suit = name.category == Category::flush || name.category == Category::straight_flush;
    const std::vector<Card> suited = one_suit ? flush_cards(cards) : std::vector<Card>{};
    std::array<std::uint8_t, best_cards> places{};
    std::array<bool, most_cards> taken{};
    std::size_t found = 0;
    for (const Rank rank : ranks_of(name)) {
        std::size_t place = 0;
        const auto fits = [&](Card card) {
            return card.rank() == rank && (!one_suit || card.suit() == suited[0].suit());
        };
        while (place < cards.size() && (taken[place] || !fits(cards[place]))) ++place;
        RIVERBONES_CHECK(place < cards.size());
        taken[place] = true;
        places[found++] = static_cast<std::uint8_t>(place);
    }
    return places;
}

}  // namespace riverbones::cards
