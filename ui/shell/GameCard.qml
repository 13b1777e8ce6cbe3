import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// A game on the first screen: what it looks like on the felt, and what it is. Wide cards have their words beside it.
T.AbstractButton {
    id: card

    required property Game game
    property bool wide: false

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    text: game.name
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: game.tagline
    Accessible.onPressAction: card.clicked()

    Keys.onReturnPressed: card.clicked()
    Keys.onEnterPressed: card.clicked()

    background: Rectangle {
        radius: Metrics.trayRadius
        color: card.down ? Theme.room : card.hovered ? Theme.railRaised : Theme.rail
        border.width: Theme.outline
        border.color: Theme.line

        SoftShadow {
            around: parent
            z: -1
        }
    }

    contentItem: GameFace {
        game: card.game
        wide: card.wide
        turned: card.mirrored
    }

    FocusRing {
        around: card
        cornerRadius: Metrics.trayRadius
        visible: card.activeFocus && card.focusReason !== Qt.MouseFocusReason
    }
}
