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
    signal rulesAsked
    signal settingsAsked

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
    leftIcon: "menu"
    leftText: qsTr("Menu (F10)")

    IconButton {
        objectName: "rulesButton"
        iconName: "book"
        text: qsTr("Rules (F1)")
        onClicked: bar.rulesAsked()
    }

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

    IconButton {
        objectName: "settingsButton"
        iconName: "sliders"
        text: qsTr("Settings (Ctrl+,)")
        onClicked: bar.settingsAsked()
    }
}
