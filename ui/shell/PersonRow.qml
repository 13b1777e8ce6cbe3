pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Shell

// A person whom the computer knows.
Item {
    id: row

    required property string name
    required property string picture
    // The name, or what stands for it.
    required property string call

    signal named(name: string)
    signal pictured(picture: string)
    signal removeAsked

    function takeFocus(): void {
        field.forceActiveFocus(Qt.OtherFocusReason);
    }

    implicitHeight: Math.max(60, field.height)
    Accessible.role: Accessible.ListItem
    Accessible.name: call

    PictureButton {
        id: face

        objectName: "picture"
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Picture of %1").arg(row.call)
        picture: row.picture
        bots: false
        onChosen: picture => row.pictured(picture)
    }

    SeatName {
        id: field

        objectName: "name"
        anchors.left: face.right
        anchors.leftMargin: 14
        anchors.right: remove.left
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        given: row.name
        placeholder: row.call
        onEdited: text => row.named(text)
    }

    IconButton {
        id: remove

        objectName: "remove"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        iconName: "cross"
        text: qsTr("Remove %1").arg(row.call)
        onClicked: row.removeAsked()
    }
}
