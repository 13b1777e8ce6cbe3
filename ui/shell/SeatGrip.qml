import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Theme

// What a seat is moved by, and where the keyboard stands on a whole row. It asks; the row decides.
T.AbstractButton {
    id: grip

    // From one row to the next, to tell over how many it was dragged.
    required property real rowStep

    signal dragged(rows: int)

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    implicitWidth: 36
    implicitHeight: Metrics.target
    Accessible.role: Accessible.Button
    Accessible.name: text

    HoverHandler {
        cursorShape: drag.active ? Qt.ClosedHandCursor : Qt.OpenHandCursor
    }

    DragHandler {
        id: drag

        target: null
        xAxis.enabled: false
        dragThreshold: 4
        onActiveChanged: if (active)
            grip.forceActiveFocus(Qt.MouseFocusReason)
        // The row goes where the pointer is, and the grip with it: what is left is how far the pointer is ahead.
        onCentroidChanged: if (active) {
            const rows = Math.round((centroid.position.y - grip.height / 2) / grip.rowStep);
            if (rows !== 0)
                grip.dragged(rows);
        }
    }

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: "grip"
            colour: grip.hovered || grip.activeFocus ? Theme.text : Theme.text2
            size: 20
        }
    }
}
