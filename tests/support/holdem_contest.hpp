#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "tests/support/holdem_players.hpp"
#include "tests/support/named_house.hpp"

// Two players against each other over many hands, so that luck cancels out as far as it can: every hand is played twice
// with the same dice or cards, the second time with the seats swapped, and begins with full stacks.

namespace riverbones::test {

struct Edge {
    double mean = 0;   ///< big blinds that a seat of the first player wins in 100 hands
    double error = 0;  ///< standard error of that
};

template <Game G>
struct Contest {
    holdem::Settings settings;
    HoldemPlayer<G> first;
    HoldemPlayer<G> second;
    std::uint64_t seed = 1;
};

/// Chips won by the seats of the first player in one hand; `firsts` are those seats, bit by bit.
template <Game G>
int chips_of_hand(const Contest<G>& contest, std::uint64_t hand, unsigned firsts) {
    NamedHouse house(contest.seed * 0x9E37'79B9u + hand);
    FastRandom random(contest.seed ^ (hand << 20));
    auto state = G::start(contest.settings);
    std::vector<typename G::Event> events;
    const auto plays_first = [&](Seat seat) { return ((firsts >> seat.index) & 1u) != 0; };
    while (state.table.phase != holdem::Phase::between && state.table.phase != holdem::Phase::over) {
        events.clear();
        if (const auto seat = seat_to_act(G::turn(state))) {
            const HoldemPlayer<G>& player = plays_first(*seat) ? contest.first : contest.second;
            const auto view = G::view(state, Viewer{*seat});
            G::apply(state, *seat, player(view, G::choices(state, *seat), random), events);
        } else {
            G::apply(state, G::house_act(state, house.random()), events);
        }
    }
    int won = 0;
    for (std::uint8_t i = 0; i < contest.settings.players; ++i) {
        if (plays_first(Seat{i})) won += holdem::won_by(state.table, Seat{i}).count;
    }
    return won;
}

/// Who sits where: half of the seats, another half for each hand.
inline unsigned first_seats(int players, std::uint64_t hand) {
    if (players == 2) return 0b01;
    FastRandom random(hand);
    unsigned firsts = 0;
    for (int left = players / 2; left > 0;) {
        const unsigned seat = 1u << random.below(static_cast<std::uint32_t>(players));
        if ((firsts & seat) != 0) continue;
        firsts |= seat;
        --left;
    }
    return firsts;
}

/// `pairs`: how many hands, each of which is played twice. An even number of seats.
template <Game G>
Edge edge(const Contest<G>& contest, int pairs) {
    const int players = contest.settings.players;
    const double unit = contest.settings.big_blind.count / 100.0 * players;
    double sum = 0;
    double squares = 0;
    for (int pair = 0; pair < pairs; ++pair) {
        const auto hand = static_cast<std::uint64_t>(pair);
        const unsigned firsts = first_seats(players, hand);
        const unsigned swapped = ~firsts & ((1u << players) - 1);
        const double won = (chips_of_hand(contest, hand, firsts) + chips_of_hand(contest, hand, swapped)) / unit;
        sum += won;
        squares += won * won;
    }
    const double mean = sum / pairs;
    return {mean, std::sqrt((squares / pairs - mean * mean) / (pairs - 1))};
}

}  // namespace riverbones::test
