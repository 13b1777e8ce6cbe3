#include "core/games/dice_holdem/equity.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace riverbones::dice_holdem {

namespace {

constexpr std::array<HandKey, two_dice_count> own_keys = [] {
    std::array<HandKey, two_dice_count> keys{};
    for (const TwoDice& own : all_two_dice) keys[own.index()] = HandKey(own.dice());
    return keys;
}();

FullBoard full_board(HandKey board, int ways) {
    FullBoard full;
    full.ways = ways;
    for (std::size_t own = 0; own < two_dice_count; ++own) full.ranks[own] = rank_of(board + own_keys[own]);
    std::iota(full.weakest_first.begin(), full.weakest_first.end(), std::uint8_t{0});
    // Equal ones by index: the order in which numbers are added up must be the same everywhere.
    const auto strength = [&](std::uint8_t own) { return std::pair(full.ranks[own], own); };
    std::ranges::sort(full.weakest_first, {}, strength);
    return full;
}

/// Adds all boards that so many dice more of this face and higher ones can make of `board`. `ways`: in how many orders
/// the dice chosen so far can lie among those that were missing.
void add_boards(BoardTable& table, HandKey board, int missing, int ways, int face = 1) {
    if (face > Die::highest_face) {
        if (missing > 0) return;
        table.boards.push_back(full_board(board, ways));
        table.ways += ways;
        return;
    }
    for (int chosen = 0; chosen <= missing; ++chosen) {
        add_boards(table, board, missing - chosen, ways, face + 1);
        ways = ways * (missing - chosen) / (chosen + 1);
        board += HandKey(Die(face));
    }
}

double sum_of(const Range& range) { return std::accumulate(range.begin(), range.end(), 0.0); }

/// Brought near to 1 by a power of two: nothing is rounded, and the product of many ranges stays within a double.
Range scaled(const Range& range) {
    const double sum = sum_of(range);
    RIVERBONES_CHECK(sum > 0 && std::isfinite(sum));
    int exponent = 0;
    std::frexp(sum, &exponent);
    Range near_one{};
    std::ranges::transform(range, near_one.begin(), [&](double weight) { return std::ldexp(weight, -exponent); });
    return near_one;
}

/// How much of a range own dice beat, and with how much of it they tie.
struct Standing {
    double below = 0;
    double level = 0;
};
using Standings = std::array<Standing, two_dice_count>;

/// Of all own dice on one board, in one walk from the weakest to the strongest.
Standings standings(const FullBoard& board, const Range& range) {
    Standings standings;
    double below = 0;
    for (std::size_t first = 0; first < two_dice_count;) {
        const HandRank rank = board.ranks[board.weakest_first[first]];
        double level = 0;
        std::size_t end = first;
        for (; end < two_dice_count && board.ranks[board.weakest_first[end]] == rank; ++end) {
            level += range[board.weakest_first[end]];
        }
        for (; first < end; ++first) standings[board.weakest_first[first]] = {below, level};
        below += level;
    }
    return standings;
}

/// Adds what comes of own dice on one board: [k] is how likely it is to beat all but k opponents and to tie with those.
/// That is the coefficient of x^k in the product of (below + level * x) over the opponents.
void add_ties(std::array<double, most_hands>& sums, std::span<const Standings> opponents, std::size_t own, int ways) {
    std::array<double, most_hands> ties{};
    ties[0] = ways;
    std::size_t most_ties = 0;
    for (const Standings& opponent : opponents) {
        const Standing& standing = opponent[own];
        if (standing.level > 0) ++most_ties;
        for (std::size_t k = most_ties; k > 0; --k) ties[k] = ties[k] * standing.below + ties[k - 1] * standing.level;
        ties[0] *= standing.below;
    }
    for (std::size_t k = 0; k <= most_ties; ++k) sums[k] += ties[k];
}

Chances chances_of(const std::array<double, most_hands>& sums, double all) {
    Chances chances;
    chances.win = sums[0] / all;
    for (std::size_t others = 1; others < most_hands; ++others) chances.shared_by[others + 1] = sums[others] / all;
    const double not_lost = std::accumulate(sums.begin(), sums.end(), 0.0);
    chances.lose = std::max(0.0, (all - not_lost) / all);
    return chances;
}

/// Of some own dice, by their indices.
void find_chances(const BoardTable& table, std::span<const Range> opponents, std::span<const std::size_t> wanted,
                  std::span<Chances> found) {
    RIVERBONES_CHECK(opponents.size() < most_hands);
    std::array<Range, most_hands> ranges{};
    std::ranges::transform(opponents, ranges.begin(), scaled);
    std::array<Standings, most_hands> by_opponent;
    const std::span<const Standings> all_opponents(by_opponent.data(), opponents.size());
    std::array<std::array<double, most_hands>, two_dice_count> sums{};
    for (const FullBoard& board : table.boards) {
        for (std::size_t i = 0; i < opponents.size(); ++i) by_opponent[i] = standings(board, ranges[i]);
        for (const std::size_t own : wanted) add_ties(sums[own], all_opponents, own, board.ways);
    }
    double all = table.ways;
    for (std::size_t i = 0; i < opponents.size(); ++i) all *= sum_of(ranges[i]);
    for (std::size_t i = 0; i < wanted.size(); ++i) found[i] = chances_of(sums[wanted[i]], all);
}

}  // namespace

BoardTable board_table(std::span<const Die> board) {
    RIVERBONES_CHECK(board.size() <= most_board_dice);
    BoardTable table;
    add_boards(table, HandKey(board), static_cast<int>(most_board_dice - board.size()), 1);
    return table;
}

int Outcomes::tie() const { return std::accumulate(shared_by.begin(), shared_by.end(), 0); }

Fraction Outcomes::equity() const {
    constexpr std::int64_t shares = 2520;  // can be divided among any number of winners up to ten
    static_assert(most_hands == 10);
    Fraction equity{shares * win, shares * ways()};
    for (std::size_t winners = 2; winners < shared_by.size(); ++winners) {
        equity.numerator += shares / static_cast<std::int64_t>(winners) * shared_by[winners];
    }
    const std::int64_t common = std::gcd(equity.numerator, equity.denominator);
    return {equity.numerator / common, equity.denominator / common};
}

std::vector<Outcomes> outcomes(const BoardTable& table, std::span<const TwoDice> hands) {
    RIVERBONES_CHECK(!hands.empty() && hands.size() <= most_hands);
    std::vector<Outcomes> outcomes(hands.size());
    for (const FullBoard& board : table.boards) {
        const auto rank = [&](const TwoDice& hand) { return board.ranks[hand.index()]; };
        const HandRank best = rank(*std::ranges::max_element(hands, {}, rank));
        const auto winners = static_cast<std::size_t>(std::ranges::count(hands, best, rank));
        for (std::size_t i = 0; i < hands.size(); ++i) {
            Outcomes& own = outcomes[i];
            int& here = rank(hands[i]) < best ? own.lose : winners == 1 ? own.win : own.shared_by[winners];
            here += board.ways;
        }
    }
    return outcomes;
}

double Chances::tie() const { return std::accumulate(shared_by.begin(), shared_by.end(), 0.0); }

double Chances::equity() const {
    double equity = win;
    for (std::size_t winners = 2; winners < shared_by.size(); ++winners) {
        equity += shared_by[winners] / static_cast<double>(winners);
    }
    return equity;
}

Chances chances(const BoardTable& table, TwoDice own, std::span<const Range> opponents) {
    Chances chances;
    const std::size_t index = own.index();
    find_chances(table, opponents, {&index, 1}, {&chances, 1});
    return chances;
}

std::array<Chances, two_dice_count> all_chances(const BoardTable& table, std::span<const Range> opponents) {
    std::array<std::size_t, two_dice_count> all{};
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::array<Chances, two_dice_count> found{};
    find_chances(table, opponents, all, found);
    return found;
}

}  // namespace riverbones::dice_holdem
