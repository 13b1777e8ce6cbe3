#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/holdem_contest.hpp"

// How strong the bots of a hold'em game are, against each other and against players whose play never changes, and how
// long they think. What is required stands in `everything`, in big blinds per 100 hands; each edge must also be at
// least 4 standard errors, else the bench fails. A decision: 150 ms at the 99th percentile.

namespace riverbones::test {

/// How many hands, each of which is played twice: as many as the edge needs to be sure.
struct HandPairs {
    int sharp_with_two_seats;
    int sharp_with_six_seats;
    int steady_with_two_seats;
    int steady_with_six_seats;
    int yardsticks;
    int timed;
};

template <Game G>
class BotsBench {
public:
    explicit BotsBench(HandPairs pairs) : pairs_(pairs) {}

    void everything() {
        match(sharp, steady, {2, pairs_.sharp_with_two_seats, 5});
        match(steady, gentle, {2, pairs_.steady_with_two_seats, 10});
        match(sharp, steady, {6, pairs_.sharp_with_six_seats, 0});
        match(steady, gentle, {6, pairs_.steady_with_six_seats, 0});
        match(gentle, guesser, {2, pairs_.yardsticks, 20});
        match(sharp, caller, {2, pairs_.yardsticks, 30});
        match(sharp, picky, {2, pairs_.yardsticks, 0});
        match(steady, picky, {2, pairs_.yardsticks, 0});
        for (const int seats : {2, 6, 10}) {
            thinking(gentle, BotLevel::gentle, seats);
            thinking(steady, BotLevel::steady, seats);
            thinking(sharp, BotLevel::sharp, seats);
        }
    }

    /// Whether every edge that was measured is what it has to be.
    bool passed() const { return passed_; }

private:
    using View = typename G::View;

    struct NamedPlayer {
        std::string name;
        HoldemPlayer<G> plays;
    };
    struct Terms {
        int seats;
        int pairs;
        double required;
    };
    struct NamedStructure {
        std::string name;
        betting::Structure structure;
    };

    inline static const NamedPlayer gentle{"gentle", bot<G>(BotLevel::gentle)};
    inline static const NamedPlayer steady{"steady", bot<G>(BotLevel::steady)};
    inline static const NamedPlayer sharp{"sharp", bot<G>(BotLevel::sharp)};
    inline static const NamedPlayer caller{"always_call", always_call<View>};
    inline static const NamedPlayer guesser{"random", at_random<View>};
    inline static const NamedPlayer picky{"only_pairs_and_better", only_pairs_and_better<View>};

    inline static const std::array structures = {NamedStructure{"no_limit", betting::Structure::no_limit},
                                                 NamedStructure{"pot_limit", betting::Structure::pot_limit},
                                                 NamedStructure{"fixed_limit", betting::Structure::fixed_limit}};

    static std::string in_words(const Edge& edge) {
        std::ostringstream text;
        text << std::fixed << std::setprecision(1) << edge.mean << " +- " << edge.error << " big blinds in 100 hands, "
             << edge.mean / edge.error << " standard errors";
        return text.str();
    }

    /// Half of the seats are the first player's. Chips are 100 big blinds a seat at the beginning of every hand.
    void match(const NamedPlayer& first, const NamedPlayer& second, const Terms& terms) {
        for (const NamedStructure& structure : structures) {
            const std::string name =
                first.name + " over " + second.name + "/" + std::to_string(terms.seats) + " seats/" + structure.name;
            const holdem::Settings settings{.players = terms.seats, .structure = structure.structure};
            const Contest<G> contest{settings, first.plays, second.plays, 2026};
            const auto run = [this, contest, terms](benchmark::State& state) {
                Edge found;
                while (state.KeepRunning()) found = edge(contest, terms.pairs);
                state.SetLabel(in_words(found));
                passed_ = passed_ && found.mean >= std::max(terms.required, 4 * found.error);
            };
            benchmark::RegisterBenchmark(name.c_str(), run)->Iterations(1)->Unit(benchmark::kMillisecond);
        }
    }

    /// The time of each decision of this bot among its like.
    static std::vector<double> thinking_times(BotLevel level, int seats, int pairs) {
        std::vector<double> milliseconds;
        const auto timed = [&](const View& view, const holdem::Choices& choices, FastRandom& random) {
            const auto begin = std::chrono::steady_clock::now();
            const auto action = G::bot_action(level, view, choices, random);
            const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
            milliseconds.push_back(took.count());
            return action;
        };
        edge(Contest<G>{holdem::Settings{.players = seats}, timed, timed, 1}, pairs);
        std::ranges::sort(milliseconds);
        return milliseconds;
    }

    void thinking(const NamedPlayer& player, BotLevel level, int seats) const {
        const auto run = [level, seats, pairs = pairs_.timed](benchmark::State& state) {
            std::vector<double> times;
            while (state.KeepRunning()) times = thinking_times(level, seats, pairs);
            state.counters["median_ms"] = times[times.size() / 2];
            state.counters["99th_ms"] = times[times.size() * 99 / 100];
            state.counters["longest_ms"] = times.back();
        };
        const std::string name = player.name + " thinks/" + std::to_string(seats) + " seats";
        benchmark::RegisterBenchmark(name.c_str(), run)->Iterations(1)->Unit(benchmark::kMillisecond);
    }

    HandPairs pairs_;
    bool passed_ = true;
};

template <Game G>
int run_bots_bench(int argc, char** argv, HandPairs pairs) {
    BotsBench<G> bench(pairs);
    bench.everything();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return bench.passed() ? 0 : 1;
}

}  // namespace riverbones::test
