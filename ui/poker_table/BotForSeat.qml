pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// Lets a bot play on for a person: how well, and the button that does it.
Flow {
    id: choice

    // Whose seat it is.
    required property string player

    property int level: SeatList.Steady

    signal chosen(level: int)

    spacing: Metrics.space2

    BotLevelChoice {
        objectName: choice.objectName + "Level"
        paper: true
        player: choice.player
        chosenIndex: choice.level
        onActivated: index => choice.level = index
    }

    PushButton {
        objectName: choice.objectName + "Button"
        width: Math.min(implicitWidth, parent.width)
        height: Math.max(Metrics.target, implicitContentHeight + 12)
        paper: true
        kind: PushButton.Quiet
        text: qsTr("Let a bot play on")
        onClicked: choice.chosen(choice.level)
    }
}
