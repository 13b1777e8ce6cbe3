import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// The upper end of a side sheet: what it is, and the cross that closes it.
Item {
    id: head

    required property string title
    required property bool wood
    readonly property alias cross: cross

    signal closeAsked

    implicitHeight: Math.max(cross.height, name.height) + Metrics.space4 + Metrics.space2

    Heading {
        id: name

        anchors.left: parent.left
        anchors.leftMargin: Metrics.space5
        anchors.right: cross.left
        anchors.rightMargin: Metrics.space2
        anchors.verticalCenter: cross.verticalCenter
        text: head.title
        paper: !head.wood
    }

    IconButton {
        id: cross

        objectName: "closeButton"
        anchors.right: parent.right
        anchors.rightMargin: Metrics.space3
        y: Metrics.space4 + Math.max(0, (name.height - height) / 2)
        iconName: "cross"
        text: qsTr("Close")
        paper: !head.wood
        onClicked: head.closeAsked()
    }
}
