import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.PokerTable

// The upper edge of a hold'em table: which hand it is, what it is played for, and the ways out.
TopBar {
    id: bar

    required property PokerTable table
    required property Preferences preferences

    signal rulesAsked
    signal logAsked
    signal settingsAsked

    subtitle: {
        if (table.phase === PokerTable.NoMatch)
            return "";
        if (table.phase === PokerTable.Over)
            return qsTr("The match is over");
        // Before the first hand is dealt it is on its way already.
        const hand = Math.max(1, table.handNumber);
        //: The upper edge of the table. %1: number of the hand; %2: no limit, pot limit, fixed limit; %3: blinds or ante
        return qsTr("Hand %1 · %2 · %3").arg(format.number(hand)).arg(stakes.structure(table.structure)).arg(stakes.line(table));
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
        objectName: "logButton"
        iconName: "list"
        text: qsTr("What happened (L)")
        onClicked: bar.logAsked()
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

    StakesLine {
        id: stakes
    }

    Format {
        id: format
    }
}
