import QtQuick
import Riverbones.Kit

// What the keys do that do the same everywhere. Letters are Latin in all languages.
KeyList {
    KeyLine {
        //: Key caps: translate the words that stand on the keys of your language's keyboards
        keys: [qsTr("Esc", "the key")]
        text: qsTr("Back, or close what is open")
    }

    KeyLine {
        keys: [qsTr("Enter", "the key")]
        text: qsTr("Do what has the focus")
    }

    KeyLine {
        keys: [qsTr("Tab", "the key"), "F6"]
        text: qsTr("To the next control, to the next group")
    }

    KeyLine {
        keys: ["F1"]
        text: qsTr("Rules")
    }

    KeyLine {
        keys: ["F10"]
        text: qsTr("Menu")
    }

    KeyLine {
        keys: ["F11"]
        text: qsTr("Full screen on or off")
    }

    KeyLine {
        keys: [qsTr("Ctrl", "the key") + "+,"]
        text: qsTr("Settings")
    }

    KeyLine {
        keys: ["M"]
        text: qsTr("Sound on or off")
    }

    KeyLine {
        keys: [qsTr("Ctrl", "the key") + "++", qsTr("Ctrl", "the key") + "+−", qsTr("Ctrl", "the key") + "+0"]
        text: qsTr("Larger text, smaller text, text as at first")
    }

    KeyLine {
        keys: ["?"]
        text: qsTr("This list")
    }
}
