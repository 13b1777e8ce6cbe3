import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// One thing that was agreed: what it is, and below how it is played.
Item {
    id: row

    required property string name
    required property string text

    implicitHeight: words.height + 2 * Metrics.space3
    Accessible.role: Accessible.ListItem
    Accessible.name: name + ": " + text

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.paperLine
    }

    Column {
        id: words

        y: Metrics.space3
        width: parent.width
        spacing: 1

        Words {
            width: parent.width
            text: row.name
            color: Theme.ink2
            font.pixelSize: Type.small
            Accessible.ignored: true
        }

        Words {
            width: parent.width
            text: row.text
            color: Theme.ink
            font.pixelSize: Type.bodyLarge
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
}
