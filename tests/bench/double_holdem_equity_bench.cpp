// What it takes to tell how good three cards are in Double Hold'em, and how good the rule is by which the others are
// taken to choose their key cards.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <vector>

#include "core/cards/card_set.hpp"
#include "core/games/double_holdem/equity.hpp"
#include "core/holdem/variant.hpp"

namespace riverbones::double_holdem {

namespace {

struct Deal {
    OwnCards own{};
    std::array<Card, holdem::board_size> board{};
};

Deal random_deal(FastRandom& random) {
    CardSet unseen = CardSet::all();
    Deal deal;
    std::ranges::generate(deal.own, [&] { return draw(unseen, random); });
    std::ranges::generate(deal.board, [&] { return draw(unseen, random); });
    return deal;
}

/// On a board of so many cards.
void counted(benchmark::State& run) {
    FastRandom random(1);
    for ([[maybe_unused]] auto call : run) {
        const Deal deal = random_deal(random);
        const auto board = std::span(deal.board).first(static_cast<std::size_t>(run.range(0)));
        benchmark::DoNotOptimize(counted_equity({deal.own, 0, board}, Range()));
    }
}

/// A thousand ways before the flop against so many opponents.
void sampled(benchmark::State& run) {
    FastRandom random(1);
    const std::vector<Range> opponents(static_cast<std::size_t>(run.range(0)));
    double error = 0;
    for ([[maybe_unused]] auto call : run) {
        error = sampled_equity({random_deal(random).own}, opponents, 1000, random).standard_error;
    }
    run.counters["standard error"] = error;
}

/// Counted against one opponent. The counters are means of shares.
void all_three_keys(benchmark::State& run) {
    FastRandom random(1);
    const std::vector<Range> opponent(1);
    double best = 0;
    double by_the_rule = 0;
    double at_random = 0;
    for ([[maybe_unused]] auto call : run) {
        const Deal deal = random_deal(random);
        const auto flop = std::span(deal.board).first(flop_cards);
        const auto equities = key_equities(deal.own, flop, opponent, 1, random);
        best += std::ranges::max_element(equities, {}, &Equity::share)->share;
        by_the_rule += equities[likely_key(deal.own, flop)].share;
        at_random += equities[0].share;
    }
    using benchmark::Counter;
    run.counters["best key"] = Counter(best, Counter::kAvgIterations);
    run.counters["by the rule"] = Counter(by_the_rule, Counter::kAvgIterations);
    run.counters["at random"] = Counter(at_random, Counter::kAvgIterations);
}

BENCHMARK(counted)->Arg(5)->Arg(4)->Arg(3)->Unit(benchmark::kMillisecond);
BENCHMARK(sampled)->Arg(1)->Arg(5)->Arg(9)->Unit(benchmark::kMicrosecond);
BENCHMARK(all_three_keys)->Unit(benchmark::kMillisecond)->Iterations(200);

}  // namespace

}  // namespace riverbones::double_holdem

BENCHMARK_MAIN();
