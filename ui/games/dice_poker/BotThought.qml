import QtQuick
import Riverbones.Games.dice_poker

// Whether a bot has been thinking for so long that a word should be said.
Timer {
    required property DicePokerTable table

    readonly property bool awaited: (table.phase === DicePokerTable.ToRoll || table.phase === DicePokerTable.Deciding) && table.seats.isBot(table.actingSeat)
    property bool late: false

    interval: 1500
    running: awaited && !late
    onTriggered: late = true
    onAwaitedChanged: late = false
}
