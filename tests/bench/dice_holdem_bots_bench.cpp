// How strong the bots of Dice Hold'em are, against each other and against players whose play never changes, and how
// long they think. Required, in big blinds per 100 hands, with the edge at least 4 standard errors: with two seats
// Sharp over Steady 5 and Steady over Gentle 10 in each structure; with six the same order; Gentle over random 20,
// Sharp over always-call 30. A decision: 150 ms at the 99th percentile.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/dice_holdem_contest.hpp"

namespace riverbones::test {

namespace {

struct NamedPlayer {
    std::string name;
    DiceHoldemPlayer plays;
};

const NamedPlayer gentle{"gentle", bot(BotLevel::gentle)};
const NamedPlayer steady{"steady", bot(BotLevel::steady)};
const NamedPlayer sharp{"sharp", bot(BotLevel::sharp)};
const NamedPlayer caller{"always_call", always_call};
const NamedPlayer guesser{"random", at_random};
const NamedPlayer picky{"only_pairs_and_better", only_pairs_and_better};

struct NamedStructure {
    std::string name;
    betting::Structure structure;
};

const std::array structures = {NamedStructure{"no_limit", betting::Structure::no_limit},
                               NamedStructure{"pot_limit", betting::Structure::pot_limit},
                               NamedStructure{"fixed_limit", betting::Structure::fixed_limit}};

std::string in_words(const Edge& edge) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << edge.mean << " +- " << edge.error << " big blinds in 100 hands, "
         << edge.mean / edge.error << " standard errors";
    return text.str();
}

/// Half of the seats are the first player's. Chips are 100 big blinds a seat at the beginning of every hand.
void match(const NamedPlayer& first, const NamedPlayer& second, int seats) {
    const int pairs = seats == 2 ? 20'000 : 6'000;
    for (const NamedStructure& structure : structures) {
        const std::string name =
            first.name + " over " + second.name + "/" + std::to_string(seats) + " seats/" + structure.name;
        const holdem::Settings settings{.players = seats, .structure = structure.structure};
        const Contest contest{settings, first.plays, second.plays, 1};
        const auto run = [contest, pairs](benchmark::State& state) {
            Edge found;
            while (state.KeepRunning()) found = edge(contest, pairs);
            state.SetLabel(in_words(found));
        };
        benchmark::RegisterBenchmark(name.c_str(), run)->Iterations(1)->Unit(benchmark::kMillisecond);
    }
}

/// The time of each decision of this bot among its like.
std::vector<double> thinking_times(BotLevel level, int seats) {
    std::vector<double> milliseconds;
    const auto timed = [&](const DiceHoldem::View& view, const holdem::Choices& choices, FastRandom& random) {
        const auto begin = std::chrono::steady_clock::now();
        const auto action = DiceHoldem::bot_action(level, view, choices, random);
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
        milliseconds.push_back(took.count());
        return action;
    };
    edge({holdem::Settings{.players = seats}, timed, timed, 1}, 300);
    std::ranges::sort(milliseconds);
    return milliseconds;
}

void thinking(const NamedPlayer& player, BotLevel level, int seats) {
    const auto run = [level, seats](benchmark::State& state) {
        std::vector<double> times;
        while (state.KeepRunning()) times = thinking_times(level, seats);
        state.counters["median_ms"] = times[times.size() / 2];
        state.counters["99th_ms"] = times[times.size() * 99 / 100];
        state.counters["longest_ms"] = times.back();
    };
    const std::string name = player.name + " thinks/" + std::to_string(seats) + " seats";
    benchmark::RegisterBenchmark(name.c_str(), run)->Iterations(1)->Unit(benchmark::kMillisecond);
}

void everything() {
    for (const int seats : {2, 6}) {
        match(sharp, steady, seats);
        match(steady, gentle, seats);
    }
    match(gentle, guesser, 2);
    match(sharp, caller, 2);
    match(sharp, picky, 2);
    match(steady, picky, 2);
    for (const int seats : {2, 6, 10}) {
        thinking(gentle, BotLevel::gentle, seats);
        thinking(steady, BotLevel::steady, seats);
        thinking(sharp, BotLevel::sharp, seats);
    }
}

}  // namespace

}  // namespace riverbones::test

int main(int argc, char** argv) {
    riverbones::test::everything();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
