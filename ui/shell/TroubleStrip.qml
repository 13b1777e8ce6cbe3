import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// A saved game that cannot be opened: why, that nothing was lost, and where the file is.
Panel {
    id: strip

    required property SavedGame saved
    property int more: 0
    readonly property Item firstFocus: button

    signal fileAsked
    signal moreAsked

    implicitHeight: Math.max(Metrics.compact ? 64 : 88, words.height + 14)
    border.color: Theme.danger
    border.width: 1.5
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text
    Accessible.description: strip.saved.problem

    Icon {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: 24
        anchors.verticalCenter: parent.verticalCenter
        name: "warning"
        colour: Theme.danger
        size: 28
    }

    Column {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: 20
        anchors.right: others.visible ? others.left : button.left
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter

        Heading {
            id: heading

            width: parent.width
            text: qsTr("This save cannot be opened")
            font.pixelSize: Type.h3
        }

        Words {
            width: parent.width
            color: Theme.text2
            //: The first sentence says what is wrong with the file.
            text: qsTr("%1 The file stays where it is, and other saves are not affected.").arg(strip.saved.problem)
        }

        Details {
            width: parent.width
            text: strip.saved.details
        }
    }

    PushButton {
        id: others

        objectName: "moreSaves"
        anchors.right: button.left
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, 180)
        visible: strip.more > 0
        kind: PushButton.Plain
        text: qsTr("%n more", "saved games", strip.more)
        onClicked: strip.moreAsked()
    }

    PushButton {
        id: button

        anchors.right: parent.right
        anchors.rightMargin: 20
        anchors.verticalCenter: parent.verticalCenter
        height: Math.max(48, implicitContentHeight + 16)
        width: Math.min(implicitWidth, 240)
        text: qsTr("Show the file")
        onClicked: strip.fileAsked()
    }
}
