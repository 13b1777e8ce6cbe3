import QtQuick
import Riverbones.Play
import Riverbones.Shell

// How loud it is. Everything that can be heard can also be seen.
SettingsPart {
    id: part

    SettingsSwitch {
        objectName: "sound"
        first: true
        title: qsTr("Sound")
        help: qsTr("The key M does the same at the table.")
        on: !part.preferences.muted
        onTurned: on => part.preferences.muted = !on
    }

    SettingsRow {
        title: qsTr("Dice and pencil")
        help: qsTr("What happens on the table")

        SettingsSlider {
            objectName: "piecesVolume"
            enabled: !part.preferences.muted
            name: qsTr("Volume of dice and pencil")
            current: part.preferences.piecesVolume
            onChosen: value => part.preferences.piecesVolume = value
            onReleased: part.sounds.tryOut(Sounds.Pieces)
        }
    }

    SettingsRow {
        title: qsTr("Turns")
        help: qsTr("When it is your turn, or something is not possible")

        SettingsSlider {
            objectName: "turnsVolume"
            enabled: !part.preferences.muted
            name: qsTr("Volume of turns")
            current: part.preferences.turnsVolume
            onChosen: value => part.preferences.turnsVolume = value
            onReleased: part.sounds.tryOut(Sounds.Turns)
        }
    }

    SettingsRow {
        title: qsTr("Results")
        help: qsTr("When a game is over")

        SettingsSlider {
            objectName: "resultsVolume"
            enabled: !part.preferences.muted
            name: qsTr("Volume of results")
            current: part.preferences.resultsVolume
            onChosen: value => part.preferences.resultsVolume = value
            onReleased: part.sounds.tryOut(Sounds.Results)
        }
    }
}
