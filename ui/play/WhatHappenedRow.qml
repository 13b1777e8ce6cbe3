import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// One sentence of the log, with the picture of who did it; the first of a part stands below its heading.
Item {
    id: row

    required property string heading
    required property string text
    required property string picture
    required property bool important

    implicitHeight: line.y + Math.max(line.height, face.height) + Metrics.space2
    Accessible.role: Accessible.ListItem
    Accessible.name: heading !== "" ? heading + ". " + text : text

    Words {
        id: above

        x: Metrics.space5
        width: parent.width - 2 * x
        topPadding: Metrics.space3
        visible: text !== ""
        text: row.heading
        color: Theme.ink2
        font.pixelSize: Type.small
        font.weight: Font.Bold
        Accessible.ignored: true
    }

    Avatar {
        id: face

        anchors.left: parent.left
        anchors.leftMargin: Metrics.space5
        y: line.y + Math.max(0, (line.height - height) / 2)
        picture: row.picture
        size: Metrics.avatarSmall
    }

    Words {
        id: line

        anchors.left: face.right
        anchors.leftMargin: Metrics.space3
        anchors.right: parent.right
        anchors.rightMargin: Metrics.space5
        y: (above.visible ? above.height : 0) + Metrics.space2
        height: Math.max(implicitHeight, face.height)
        verticalAlignment: Text.AlignVCenter
        text: row.text
        color: Theme.ink
        font.weight: row.important ? Font.Bold : Font.Normal
        Accessible.ignored: true
    }

    FocusRing {
        around: row
        paper: true
        gap: -5
        cornerRadius: Metrics.controlRadius
        visible: row.activeFocus
    }
}
