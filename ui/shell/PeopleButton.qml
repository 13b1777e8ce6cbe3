pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// Offers the people whom the computer knows and who do not sit at the table yet.
T.Button {
    id: control

    required property People people
    required property SeatList seats

    signal chosen(person: int)

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    implicitWidth: 84
    implicitHeight: Metrics.target
    onClicked: popup.open()
    Accessible.name: text
    Accessible.onPressAction: control.clicked()
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    contentItem: Item {
        Row {
            anchors.centerIn: parent
            spacing: 10

            Icon {
                name: "people"
                size: 22
                colour: control.hovered ? Theme.text : Theme.text2
            }

            Icon {
                name: "chevron-down"
                size: 20
                colour: control.hovered ? Theme.text : Theme.text2
            }
        }
    }

    background: Rectangle {
        radius: Metrics.controlRadius
        color: control.hovered || control.down ? Theme.railRaised : "transparent"
        border.width: Theme.outline
        border.color: Theme.line
    }

    Tip {
        text: control.text
        visible: (control.hovered || control.visualFocus) && !popup.visible
    }

    FocusRing {
        around: control
        cornerRadius: Metrics.controlRadius
        gap: 0
        visible: control.activeFocus && control.focusReason !== Qt.MouseFocusReason
    }

    T.Popup {
        id: popup

        y: control.height + 6
        padding: 6
        margins: 8
        scale: Metrics.scale
        transformOrigin: T.Popup.TopLeft
        width: 270
        implicitHeight: implicitContentHeight + 2 * padding
        focus: true
        onAboutToShow: {
            const list = contentItem as PeopleList;
            list.offered = control.people.notAt(control.seats);
            list.takeFocus();
        }
        onClosed: control.forceActiveFocus(Qt.OtherFocusReason)

        background: Rectangle {
            radius: Metrics.controlRadius
            color: Theme.rail
            border.width: Theme.outline
            border.color: Theme.line
        }

        contentItem: PeopleList {
            people: control.people
            onPicked: person => {
                popup.close();
                control.chosen(person);
            }
        }
    }
}
