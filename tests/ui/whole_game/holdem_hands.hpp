#pragma once

#include <QTest>

#include "core/base/fast_random.hpp"
#include "tests/ui/whole_game/player_at_window.hpp"

namespace riverbones {

/// How people play hold'em games at one window. Whatever does not go as it should fails the test that runs.

/// Waits until people are asked for something, or the match is over. Chips are counted whenever they lie still.
void wait_for_people(PokerTable& table);

/// Chips in stacks, bets and pots, as they are shown.
int chips_shown(PokerTable& table);

/// Whoever is named takes the device.
void take_device_by_keyboard(PlayerAtWindow& player, DiceHoldemTable& table);
void take_device_by_mouse(PlayerAtWindow& player, DiceHoldemTable& table);

/// Calls, folds, types a raise or goes all-in.
void decide_by_keyboard(PlayerAtWindow& player, DiceHoldemTable& table, FastRandom& random);
void go_on_by_keyboard(PlayerAtWindow& player, DiceHoldemTable& table);

void check_or_call_by_mouse(PlayerAtWindow& player, DiceHoldemTable& table);
void fold_by_mouse(PlayerAtWindow& player, DiceHoldemTable& table);
/// Pulls the knob about so far along the slider, then raises to where it stands.
void raise_by_slider(PlayerAtWindow& player, DiceHoldemTable& table, double along);
/// Raises to the smallest amount, or everything; where it is closed, calls.
void raise_by_preset(PlayerAtWindow& player, DiceHoldemTable& table, PokerTable::Preset preset);
void go_on_by_mouse(PlayerAtWindow& player, DiceHoldemTable& table);

}  // namespace riverbones
