pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// A line of the scorecard over all its columns: its name, and the way to choose it.
T.Control {
    id: control

    required property ScoreGrid grid
    required property int index
    required property string name
    // As it is for the player whose turn it is.
    required property int mark
    required property int points
    // It may be chosen now.
    required property bool open
    required property bool chosen
    // Tab comes to this one.
    required property bool entry

    signal asked

    readonly property bool closed: mark === ScoreColumn.Closed

    objectName: "line" + index
    width: grid.block
    height: grid.rowHeight
    hoverEnabled: open
    focusPolicy: open && entry || activeFocus ? Qt.TabFocus : Qt.NoFocus

    Accessible.role: open ? Accessible.Button : Accessible.RowHeader
    Accessible.name: open ? qsTr("%1, would score %2", "line, points").arg(name).arg(points) : name
    Accessible.description: closed ? qsTr("closed for this joker") : ""
    Accessible.onPressAction: if (open)
        asked()

    TapHandler {
        onTapped: {
            control.forceActiveFocus(Qt.MouseFocusReason);
            control.asked();
        }
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.paperLine
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.ink
        opacity: control.hovered && control.open ? 0.05 : 0
    }

    Image {
        visible: label.pictured
        x: control.grid.mirrored ? control.grid.block - width - control.grid.padding : control.grid.padding
        y: (parent.height - height) / 2
        width: Metrics.dieInRow
        height: width
        source: label.pictured ? "qrc:/art/dice/" + (control.index + 1) + ".svg" : ""
        sourceSize.width: 2 * width * Metrics.scale * Screen.devicePixelRatio
        mipmap: true
        opacity: label.opacity
        Accessible.ignored: true
    }

    ScoreLabel {
        id: label

        grid: control.grid
        pictured: control.index < control.grid.leftLines && control.grid.pictures
        text: control.grid.breakable(control.name)
        opacity: control.closed ? 0.5 : 1
    }

    Rectangle {
        id: ring

        anchors.fill: parent
        anchors.margins: -1.5
        visible: control.chosen
        radius: 10
        color: "transparent"
        border.width: 3
        border.color: Theme.inkTeal
    }

    FocusRing {
        around: ring
        paper: true
        gap: 1
        cornerRadius: 10
        visible: control.activeFocus && control.focusReason !== Qt.MouseFocusReason
    }
}
