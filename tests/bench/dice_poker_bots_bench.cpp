// How strong the bots of Dice Poker are and how long they think.

#include <benchmark/benchmark.h>

#include <cmath>
#include <string>
#include <vector>

#include "core/base/fast_random.hpp"
#include "core/games/dice_poker/bots.hpp"
#include "core/games/dice_poker/rules.hpp"

namespace riverbones::dice_poker {

namespace {

/// One step of a game that only bots play.
void step(State& state, BotLevel level, FastRandom& dice, FastRandom& bots) {
    std::vector<Event> events;
    if (const auto seat = seat_to_act(turn(state))) {
        apply(state, bot_action(level, view(state, Viewer{*seat}), choices(state, *seat), bots), events);
    } else {
        apply(state, house_act(state, Random(dice)), events);
    }
}

int solo_total(BotLevel level, FastRandom& dice, FastRandom& bots) {
    State state = start(Settings{});
    while (turn(state) != Turn{Over{}}) step(state, level, dice, bots);
    return state.cards[0].total(state.settings);
}

/// The mean of 20,000 solo games with the default rules, and its standard error.
void strength(benchmark::State& run, BotLevel level) {
    constexpr int games = 20'000;
    double sum = 0;
    double squares = 0;
    while (run.KeepRunning()) {
        FastRandom dice(20'000);
        FastRandom bots(1);
        for (int game = 0; game < games; ++game) {
            const double total = solo_total(level, dice, bots);
            sum += total;
            squares += total * total;
        }
    }
    const double mean = sum / games;
    run.counters["mean"] = mean;
    run.counters["std_error"] = std::sqrt((squares / games - mean * mean) / (games - 1));
}

struct Decision {
    View view;
    Choices choices;
};

/// What a bot of this level is asked in some games, without the first roll of a turn, which is no decision.
std::vector<Decision> decisions_of(BotLevel level) {
    std::vector<Decision> decisions;
    FastRandom dice(1);
    FastRandom bots(1);
    for (int game = 0; game < 5; ++game) {
        State state = start(Settings{});
        while (turn(state) != Turn{Over{}}) {
            if (state.phase == Phase::deciding) decisions.push_back({view(state, {}), choices(state, state.acting)});
            step(state, level, dice, bots);
        }
    }
    return decisions;
}

void decision(benchmark::State& run, BotLevel level) {
    const std::vector<Decision> decisions = decisions_of(level);
    FastRandom random(1);
    std::size_t next = 0;
    while (run.KeepRunning()) {
        const Decision& asked = decisions[next++ % decisions.size()];
        benchmark::DoNotOptimize(bot_action(level, asked.view, asked.choices, random));
    }
}

BENCHMARK_CAPTURE(strength, gentle, BotLevel::gentle)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(strength, steady, BotLevel::steady)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(strength, sharp, BotLevel::sharp)->Iterations(1)->Unit(benchmark::kMillisecond);

BENCHMARK_CAPTURE(decision, gentle, BotLevel::gentle)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(decision, steady, BotLevel::steady)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(decision, sharp, BotLevel::sharp)->Unit(benchmark::kMicrosecond);

}  // namespace

}  // namespace riverbones::dice_poker

BENCHMARK_MAIN();
