pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell

// The keys that do the same everywhere, and the list of all keys. Letters and signs stay with a text field that has the
// focus.
Item {
    id: keys

    required property Preferences preferences
    // The page that is seen.
    required property Page page

    // The list of keys, made when it is first asked for.
    property KeysSheet sheet: null

    signal soundSwitched

    function showKeys(): void {
        if (!sheet)
            sheet = sheetComponent.createObject(keys) as KeysSheet;
        sheet.open();
    }

    Connections {
        target: keys.page

        function onKeysAsked(): void {
            keys.showKeys();
        }
    }

    Component {
        id: sheetComponent

        KeysSheet {
            page: keys.page
        }
    }

    Shortcut {
        sequence: "F1"
        onActivated: keys.page.help()
    }

    Shortcut {
        sequence: "F10"
        onActivated: keys.page.openMenu()
    }

    Shortcut {
        sequence: "?"
        onActivated: keys.showKeys()
    }

    Shortcut {
        sequence: "F6"
        onActivated: keys.page.toNextGroup(false)
    }

    Shortcut {
        sequence: "Shift+F6"
        onActivated: keys.page.toNextGroup(true)
    }

    Shortcut {
        sequence: "Ctrl+,"
        onActivated: keys.page.settingsAsked()
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
