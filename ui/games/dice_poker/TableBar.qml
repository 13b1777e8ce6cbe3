import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Play

// The upper edge of the table: how far the match has come, and the ways out of it.
TopBar {
    id: bar

    required property DicePokerTable table
    required property Preferences preferences

    readonly property string name: table.seats.displayName(table.actingSeat)

    signal scorecardAsked

    title: qsTr("Dice Poker")
    subtitle: {
        switch (table.phase) {
        case DicePokerTable.NoMatch:
            return "";
        case DicePokerTable.Over:
            return qsTr("Final scores");
        default:
            return table.round < table.rounds ? qsTr("Round %1 of %2 · %3 to play").arg(table.round).arg(table.rounds).arg(name) : qsTr("Last round · %1 to play").arg(name);
        }
    }
    leftText: qsTr("Back to the start")

    IconButton {
        objectName: "wholeScorecardButton"
        iconName: "list"
        text: qsTr("Whole scorecard (S)")
        onClicked: bar.scorecardAsked()
    }

    SpeakerButton {
        visible: preferences !== null
        preferences: bar.preferences
    }
}
