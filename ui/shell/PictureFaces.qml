pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Theme

// Pictures in two rows, each drawing in both its looks, one of them chosen; the arrows walk along them.
Grid {
    id: grid

    required property bool bots
    required property string picture
    property bool paper: false

    readonly property list<string> people: ["person-1", "person-2", "person-3", "person-4", "person-5", "person-6", "person-1.b", "person-2.b", "person-3.b", "person-4.b", "person-5.b", "person-6.b"]
    readonly property list<string> animals: ["bot-otter", "bot-heron", "bot-frog", "bot-beaver", "bot-owl", "bot-pike", "bot-otter.b", "bot-heron.b", "bot-frog.b", "bot-beaver.b", "bot-owl.b", "bot-pike.b"]
    readonly property list<string> offered: bots ? animals : people

    signal chosen(picture: string)

    function takeFocus(): void {
        focusOn(Math.max(0, offered.indexOf(picture)));
    }

    function focusOn(index: int): void {
        faces.itemAt(index)?.forceActiveFocus(Qt.TabFocusReason);
    }

    columns: 6
    spacing: 8

    Repeater {
        id: faces

        model: grid.offered

        delegate: T.AbstractButton {
            id: face

            required property string modelData
            required property int index

            readonly property bool chosen: modelData === grid.picture

            objectName: modelData
            implicitWidth: 60
            implicitHeight: 60
            padding: 5
            focusPolicy: chosen || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            hoverEnabled: true
            Accessible.role: Accessible.RadioButton
            Accessible.name: qsTr("Picture %1 of %2").arg(index + 1).arg(grid.offered.length)
            Accessible.checkable: true
            Accessible.checked: chosen
            Accessible.onPressAction: face.clicked()
            Keys.onReturnPressed: face.clicked()
            Keys.onEnterPressed: face.clicked()
            Keys.onLeftPressed: grid.focusOn(face.mirrored ? index + 1 : index - 1)
            Keys.onRightPressed: grid.focusOn(face.mirrored ? index - 1 : index + 1)
            Keys.onUpPressed: grid.focusOn(index - grid.columns)
            Keys.onDownPressed: grid.focusOn(index + grid.columns)
            onClicked: grid.chosen(modelData)

            background: Rectangle {
                radius: width / 2
                color: "transparent"
                border.width: face.chosen ? 3 : face.hovered ? 2 : 0
                border.color: grid.paper ? Theme.inkTeal : face.chosen ? Theme.ring : Theme.text2
            }

            contentItem: Avatar {
                picture: face.modelData
                size: 50
            }

            FocusRing {
                around: face
                paper: grid.paper
                cornerRadius: face.width / 2
                gap: -1
                visible: face.activeFocus && face.focusReason !== Qt.MouseFocusReason
            }
        }
    }
}
