pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Theme

// One of a few things to choose from by their looks: the chosen one has a thick rim. What it shows is its content.
T.RadioButton {
    id: tile

    property bool paper: false
    property color ground: paper ? (checked ? Theme.paperBright : "transparent") : "transparent"
    property real cornerRadius: Metrics.controlRadius

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    implicitWidth: Math.max(Metrics.target, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Metrics.target, implicitContentHeight + topPadding + bottomPadding)

    Accessible.name: text
    Accessible.onPressAction: tile.clicked()
    Accessible.onToggleAction: tile.clicked()
    Keys.onReturnPressed: tile.clicked()
    Keys.onEnterPressed: tile.clicked()

    background: Rectangle {
        radius: tile.cornerRadius
        color: tile.hovered && !tile.checked && tile.ground.a === 0 ? (tile.paper ? Theme.paperAlt : Theme.railRaised) : tile.ground
        border.width: tile.checked ? (tile.paper ? 2 : 3) : Theme.outline
        border.color: tile.checked ? (tile.paper ? Theme.inkTeal : Theme.ring) : tile.paper ? Theme.ink2 : Theme.line
    }

    FocusRing {
        around: tile
        paper: tile.paper
        cornerRadius: tile.cornerRadius
        gap: 2
        visible: tile.activeFocus && tile.focusReason !== Qt.MouseFocusReason
    }
}
