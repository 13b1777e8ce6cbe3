import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// A panel at set-up: what it is about, and rows.
Panel {
    id: panel

    required property string title
    // Where a tab says it already, it does not stand here again.
    property bool titled: true
    default property alias rows: column.data

    implicitHeight: content.height + 2 * Metrics.panelPadding

    Column {
        id: content

        x: Metrics.panelPadding
        y: Metrics.panelPadding
        width: parent.width - 2 * x
        spacing: Metrics.space3

        Heading {
            width: parent.width
            visible: panel.titled
            text: panel.title
        }

        Column {
            id: column

            width: parent.width
            spacing: Metrics.space3
        }
    }
}
