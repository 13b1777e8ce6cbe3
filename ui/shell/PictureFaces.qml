pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit

// Pictures side by side, one of them chosen; the arrows walk along them.
Row {
    id: row

    required property bool bots
    required property string picture

    readonly property list<string> people: ["person-1", "person-2", "person-3", "person-4", "person-5", "person-6"]
    readonly property list<string> animals: ["bot-otter", "bot-heron", "bot-frog", "bot-beaver", "bot-owl", "bot-pike"]
    readonly property list<string> offered: bots ? animals : people

    signal chosen(picture: string)

    function takeFocus(): void {
        focusOn(Math.max(0, offered.indexOf(picture)));
    }

    function focusOn(index: int): void {
        faces.itemAt(index)?.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: 8

    Repeater {
        id: faces

        model: row.offered

        delegate: T.AbstractButton {
            id: face

            required property string modelData
            required property int index

            objectName: modelData
            implicitWidth: 60
            implicitHeight: 60
            padding: 4
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            Accessible.role: Accessible.RadioButton
            Accessible.name: qsTr("Picture %1 of %2").arg(index + 1).arg(row.offered.length)
            Accessible.checkable: true
            Accessible.checked: modelData === row.picture
            Keys.onReturnPressed: face.clicked()
            Keys.onEnterPressed: face.clicked()
            Keys.onLeftPressed: row.focusOn(face.mirrored ? index + 1 : index - 1)
            Keys.onRightPressed: row.focusOn(face.mirrored ? index - 1 : index + 1)
            onClicked: row.chosen(modelData)

            contentItem: Avatar {
                picture: face.modelData
                size: 52
            }

            FocusRing {
                around: face
                cornerRadius: face.width / 2
                gap: -3
                visible: face.activeFocus || face.hovered
            }
        }
    }
}
