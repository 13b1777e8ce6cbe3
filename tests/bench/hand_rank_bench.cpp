// How fast hands of cards are ranked. Goals on one 3.7 GHz core of a Zen 4: 3.2 ns for a random hand of seven, 0.95 ns
// a hand for all 133,784,560 of them, 4.4 ns for a player who holds two hands at a showdown of one to six players.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/base/fast_random.hpp"
#include "core/cards/hand_rank.hpp"

namespace riverbones::cards {

namespace {

/// So many that no branch can be learnt by heart.
constexpr std::size_t deals = 1 << 15;

/// The first cards of a shuffled deck.
template <std::size_t count>
std::array<Card, count> deal(FastRandom& random) {
    std::array<Card, card_count> deck;
    for (int index = 0; index < card_count; ++index) deck[static_cast<std::size_t>(index)] = Card::at(index);
    std::array<Card, count> dealt;
    for (std::size_t i = 0; i < count; ++i) {
        std::swap(deck[i], deck[i + random.below(static_cast<std::uint32_t>(card_count - i))]);
        dealt[i] = deck[i];
    }
    return dealt;
}

void per_item(benchmark::State& run, std::size_t items) {
    using benchmark::Counter;
    run.counters["each"] = Counter(static_cast<double>(items), Counter::kIsIterationInvariantRate | Counter::kInvert);
}

std::vector<std::array<Card, most_cards>> random_hands() {
    FastRandom random(1);
    std::vector<std::array<Card, most_cards>> hands(deals);
    for (auto& hand : hands) hand = deal<most_cards>(random);
    return hands;
}

void random_sevens(benchmark::State& run) {
    const auto hands = random_hands();
    for ([[maybe_unused]] auto round : run) {
        unsigned sum = 0;
        for (const auto& hand : hands) sum += rank_of(hand).number();
        benchmark::DoNotOptimize(sum);
    }
    per_item(run, hands.size());
}

/// The best of the 21 hands of five.
HandRank best_of_21(const std::array<Card, most_cards>& seven) {
    HandRank best;
    for (std::size_t first = 0; first < most_cards; ++first) {
        for (std::size_t second = first + 1; second < most_cards; ++second) {
            HandKey five;
            for (std::size_t i = 0; i < most_cards; ++i) {
                if (i != first && i != second) five += seven[i];
            }
            best = std::max(best, rank_of(five));
        }
    }
    return best;
}

void random_sevens_as_21_fives(benchmark::State& run) {
    const auto hands = random_hands();
    for ([[maybe_unused]] auto round : run) {
        unsigned sum = 0;
        for (const auto& hand : hands) sum += best_of_21(hand).number();
        benchmark::DoNotOptimize(sum);
    }
    per_item(run, hands.size());
}

/// Adds up the ranks of all hands that so many cards below `end` complete.
template <int missing>
std::uint64_t sum_of_ranks(HandKey key, int end) {
    std::uint64_t sum = 0;
    for (int index = missing - 1; index < end; ++index) {
        const HandKey more = key + Card::at(index);
        if constexpr (missing == 1)
            sum += rank_of(more).number();
        else
            sum += sum_of_ranks<missing - 1>(more, index);
    }
    return sum;
}

void all_sevens(benchmark::State& run) {
    for ([[maybe_unused]] auto round : run) benchmark::DoNotOptimize(sum_of_ranks<most_cards>({}, card_count));
    per_item(run, 133'784'560);
}

struct ThreeCards {
    Card key, left, right;
};

struct Showdown {
    std::array<Card, 5> board;
    std::vector<ThreeCards> players;
};

/// Of one to six players.
std::vector<Showdown> random_showdowns() {
    constexpr std::uint32_t most_players = 6;
    FastRandom random(2);
    std::vector<Showdown> showdowns(deals / 4);
    for (Showdown& showdown : showdowns) {
        const auto dealt = deal<5 + 3 * most_players>(random);
        std::copy_n(dealt.begin(), 5, showdown.board.begin());
        const std::size_t players = 1 + random.below(most_players);
        for (std::size_t i = 0; i < players; ++i) {
            showdown.players.push_back({dealt[5 + 3 * i], dealt[6 + 3 * i], dealt[7 + 3 * i]});
        }
    }
    return showdowns;
}

std::size_t count_players(const std::vector<Showdown>& showdowns) {
    std::size_t players = 0;
    for (const Showdown& showdown : showdowns) players += showdown.players.size();
    return players;
}

void players_of_showdowns(benchmark::State& run) {
    const auto showdowns = random_showdowns();
    for ([[maybe_unused]] auto round : run) {
        unsigned sum = 0;
        for (const Showdown& showdown : showdowns) {
            const HandKey board(showdown.board);
            for (const auto& [key, left, right] : showdown.players) {
                sum += two_ranks(board, key, left, right).better().number();
            }
        }
        benchmark::DoNotOptimize(sum);
    }
    per_item(run, count_players(showdowns));
}

void players_as_two_sevens(benchmark::State& run) {
    const auto showdowns = random_showdowns();
    for ([[maybe_unused]] auto round : run) {
        unsigned sum = 0;
        for (const Showdown& showdown : showdowns) {
            const auto& [a, b, c, d, e] = showdown.board;
            for (const auto& [key, left, right] : showdown.players) {
                const std::array<Card, most_cards> with_left = {a, b, c, d, e, key, left};
                const std::array<Card, most_cards> with_right = {a, b, c, d, e, key, right};
                sum += std::max(rank_of(with_left), rank_of(with_right)).number();
            }
        }
        benchmark::DoNotOptimize(sum);
    }
    per_item(run, count_players(showdowns));
}

/// Beside their size.
void tables_made(benchmark::State& run) {
    RankTables tables;
    for ([[maybe_unused]] auto round : run) {
        make(tables);
        benchmark::DoNotOptimize(tables);
    }
    run.counters["bytes"] = static_cast<double>(table_size);
}

/// The least of many short repetitions: what else the machine has to do counts as little as possible.
void repeat(benchmark::internal::Benchmark* bench) {
    constexpr int repetitions = 60;
    constexpr double seconds = 0.01;
    bench->Repetitions(repetitions)->MinTime(seconds)->ReportAggregatesOnly();
    bench->ComputeStatistics("least", [](const std::vector<double>& all) { return *std::ranges::min_element(all); });
}

BENCHMARK(random_sevens)->Apply(repeat);
BENCHMARK(all_sevens)->Unit(benchmark::kMillisecond)->Apply(repeat);
BENCHMARK(players_of_showdowns)->Apply(repeat);
BENCHMARK(players_as_two_sevens)->Apply(repeat);
BENCHMARK(random_sevens_as_21_fives)->Apply(repeat);
BENCHMARK(tables_made)->Unit(benchmark::kMicrosecond)->Apply(repeat);

}  // namespace

}  // namespace riverbones::cards

BENCHMARK_MAIN();
