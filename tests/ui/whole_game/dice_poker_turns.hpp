#pragma once

#include <QTest>

#include "core/base/fast_random.hpp"
#include "tests/ui/whole_game/player_at_window.hpp"

namespace riverbones {

/// How somebody with a pointer plays Dice Poker. Whatever does not go as it should fails the test that runs.

/// Waits until a person may act or the match is over.
void wait_for_turn(DicePokerTable& table);

/// How many lines a seat has still to write.
int open_lines(DicePokerTable& table, int seat);

/// One to three rolls, some dice kept between them, then the line that is offered.
void turn_by_mouse(PlayerAtWindow& player, DicePokerTable& table, FastRandom& random);

/// Writes the line that is offered; a zero is confirmed.
void write_by_mouse(PlayerAtWindow& player, DicePokerTable& table);

/// Has turns taken until the match is over; each person takes fifteen.
template <class Turn>
void play_to_the_end(DicePokerTable& table, const Turn& turn) {
    int turns = 0;
    while (true) {
        wait_for_turn(table);
        if (QTest::currentTestFailed() || table.phase() == DicePokerTable::Over) break;
        turn();
        ++turns;
    }
    QCOMPARE(turns, 15 * table.seats()->people());
}

}  // namespace riverbones
