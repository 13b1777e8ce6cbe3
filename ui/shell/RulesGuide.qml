pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// The remarks of the first game, once more. They belong to a game that is played, so here they are only asked for.
Column {
    id: guide

    // They will be shown in the next game.
    property bool wanted: false

    signal asked

    spacing: Metrics.space2

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.paperLine
    }

    PushButton {
        objectName: "guideButton"
        width: Math.min(implicitWidth, parent.width)
        visible: !guide.wanted
        kind: PushButton.Quiet
        paper: true
        text: qsTr("Show the five remarks again")
        onClicked: guide.asked()
    }

    Words {
        objectName: "guideWords"
        width: parent.width
        color: Theme.ink2
        font.pixelSize: Type.small
        text: guide.wanted ? qsTr("The five remarks for a first game appear in the next game.") : qsTr("Five short remarks led through your first game. They can come back in the next one.")
    }
}
