pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// The numbers at the end of a row of the result, or the words above them: all right aligned, the last one large.
Row {
    id: cells

    required property list<string> texts
    required property real step
    property bool head: false
    // What a number may take of a low row.
    property real largest: Type.pot

    Repeater {
        model: cells.texts

        delegate: Words {
            required property int index
            required property string modelData

            readonly property bool last: index === cells.texts.length - 1

            width: cells.step
            height: cells.height
            text: modelData
            color: cells.head ? Theme.ink2 : Theme.ink
            font.pixelSize: cells.head ? Type.small : last ? Math.min(Type.pot, cells.largest) : Type.number
            font.weight: last ? Font.Bold : cells.head ? Font.DemiBold : Font.Normal
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            leftPadding: 6
            wrapMode: cells.head ? Text.Wrap : Text.NoWrap
            Accessible.ignored: true
        }
    }
}
