// How many steps of Dice Poker one core plays a second. Goal: 5 million in a release build.

#include <benchmark/benchmark.h>

#include <vector>

#include "core/base/fast_random.hpp"
#include "core/games/dice_poker/rules.hpp"

namespace riverbones::dice_poker {

namespace {

/// Any allowed action: mostly rolls while there are rolls, then any line.
Action random_action(const Choices& choices, FastRandom& random) {
    if (choices.rolls_used == 0) return Roll{};
    if (choices.may_roll && random.below(4) != 0) return Roll{DiceMask(random.below(31))};
    std::uint32_t skip = random.below(static_cast<std::uint32_t>(choices.lines.count()));
    for (const Line line : all_lines) {
        if (choices.lines.has(line) && skip-- == 0) return Write{line};
    }
    RIVERBONES_CHECK(false);
}

/// One step: an action of a seat or what the house does.
void step(State& state, FastRandom& random, std::vector<Event>& events) {
    events.clear();
    if (const auto seat = seat_to_act(turn(state))) {
        apply(state, random_action(choices(state, *seat), random), events);
    } else {
        apply(state, house_act(state, Random(random)), events);
    }
}

void random_steps(benchmark::State& run) {
    Settings settings;
    settings.players = static_cast<int>(run.range(0));
    FastRandom random(1);
    std::vector<Event> events;
    State state = start(settings);
    while (run.KeepRunning()) {
        if (turn(state) == Turn{Over{}}) state = start(settings);
        step(state, random, events);
        benchmark::DoNotOptimize(state);
    }
    run.SetItemsProcessed(run.iterations());
    run.counters["bytes_of_state"] = sizeof(State);
}

BENCHMARK(random_steps)->ArgName("players")->Arg(1)->Arg(4)->Arg(8);

}  // namespace

}  // namespace riverbones::dice_poker

BENCHMARK_MAIN();
