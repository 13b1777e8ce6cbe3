import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit

// What happened in the match, beside the table. The game goes on behind it, and what happens is added.
SideSheet {
    id: sheet

    required property DicePokerTable table

    title: qsTr("What happened")
    onOpened: log.takeFocus()

    WhatHappened {
        id: log

        anchors.fill: parent
        table: sheet.table
    }
}
