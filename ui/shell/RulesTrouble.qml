import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// What could not be done, at the upper edge of the paper.
Item {
    id: trouble

    property alias text: words.text

    visible: text !== ""
    height: words.height + 24

    Icon {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: Metrics.space5
        anchors.verticalCenter: parent.verticalCenter
        name: "warning"
        colour: Theme.inkRed
    }

    Words {
        id: words

        objectName: "rulesTrouble"
        anchors.left: sign.right
        anchors.leftMargin: Metrics.space3
        anchors.right: parent.right
        anchors.rightMargin: Metrics.space5
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.inkRed
        font.weight: Font.DemiBold
        Accessible.role: Accessible.AlertMessage
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.paperLine
    }
}
