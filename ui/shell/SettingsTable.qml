import QtQuick
import Riverbones.Kit
import Riverbones.Shell

// How a game goes.
SettingsPart {
    id: part

    SettingsRow {
        first: true
        title: qsTr("Pace of bots")
        help: qsTr("How long they think, and how long their dice lie there to be seen")

        Segments {
            objectName: "pace"
            width: Math.min(implicitWidth, part.width)
            name: qsTr("Pace of bots")
            options: [qsTr("Calm"), qsTr("Normal"), qsTr("Fast"), qsTr("Instant")]
            current: part.preferences.pace
            onChosen: index => part.preferences.pace = index
        }
    }

    SettingsSwitch {
        objectName: "confirmZero"
        title: qsTr("Ask before writing a zero")
        help: qsTr("A line that is given up needs a second press")
        on: part.preferences.confirmZero
        onTurned: on => part.preferences.confirmZero = on
    }

    SettingsSwitch {
        objectName: "confirmFold"
        title: qsTr("Ask before folding for nothing")
        help: qsTr("A hand that could be played on without paying needs a second press to be given up")
        on: part.preferences.confirmFold
        onTurned: on => part.preferences.confirmFold = on
    }

    SettingsSwitch {
        objectName: "holdToPeek"
        title: qsTr("Keep own dice and cards covered")
        help: qsTr("They are seen only while Space is held")
        on: part.preferences.holdToPeek
        onTurned: on => part.preferences.holdToPeek = on
    }

    SettingsSwitch {
        objectName: "guideWanted"
        title: qsTr("Guide the next game")
        help: qsTr("Five short remarks for newcomers")
        on: part.preferences.guideWanted
        onTurned: on => part.preferences.guideWanted = on
    }
}
