import QtQuick
import Riverbones.Play
import Riverbones.Shell

// The keys that do the same everywhere. Letters and signs stay with a text field that has the focus.
Item {
    id: keys

    required property Preferences preferences

    signal helpAsked
    signal menuAsked
    signal settingsAsked
    signal soundSwitched

    Shortcut {
        sequence: "F1"
        onActivated: keys.helpAsked()
    }

    Shortcut {
        sequence: "F10"
        onActivated: keys.menuAsked()
    }

    Shortcut {
        sequence: "Ctrl+,"
        onActivated: keys.settingsAsked()
    }

    Shortcut {
        sequence: "M"
        autoRepeat: false
        onActivated: {
            keys.preferences.muted = !keys.preferences.muted;
            keys.soundSwitched();
        }
    }

    Shortcut {
        sequences: ["Ctrl++", "Ctrl+="]
        onActivated: keys.preferences.textSize += keys.preferences.textStep
    }

    Shortcut {
        sequence: "Ctrl+-"
        onActivated: keys.preferences.textSize -= keys.preferences.textStep
    }

    Shortcut {
        sequence: "Ctrl+0"
        onActivated: keys.preferences.textSize = keys.preferences.smallestText
    }
}
