pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// A line of the scorecard over all its columns: its name, and the way to choose it.
Item {
    id: control

    required property ScoreGrid grid
    required property int index
    required property string name
    // For the screen reader, while it may be chosen.
    required property string spoken
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
    property int focusReason: Qt.TabFocusReason

    function take(reason: int): void {
        focusReason = reason;
        forceActiveFocus(reason);
    }

    objectName: "line" + index
    width: grid.block
    height: grid.rowHeight
    activeFocusOnTab: open && entry || activeFocus
    onActiveFocusChanged: if (!activeFocus)
        focusReason = Qt.TabFocusReason

    Accessible.role: open ? Accessible.Button : Accessible.RowHeader
    Accessible.name: open ? spoken : name
    Accessible.description: closed ? qsTr("closed for this joker") : ""
    Accessible.onPressAction: if (open)
        asked()

    Tap {
        onTapped: {
            control.take(Qt.MouseFocusReason);
            control.asked();
        }
    }

    HoverHandler {
        id: pointer

        enabled: control.open
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.paperLine
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.ink
        opacity: pointer.hovered && control.open ? 0.05 : 0
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
