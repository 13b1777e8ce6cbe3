import QtQuick
import Riverbones.Kit

// The table's own keys, for the list of keys.
KeyList {
    KeyLine {
        keys: ["F", "F7"]
        text: qsTr("Fold")
    }

    KeyLine {
        keys: ["C", "F8"]
        text: qsTr("Check or call")
    }

    KeyLine {
        keys: ["R", "F9"]
        text: qsTr("Bet or raise to the amount")
    }

    KeyLine {
        keys: ["1", "2", "3", "4"]
        text: qsTr("Amount: smallest, half the pot, the pot, all-in")
    }

    KeyLine {
        keys: ["←", "→"]
        text: qsTr("Amount: less, more; with Shift in large steps")
    }

    KeyLine {
        keys: [qsTr("Home", "the key"), qsTr("End", "the key")]
        text: qsTr("Amount: the smallest, everything")
    }

    KeyLine {
        keys: ["V", qsTr("Space", "the key")]
        text: qsTr("Cover the own pieces; hold to look at them")
    }

    KeyLine {
        keys: [qsTr("Space", "the key")]
        text: qsTr("Hurry")
    }

    KeyLine {
        keys: ["L"]
        text: qsTr("What happened")
    }

    KeyLine {
        keys: ["D", "B", "P", "T", "S"]
        text: qsTr("Read aloud: own pieces, board, pot, time, each seat in turn")
    }
}
