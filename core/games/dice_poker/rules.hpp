#pragma once

#include <vector>

#include "core/base/random.hpp"
#include "core/base/turn.hpp"
#include "core/games/dice_poker/choices.hpp"
#include "core/games/dice_poker/state.hpp"

namespace riverbones::dice_poker {

/// The first state of a match; the settings must have no problem.
State start(const Settings& settings);

Turn turn(const State& state);

Choices choices(const State& state, Seat seat);

/// What the house does now; only when turn(state) is House. Dice are drawn by (seat, round, roll, die).
HouseAct house_act(const State& state, Random random);

/// Whether the house could have done that now.
bool fits(const State& state, const HouseAct& act);

/// Moves the state on and adds what happened to `events`. The action must be allowed, the house act must fit.
void apply(State& state, const Action& action, std::vector<Event>& events);
void apply(State& state, const HouseAct& act, std::vector<Event>& events);

View view(const State& state, Viewer viewer);

/// The seat that may take its last action back: who wrote a line, until the next player has rolled.
std::optional<Seat> take_back(const State& state);

}  // namespace riverbones::dice_poker
