import QtQuick
import Riverbones.Theme

// Icon, words and keycap of a row of a menu.
Item {
    id: content

    required property string iconName
    required property string text
    required property string subText
    required property string keyText
    required property font font

    implicitWidth: 38 + words.implicitWidth + (cap.visible ? cap.width + 16 : 0)
    implicitHeight: words.implicitHeight
    Accessible.ignored: true

    Icon {
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        name: content.iconName
        colour: Theme.text2
        size: 22
    }

    Column {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: 38
        anchors.right: cap.visible ? cap.left : parent.right
        anchors.rightMargin: cap.visible ? 12 : 0
        anchors.verticalCenter: parent.verticalCenter

        Words {
            width: parent.width
            text: content.text
            font: content.font
            Accessible.ignored: true
        }

        Words {
            width: parent.width
            visible: text !== ""
            text: content.subText
            color: Theme.text2
            font.pixelSize: Type.caption
            apart: 1.1
            Accessible.ignored: true
        }
    }

    Keycap {
        id: cap

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: text !== ""
        text: content.keyText
    }
}
