import QtQuick
import Riverbones.Kit
import Riverbones.Shell

// For eyes, ears and hands.
SettingsPart {
    id: part

    SettingsRow {
        first: true
        title: qsTr("Spoken by the screen reader")
        help: qsTr("What it says without being asked, when you use one")

        Segments {
            objectName: "spoken"
            width: Math.min(implicitWidth, part.width)
            name: qsTr("Spoken by the screen reader")
            options: [
                //: What is spoken: everything that happens at the table
                qsTr("Everything"),
                //: What is spoken: only what concerns the player
                qsTr("Only mine"),
                //: What is spoken
                qsTr("Nothing")]
            current: part.preferences.spoken
            onChosen: index => part.preferences.spoken = index
        }
    }

    SettingsSwitch {
        objectName: "suggestions"
        title: qsTr("Suggestions")
        help: qsTr("Marks the line that your dice suit best")
        on: part.preferences.suggestions
        onTurned: on => part.preferences.suggestions = on
    }

    SettingsSwitch {
        objectName: "pressTwice"
        title: qsTr("Press twice instead of holding")
        help: qsTr("For the button that shows hidden dice and cards when the device is passed on")
        on: part.preferences.pressTwice
        onTurned: on => part.preferences.pressTwice = on
    }

    SettingsRow {
        title: qsTr("Keys")
        help: qsTr("Everything can be done without a pointer.")

        PushButton {
            objectName: "keys"
            text: qsTr("List of keys")
            keyText: "?"
            onClicked: part.keysAsked()
        }
    }
}
