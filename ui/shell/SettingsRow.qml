import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// One thing to set: its words on one side, the control on the other, or below where both do not fit. A line parts it
// from the row above.
Item {
    id: row

    required property string title
    property string help: ""
    property bool first: false
    default property alias control: holder.data

    readonly property int inset: Metrics.compact ? 10 : 13
    readonly property bool beside: holder.childrenRect.width + Math.max(180, width * 0.36) <= width

    width: parent ? parent.width : 0
    implicitHeight: 2 * inset + (beside ? Math.max(words.height, holder.height) : words.height + 8 + holder.height)

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
        opacity: Theme.strongContrast ? 1 : 0.6
        visible: !row.first
    }

    Column {
        id: words

        anchors.left: parent.left
        y: row.beside ? (row.height - height) / 2 : row.inset
        width: row.beside ? parent.width - holder.width - 16 : parent.width
        spacing: 1

        Words {
            width: parent.width
            text: row.title
            font.weight: Font.DemiBold
        }

        Words {
            width: parent.width
            visible: text !== ""
            text: row.help
            color: Theme.text2
            font.pixelSize: Type.caption
        }
    }

    Item {
        id: holder

        // Not by anchors: while they change sides, they would set its width.
        x: row.beside !== row.LayoutMirroring.enabled ? row.width - width : 0
        y: row.beside ? (row.height - height) / 2 : words.y + words.height + 8
        width: childrenRect.width
        height: childrenRect.height
    }
}
