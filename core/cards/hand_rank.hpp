#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/cards/rank_tables.hpp"

namespace riverbones::cards {

inline constexpr std::size_t best_cards = 5;

/// The kinds of hands, the lowest first, so that the greater is the better. A royal flush is a straight flush.
enum class Category : std::uint8_t {
    high_card,
    one_pair,
    two_pairs,
    three_of_a_kind,
    straight,
    flush,
    full_house,
    four_of_a_kind,
    straight_flush,
};

/// As players list them: the highest first.
inline constexpr std::array<Category, 9> all_categories = {
    Category::straight_flush,  Category::four_of_a_kind, Category::full_house, Category::flush,    Category::straight,
    Category::three_of_a_kind, Category::two_pairs,      Category::one_pair,   Category::high_card};

/// How strong five cards are; the greater wins, equal ones share. There are 7,462 of them.
class HandRank {
public:
    /// Lower than any hand.
    constexpr HandRank() = default;
    /// `place`: of the hand within its category, the lowest first; some places stay empty.
    constexpr HandRank(Category category, int place)
        : number_(static_cast<std::uint16_t>(static_cast<int>(category) * row + place)) {}

    constexpr Category category() const { return static_cast<Category>(number_ / row); }

    /// As `number` gives it.
    explicit constexpr HandRank(std::uint16_t number) : number_(number) {}

    /// For games that compare hands as plain numbers: in the order of the ranks.
    constexpr std::uint16_t number() const { return number_; }

    friend constexpr auto operator<=>(HandRank, HandRank) = default;

private:
    static constexpr int row = 4096;

    std::uint16_t number_ = 0;
};

/// The rank of the best five of five to seven cards, however they were put together; never of more. Of fewer cards only
/// the category means something: it is what they show already, whatever their suits.
inline HandRank rank_of(HandKey key) {
    if (key.has_flush()) [[unlikely]]
        return HandRank(rank_tables.flushes[key.flush_ranks()]);
    return HandRank(rank_tables.ranks[rank_tables.place(key.sum())]);
}
inline HandRank rank_of(std::span<const Card> cards) {
    RIVERBONES_CHECK(cards.size() <= most_cards);
    return rank_of(HandKey(cards));
}

/// Of seven cards whose key nobody needs: the quickest way when they have nothing in common with those before.
inline HandRank rank_of(const std::array<Card, most_cards>& seven) {
    const auto& [a, b, c, d, e, f, g] = seven;
    const std::uint64_t sum =
        no_cards + summand(a) + summand(b) + summand(c) + summand(d) + summand(e) + summand(f) + summand(g);
    if ((sum & flush_bits) != 0) [[unlikely]]
        return rank_of(std::span<const Card>(seven));
    return HandRank(rank_tables.ranks[rank_tables.place(sum)]);
}

/// What somebody holds who plays two hands on one board, {key, left} and {key, right}.
struct TwoRanks {
    HandRank left;
    HandRank right;

    /// The hand that counts.
    constexpr HandRank better() const { return std::max(left, right); }
};

/// As two_ranks, when one of the hands is a flush.
TwoRanks two_ranks_with_flush(HandKey board, Card key, Card left, Card right);

/// `board` of three to five cards; work out its key once for all players. The two hands share the sum of board and key
/// card and one look for a flush.
inline TwoRanks two_ranks(HandKey board, Card key, Card left, Card right) {
    const std::uint64_t shared = board.sum() + summand(key);
    const std::uint64_t with_left = shared + summand(left);
    const std::uint64_t with_right = shared + summand(right);
    if (((with_left | with_right) & flush_bits) != 0) [[unlikely]]
        return two_ranks_with_flush(board, key, left, right);
    return {HandRank(rank_tables.ranks[rank_tables.place(with_left)]),
            HandRank(rank_tables.ranks[rank_tables.place(with_right)])};
}

/// Of the tables behind all this, in bytes.
inline constexpr std::size_t table_size = sizeof(RankTables);
static_assert(table_size <= std::size_t{224} * 1024);

/// What to call a hand. The ranks are those that decide between hands of one category, in the order in which they do:
/// - straight flush, straight: the highest card (the five of 5-4-3-2-A)
/// - four of a kind: the four, the fifth card; full house: the three, the pair
/// - three of a kind: the three, two other cards; two pairs: the higher, the lower, the fifth card; one pair: the pair,
///   three other cards; flush, high card: the five cards; other cards higher first
/// Of five cards the greater name is the better hand. Hands of fewer cards have only the ranks that are there.
struct HandName {
    Category category{};
    std::array<Rank, best_cards> ranks{};
    std::uint8_t rank_count = 0;

    constexpr std::span<const Rank> all_ranks() const { return {ranks.data(), rank_count}; }

    friend constexpr auto operator<=>(const HandName&, const HandName&) = default;
};

/// The name of one to seven cards. While there are fewer than five, it is what they show already: "one pair" for two
/// kings, "high card" for king and queen, whatever their suits.
HandName name_of(std::span<const Card> cards);

/// Which of five to seven cards make the best hand: their places, in the order in which one reads it: the four, the
/// three, the pairs before other cards, the higher first; 5-4-3-2-A ends with the ace. Where several cards would do,
/// the earlier ones are taken: say own cards first, and a player's own are part of the hand whenever they can be.
std::array<std::uint8_t, best_cards> best_five(std::span<const Card> cards);

}  // namespace riverbones::cards
