// How many hands of Dice Hold'em at which six seats act at random one core plays a second. Goal: 300,000 by the rules
// alone in a release build.

#include <benchmark/benchmark.h>

#include <vector>

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "core/match/match.hpp"

namespace riverbones {

namespace {

constexpr int players = 6;

/// Two of three decisions check or call, the others raise or fold.
holdem::Action decision(const betting::Options& options, FastRandom& random) {
    constexpr std::uint32_t kinds = 6;
    const std::uint32_t kind = random.below(kinds);
    if (kind == 0 && options.raise) {
        const Chips span = options.raise->most - options.raise->least;
        const auto beyond = random.below(static_cast<std::uint32_t>(span.count) + 1);
        return holdem::RaiseTo{options.raise->least + Chips{static_cast<std::int32_t>(beyond)}};
    }
    if (options.to_call == Chips{}) return holdem::Check{};
    return kind == 1 ? holdem::Action(holdem::Fold{}) : holdem::Action(holdem::Call{});
}

/// A broke seat buys in again, then the next hand begins.
template <class Play>
void go_on(const holdem::Table& table, const Play& play) {
    for (std::uint8_t i = 0; i < players; ++i) {
        if (table.seat(Seat{i}).stack == Chips{}) play(Seat{i}, holdem::BuyIn{table.settings.buy_in});
    }
    play(Seat{0}, holdem::NextHand{});
}

/// The table fills up with chips when broke seats buy in again and again; then it begins anew.
bool is_full(const holdem::Table& table) {
    return holdem::chips_on_table(table) + players * table.settings.buy_in > holdem::most_on_a_table;
}

/// As bots that search and simulations do it: by the rules alone.
void hands_by_the_rules(benchmark::State& run) {
    FastRandom random(1);
    const holdem::Settings settings{.players = players};
    DiceHoldem::State state = DiceHoldem::start(settings);
    std::vector<DiceHoldem::Event> events;
    const auto play = [&](Seat seat, const holdem::Action& action) { DiceHoldem::apply(state, seat, action, events); };
    for ([[maybe_unused]] auto hand : run) {
        do {
            events.clear();
            const Turn turn = DiceHoldem::turn(state);
            if (const auto seat = seat_to_act(turn)) {
                play(*seat, decision(*DiceHoldem::choices(state, *seat).betting, random));
            } else if (std::holds_alternative<House>(turn)) {
                DiceHoldem::apply(state, DiceHoldem::house_act(state, Random(random)), events);
            } else {
                if (is_full(state.table))
                    state = DiceHoldem::start(settings);
                else
                    go_on(state.table, play);
            }
        } while (!std::holds_alternative<Anyone>(DiceHoldem::turn(state)));
    }
    run.SetItemsProcessed(run.iterations());
}

/// As people play: through the door of a match, which keeps a record.
void hands_of_a_match(benchmark::State& run) {
    constexpr std::size_t longest = 100'000;
    FastRandom random(1);
    const Header<DiceHoldem> header{Moment{}, {.players = players}, std::vector<Player>(players), {}};
    Match<DiceHoldem> match = *Match<DiceHoldem>::begin(header, Random(random));
    const auto play = [&](Seat seat, const holdem::Action& action) {
        benchmark::DoNotOptimize(match.play(seat, action, Moment{}, Random(random)));
    };
    for ([[maybe_unused]] auto hand : run) {
        while (const auto seat = seat_to_act(match.turn())) {
            play(*seat, decision(*match.choices(*seat).betting, random));
        }
        const holdem::Table table = match.view(Viewer{}).table;
        if (is_full(table) || match.record().entries.size() > longest) {
            match = *Match<DiceHoldem>::begin(header, Random(random));
        } else {
            go_on(table, play);
        }
    }
    run.SetItemsProcessed(run.iterations());
}

BENCHMARK(hands_by_the_rules);
BENCHMARK(hands_of_a_match);

}  // namespace

}  // namespace riverbones

BENCHMARK_MAIN();
