import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// Picture and name above a column; the picture tells apart what is cut.
Item {
    id: head

    required property string name
    required property string picture
    required property bool acting

    Accessible.role: Accessible.ColumnHeader
    Accessible.name: name

    Avatar {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Metrics.compact ? 6 : 9
        picture: head.picture
        size: Metrics.compact ? 26 : Metrics.avatarSmall
    }

    Words {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Metrics.compact ? 4 : 7
        anchors.leftMargin: Metrics.textScale > 1 ? 1 : -1
        anchors.rightMargin: anchors.leftMargin
        text: head.name
        color: head.acting ? Theme.ink : Theme.ink2
        font.pixelSize: Type.caption
        font.weight: head.acting ? Font.Bold : Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        // Large text gives way rather than to be cut, as far as anybody's text goes.
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 14
        Accessible.ignored: true
    }
}
