import QtQuick
import Riverbones.Theme

// A sheet of paper: what is written down.
Item {
    id: sheet

    property color colour: Theme.paper
    property real spread: 20
    default property alias content: field.data

    SoftShadow {
        around: sheet
        spread: sheet.spread
        drop: sheet.spread * 0.4
    }

    // The lower edge of the sheet.
    Rectangle {
        y: 2
        width: parent.width
        height: parent.height
        radius: Metrics.paperRadius
        color: Theme.paperLine
    }

    Rectangle {
        id: field

        anchors.fill: parent
        radius: Metrics.paperRadius
        color: sheet.colour
    }
}
