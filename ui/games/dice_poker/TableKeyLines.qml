import QtQuick
import Riverbones.Kit

// The table's own keys, for the list of keys.
KeyList {
    KeyLine {
        keys: [qsTr("Space", "the key")]
        text: qsTr("Roll the dice, or hurry")
    }

    KeyLine {
        keys: ["1", "2", "3", "4", "5"]
        text: qsTr("Keep that die or put it back")
    }

    KeyLine {
        keys: ["0"]
        text: qsTr("Put all dice back")
    }

    KeyLine {
        keys: [qsTr("Enter", "the key")]
        text: qsTr("Move the die in focus, or write the chosen line")
    }

    KeyLine {
        keys: ["←", "→", "↑", "↓"]
        text: qsTr("From die to die, from line to line")
    }

    KeyLine {
        keys: [qsTr("Ctrl", "the key") + "+Z"]
        text: qsTr("Take the written line back")
    }

    KeyLine {
        keys: ["H"]
        text: qsTr("Show which line suits the dice best")
    }

    KeyLine {
        keys: ["S"]
        text: qsTr("Whole scorecard")
    }

    KeyLine {
        keys: ["L"]
        text: qsTr("What happened")
    }

    KeyLine {
        keys: ["D", "B", "P", "T"]
        text: qsTr("Read aloud: own dice, mat and shelf, points, what is left")
    }
}
