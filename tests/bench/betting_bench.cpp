// How many hands of betting one core plays a second, without dice, cards and showdown. The table on top of it has to
// play 300,000 hands of six seats a second in a release build.

#include <benchmark/benchmark.h>

#include <vector>

#include "core/base/fast_random.hpp"
#include "core/betting/hand.hpp"

namespace riverbones::betting {

namespace {

Action random_action(const Options& options, FastRandom& random) {
    const std::uint32_t choice = random.below(4);
    if (choice == 0 && options.raise) {
        const auto room = static_cast<std::uint32_t>(options.raise->most.count - options.raise->least.count + 1);
        return RaiseTo{options.raise->least + Chips{static_cast<std::int32_t>(random.below(room))}};
    }
    if (options.to_call == Chips{}) return Check{};
    if (choice == 1) return Fold{};
    return Call{};
}

Pots play(const Stakes& stakes, std::span<const Chips> stacks, FastRandom& random, std::int64_t& acts) {
    const Positions positions{Seat{0}, Seat{1}, Seat{2}};
    Hand hand = open_hand(stakes, positions, stacks).hand;
    while (true) {
        for (; hand.awaited; ++acts) act(hand, random_action(options(hand), random));
        end_round(hand);
        if (still_in(hand) == 1 || hand.round + 1 == betting_rounds) return pots(hand);
        begin_round(hand);
    }
}

void random_hands(benchmark::State& run) {
    const Stakes stakes{static_cast<Structure>(run.range(1)), Chips{}, Chips{10}, Chips{20}, Chips{20}, Chips{40}, 4};
    const std::vector<Chips> stacks(static_cast<std::size_t>(run.range(0)), Chips{2000});
    FastRandom random(1);
    std::int64_t acts = 0;
    while (run.KeepRunning()) benchmark::DoNotOptimize(play(stakes, stacks, random, acts));
    run.SetItemsProcessed(run.iterations());
    run.counters["acts_a_hand"] = static_cast<double>(acts) / static_cast<double>(run.iterations());
    run.counters["bytes_of_hand"] = sizeof(Hand);
}

BENCHMARK(random_hands)->ArgNames({"seats", "structure"})->ArgsProduct({{3, 6, 10}, {0, 1, 2}});

}  // namespace

}  // namespace riverbones::betting

BENCHMARK_MAIN();
