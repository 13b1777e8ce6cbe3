import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// The lower edge of the paper: the chapters before and after this one.
Item {
    id: ways

    required property RulesReading reading

    signal stepAsked(by: int)

    implicitHeight: Math.max(previous.implicitHeight, next.implicitHeight) + 8

    Rectangle {
        x: 8
        width: parent.width - 16
        height: 1
        color: Theme.paperLine
    }

    LinkButton {
        id: previous

        objectName: "previousChapter"
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width / 2 - 8)
        visible: ways.reading.chapter > 0
        text: ways.reading.titleOf(ways.reading.chapter - 1)
        iconName: "back"
        turned: mirrored
        onClicked: ways.stepAsked(-1)
    }

    LinkButton {
        id: next

        objectName: "nextChapter"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width / 2 - 8)
        visible: ways.reading.chapter + 1 < ways.reading.count
        text: ways.reading.titleOf(ways.reading.chapter + 1)
        lastIconName: "back"
        turned: !mirrored
        onClicked: ways.stepAsked(1)
    }
}
