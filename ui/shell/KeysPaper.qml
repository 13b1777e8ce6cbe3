import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// What is written on the list of keys: one column, or two where the page has keys of its own.
FocusScope {
    id: paper

    required property KeyList own

    readonly property alias title: heading.text
    readonly property bool two: own !== null && own.lines.length > 0

    signal closeAsked

    function takeFocus(): void {
        cross.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: heading.height + Metrics.space3 + columns.height

    Keys.onUpPressed: area.scroll(-area.step)
    Keys.onDownPressed: area.scroll(area.step)

    Heading {
        id: heading

        anchors.left: parent.left
        anchors.right: cross.left
        height: Math.max(implicitHeight, cross.height)
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Keys")
        paper: true
    }

    IconButton {
        id: cross

        objectName: "closeKeys"
        anchors.right: parent.right
        paper: true
        iconName: "cross"
        text: qsTr("Close")
        onClicked: paper.closeAsked()
    }

    ScrollArea {
        id: area

        anchors.fill: parent
        anchors.topMargin: heading.height + Metrics.space3
        clip: true
        contentWidth: width
        contentHeight: columns.height

        Row {
            id: columns

            readonly property real share: paper.two ? (area.width - spacing) / 2 : area.width

            spacing: Metrics.space6

            KeysColumn {
                width: columns.share
                title: qsTr("Everywhere")
                keys: everywhere
            }

            KeysColumn {
                width: columns.share
                visible: paper.two
                title: qsTr("Here")
                keys: paper.own
            }
        }
    }

    KeysEverywhere {
        id: everywhere
    }
}
