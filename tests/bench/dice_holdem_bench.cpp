// How many hands of Dice Hold'em one core ranks a second. Goal: 100 million of seven dice in a release build.

#include <benchmark/benchmark.h>

#include <array>
#include <vector>

#include "core/base/fast_random.hpp"
#include "core/games/dice_holdem/hand_rank.hpp"

namespace riverbones::dice_holdem {

namespace {

using SevenDice = std::array<Die, most_dice>;

std::vector<SevenDice> rolls(std::size_t count) {
    FastRandom random(1);
    std::vector<SevenDice> rolls(count);
    for (SevenDice& dice : rolls) {
        for (Die& die : dice) die = Die(1 + static_cast<int>(random.below(6)));
    }
    return rolls;
}

constexpr std::size_t roll_count = 1 << 16;

/// Seven dice as they lie on the table.
void rank_of_dice(benchmark::State& run) {
    const std::vector<SevenDice> hands = rolls(roll_count);
    while (run.KeepRunningBatch(roll_count)) {
        for (const SevenDice& dice : hands) benchmark::DoNotOptimize(rank_of(dice));
    }
    run.SetItemsProcessed(run.iterations());
}

/// As searches do it: one board, and own dice whose key is known.
void rank_of_keys(benchmark::State& run) {
    std::vector<HandKey> boards;
    std::vector<HandKey> hands;
    for (const SevenDice& dice : rolls(roll_count)) {
        const std::span<const Die> all(dice);
        hands.emplace_back(all.first(2));
        boards.emplace_back(all.subspan(2));
    }
    while (run.KeepRunningBatch(roll_count)) {
        for (std::size_t i = 0; i < roll_count; ++i) benchmark::DoNotOptimize(rank_of(hands[i] + boards[i]));
    }
    run.SetItemsProcessed(run.iterations());
}

BENCHMARK(rank_of_dice);
BENCHMARK(rank_of_keys);

}  // namespace

}  // namespace riverbones::dice_holdem

BENCHMARK_MAIN();
