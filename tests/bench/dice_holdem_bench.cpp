// How many hands of Dice Hold'em one core ranks a second, and how long exact equities take. Goals in a release build:
// 100 million hands of seven dice; one hand against another before the board in less than a millisecond.

#include <benchmark/benchmark.h>

#include <array>
#include <vector>

#include "core/base/fast_random.hpp"
#include "core/games/dice_holdem/equity.hpp"

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

/// The first so many community dice of some board.
std::vector<Die> board_of(std::int64_t dice) {
    const SevenDice roll = rolls(1).front();
    return {roll.begin(), roll.begin() + dice};
}

/// From nothing to the equities of two hands that lie open.
void two_known_hands(benchmark::State& run) {
    const std::vector<Die> board = board_of(run.range(0));
    const std::array<TwoDice, 2> hands = {TwoDice(Die(6), Die(6)), TwoDice(Die(5), Die(4))};
    while (run.KeepRunning()) benchmark::DoNotOptimize(outcomes(board_table(board), hands));
}

void make_board_table(benchmark::State& run) {
    const std::vector<Die> board = board_of(run.range(0));
    while (run.KeepRunning()) benchmark::DoNotOptimize(board_table(board));
}

/// What a bot asks again and again, once it has the table of its board.
void own_dice_against_ranges(benchmark::State& run) {
    const BoardTable table = board_table(board_of(run.range(0)));
    const std::vector<Range> opponents(static_cast<std::size_t>(run.range(1)), any_two_dice);
    const TwoDice own(Die(6), Die(5));
    while (run.KeepRunning()) benchmark::DoNotOptimize(chances(table, own, opponents));
}

void all_dice_against_ranges(benchmark::State& run) {
    const BoardTable table = board_table(board_of(run.range(0)));
    const std::vector<Range> opponents(static_cast<std::size_t>(run.range(1)), any_two_dice);
    while (run.KeepRunning()) benchmark::DoNotOptimize(all_chances(table, opponents));
}

void boards(benchmark::internal::Benchmark* bench) {
    bench->ArgName("board")->Arg(0)->Arg(3)->Arg(4)->Arg(5)->Unit(benchmark::kMicrosecond);
}

void boards_and_opponents(benchmark::internal::Benchmark* bench) {
    bench->ArgNames({"board", "opponents"})->ArgsProduct({{0, 3, 4, 5}, {1, 3, 9}})->Unit(benchmark::kMicrosecond);
}

BENCHMARK(rank_of_dice);
BENCHMARK(rank_of_keys);
BENCHMARK(two_known_hands)->Apply(boards);
BENCHMARK(make_board_table)->Apply(boards);
BENCHMARK(own_dice_against_ranges)->Apply(boards_and_opponents);
BENCHMARK(all_dice_against_ranges)->Apply(boards_and_opponents);

}  // namespace

}  // namespace riverbones::dice_holdem

BENCHMARK_MAIN();
