pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// Some of the people whom the computer knows, to pick one of; the arrows walk along them.
FocusScope {
    id: box

    required property People people
    // Places in the list of people.
    property list<int> offered

    signal picked(person: int)

    function takeFocus(): void {
        list.currentIndex = 0;
        list.forceActiveFocus(Qt.PopupFocusReason);
    }

    implicitHeight: empty.visible ? empty.implicitHeight + 20 : Math.min(list.contentHeight, 320)

    Words {
        id: empty

        x: 10
        y: 10
        width: parent.width - 20
        visible: box.offered.length === 0
        text: qsTr("Everybody who is known sits at this table.")
        color: Theme.text2
    }

    ListView {
        id: list

        anchors.fill: parent
        clip: true
        focus: true
        boundsBehavior: Flickable.StopAtBounds
        model: box.offered
        Keys.onReturnPressed: if (currentItem)
            box.picked(box.offered[currentIndex])
        Keys.onEnterPressed: if (currentItem)
            box.picked(box.offered[currentIndex])
        Keys.onSpacePressed: if (currentItem)
            box.picked(box.offered[currentIndex])

        delegate: T.ItemDelegate {
            id: item

            required property int index
            required property int modelData

            readonly property bool marked: hovered || (ListView.isCurrentItem && list.activeFocus)

            objectName: "person" + modelData
            width: list.width
            height: Math.max(Metrics.target + 8, implicitContentHeight + 12)
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            text: {
                const name = box.people.name(modelData);
                return name === "" ? qsTr("Player %1").arg(modelData + 1) : name;
            }
            onClicked: box.picked(modelData)

            contentItem: Row {
                leftPadding: 8
                spacing: 12

                Avatar {
                    anchors.verticalCenter: parent.verticalCenter
                    picture: box.people.picture(item.modelData)
                    size: 36
                }

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - 64
                    text: item.text
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }

            background: Rectangle {
                radius: Metrics.controlRadius - 4
                color: item.marked ? Theme.railRaised : "transparent"
                border.width: item.ListView.isCurrentItem && list.activeFocus ? 2 : 0
                border.color: Theme.focus
            }
        }
    }
}
