import QtQuick
import Riverbones.Theme

// Counts the dice that are in the air. Pictures may stand still, for example in a window that is not shown; the game
// goes on: `overdue` says that nobody need wait any longer.
Timer {
    id: flight

    property int count: 0

    signal ended
    signal overdue

    function begin(dice: int): void {
        count = dice;
        restart();
    }

    function landed(): void {
        if (count === 0 || --count > 0)
            return;
        stop();
        landing.start();
    }

    interval: Motion.roll + 5 * Motion.rollApart + 1000
    onTriggered: overdue()

    // Not in the middle of the throw where nothing moves.
    readonly property Timer landing: Timer {
        interval: 0
        onTriggered: flight.ended()
    }
}
