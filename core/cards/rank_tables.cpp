#include "core/cards/rank_tables.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <vector>

#include "core/base/check.hpp"
#include "core/cards/hand_rank.hpp"

namespace riverbones::cards {

namespace {

/// Some ranks: bit 0 for the two to bit 12 for the ace.
using Ranks = std::uint32_t;

bool more_than_one(Ranks ranks) { return (ranks & (ranks - 1)) != 0; }

int highest(Ranks ranks) { return static_cast<int>(std::bit_width(ranks)) - 1; }

/// Takes one rank out; those above it move down, so that the others are numbered without a gap.
Ranks without(Ranks ranks, int rank) {
    const Ranks below = (Ranks{1} << rank) - 1;
    return (ranks & below) | ((ranks >> 1) & ~below);
}

using Binomials = std::array<std::array<std::uint16_t, best_cards + 1>, rank_count + 1>;

constexpr Binomials binomials() {
    Binomials found{};
    for (std::size_t n = 0; n < found.size(); ++n) {
        found[n][0] = 1;
        for (std::size_t k = 1; n > 0 && k <= best_cards; ++k) {
            found[n][k] = static_cast<std::uint16_t>(found[n - 1][k - 1] + found[n - 1][k]);
        }
    }
    return found;
}

/// choose[n][k]: how many sets of k there are among n.
constexpr Binomials choose = binomials();

/// [k][ranks]: of all sets of k ranks, how many are lower than that of the k highest ones here.
using SetPlaces = std::vector<std::array<std::uint16_t, sets_of_ranks>>;

SetPlaces set_places() {
    SetPlaces places(best_cards + 1);
    for (std::size_t k = 1; k <= best_cards; ++k) {
        for (Ranks ranks = 1; ranks < sets_of_ranks; ++ranks) {
            const int top = highest(ranks);
            const Ranks others = ranks ^ (Ranks{1} << top);
            places[k][ranks] =
                static_cast<std::uint16_t>(choose[static_cast<std::size_t>(top)][k] + places[k - 1][others]);
        }
    }
    return places;
}

/// The highest rank of the best straight, in which an ace may also lie below the two; below 0 if there is none.
int straight_to(Ranks ranks) {
    const Ranks with_low_ace = (ranks << 1) | (ranks >> (rank_count - 1));
    const Ranks lowest_of_five =
        with_low_ace & (with_low_ace >> 1) & (with_low_ace >> 2) & (with_low_ace >> 3) & (with_low_ace >> 4);
    return lowest_of_five == 0 ? -1 : highest(lowest_of_five) + 3;
}

/// What a hand shows: the ranks of which it has at least one, two, three and four cards, 16 bits for each.
class Shown {
public:
    void add(int rank, int cards) {
        for (int card = 0; card < cards; ++card) bits_ |= std::uint64_t{1} << (16 * card + rank);
    }
    Ranks at_least(int cards) const { return static_cast<std::uint16_t>(bits_ >> (16 * (cards - 1))); }

    friend Shown operator|(Shown a, Shown b) {
        a.bits_ |= b.bits_;
        return a;
    }

private:
    std::uint64_t bits_ = 0;
};

/// Knows the rank of whatever a hand shows.
class Judge {
public:
    HandRank rank_in_one_suit(Ranks ranks) const {
        const int top = straight_to(ranks);
        return top < 0 ? HandRank(Category::flush, places_[best_cards][ranks])
                       : HandRank(Category::straight_flush, top);
    }

    /// Without regard to suits.
    HandRank rank(Shown shown) const {
        const Ranks ranks = shown.at_least(1);
        const Ranks pairs = shown.at_least(2);
        const int three = highest(shown.at_least(3));
        if (three >= 0) {
            if (const Ranks fours = shown.at_least(4))
                return {Category::four_of_a_kind, place(highest(fours), ranks, 1)};
            if (more_than_one(pairs)) return {Category::full_house, place(three, pairs, 1)};
        }
        if (const int top = straight_to(ranks); top >= 0) return {Category::straight, top};
        if (three >= 0) return {Category::three_of_a_kind, place(three, ranks, 2)};
        if (more_than_one(pairs)) return {Category::two_pairs, place_of_two_pairs(pairs, ranks)};
        if (pairs != 0) return {Category::one_pair, place(highest(pairs), ranks, 3)};
        return {Category::high_card, places_[best_cards][ranks]};
    }

private:
    /// Of a hand in which one rank decides first, then so many of the others.
    int place(int group, Ranks ranks, std::size_t others) const {
        return group * choose[rank_count - 1][others] + places_[others][without(ranks, group)];
    }
    int place_of_two_pairs(Ranks pairs, Ranks ranks) const {
        const int higher = highest(pairs);
        const int lower = highest(pairs ^ (Ranks{1} << higher));
        return places_[2][pairs] * (rank_count - 2) + places_[1][without(without(ranks, higher), lower)];
    }

    SetPlaces places_ = set_places();
};

/// What a hand may have of a group of ranks.
struct Share {
    std::uint32_t sum = 0;  ///< of digits_of_group
    Shown shown;
};
using SharesBySize = std::array<std::vector<Share>, most_cards + 1>;

/// Of the group that begins with this rank, by the number of cards.
SharesBySize shares_of_group(int first, int ranks_in_group) {
    SharesBySize shares;
    shares[0].push_back({});
    for (int i = 0; i < ranks_in_group; ++i) {
        for (std::size_t size = most_cards; size-- > 0;) {
            for (std::size_t before = 0, end = shares[size].size(); before < end; ++before) {
                Share share = shares[size][before];
                for (std::size_t cards = 1; cards <= suit_count && size + cards <= most_cards; ++cards) {
                    share.sum += digits_of_group[static_cast<std::size_t>(i)];
                    share.shown.add(first + i, static_cast<int>(cards));
                    shares[size + cards].push_back(share);
                }
            }
        }
    }
    // Alike beside alike: hands that are seen often then lie together, and so share the memory that is quick to reach.
    const auto ranks = [](const Share& share) { return std::popcount(share.shown.at_least(1)); };
    for (auto& of_one_size : shares) std::ranges::stable_sort(of_one_size, std::greater{}, ranks);
    return shares;
}

/// Writes down all hands in the order of their high, middle and low cards.
class HandList {
public:
    HandList(RankTables& tables, const Judge& judge) : tables_(tables), judge_(judge) {}

    void write() {
        for (const auto& of_one_size : low_) {
            for (std::size_t place = 0; place < of_one_size.size(); ++place) {
                tables_.low[of_one_size[place].sum] = static_cast<std::uint8_t>(place);
            }
        }
        for (std::size_t blanks = 0; blanks <= most_cards; ++blanks) {
            for (std::size_t highs = 0; blanks + highs <= most_cards; ++highs) {
                for (const Share& high : high_[highs]) {
                    tables_.high[blanks * sums_of_four + high.sum] = static_cast<std::uint32_t>(place_);
                    write_hands_with(high, blanks + highs);
                }
            }
        }
        RIVERBONES_CHECK(place_ == rank_choices);
    }

private:
    /// With these high cards; `filled` counts blanks as well.
    void write_hands_with(const Share& high, std::size_t filled) {
        const std::size_t begin = place_;
        for (std::size_t middles = 0; filled + middles <= most_cards; ++middles) {
            for (const Share& middle : middle_[middles]) {
                tables_.middle[filled * sums_of_four + middle.sum] = static_cast<std::uint16_t>(place_ - begin);
                const Shown above = high.shown | middle.shown;
                for (const Share& low : low_[most_cards - filled - middles]) {
                    tables_.ranks[place_++] = judge_.rank(above | low.shown).number();
                }
            }
        }
    }

    RankTables& tables_;
    const Judge& judge_;
    const SharesBySize high_ = shares_of_group(first_high, rank_count - first_high);
    const SharesBySize middle_ = shares_of_group(first_middle, first_high - first_middle);
    const SharesBySize low_ = shares_of_group(0, first_middle);
    std::size_t place_ = 0;
};

}  // namespace

void make(RankTables& tables) {
    const Judge judge;
    for (Ranks ranks = 0; ranks < sets_of_ranks; ++ranks)
        tables.flushes[ranks] = judge.rank_in_one_suit(ranks).number();
    HandList(tables, judge).write();
}

const RankTables rank_tables = [] {
    RankTables tables;
    make(tables);
    return tables;
}();

}  // namespace riverbones::cards
