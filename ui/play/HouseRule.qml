import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// One row of the house rules: words on one side, the control on the other, or below where both do not fit.
Item {
    id: row

    required property string text
    property string explanation: ""
    default property alias control: holder.data

    readonly property bool beside: holder.childrenRect.width + 180 <= width

    implicitHeight: beside ? Math.max(words.height, holder.childrenRect.height) : words.height + Metrics.space2 + holder.childrenRect.height

    Column {
        id: words

        anchors.left: parent.left
        y: row.beside ? (row.height - height) / 2 : 0
        width: row.beside ? parent.width - holder.childrenRect.width - Metrics.space4 : parent.width

        Words {
            width: parent.width
            text: row.text
            font.weight: Font.DemiBold
        }

        Words {
            width: parent.width
            text: row.explanation
            visible: text !== ""
            color: Theme.text2
            font.pixelSize: Type.caption
        }
    }

    Item {
        id: holder

        anchors.right: parent.right
        width: childrenRect.width
        height: childrenRect.height
        y: row.beside ? (row.height - height) / 2 : words.height + Metrics.space2
    }
}
