import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// The empty place below the seats.
DashedFrame {
    id: place

    signal personAsked
    signal botAsked

    function takeFocus(): void {
        person.forceActiveFocus(Qt.OtherFocusReason);
    }

    implicitHeight: row.height + 16
    cornerRadius: Metrics.panelRadius
    lineWidth: 1.5
    Accessible.ignored: false
    Accessible.role: Accessible.Grouping

    Row {
        id: row

        anchors.centerIn: parent
        spacing: 16

        PushButton {
            id: person

            objectName: "addPerson"
            height: Math.max(Metrics.target, implicitContentHeight + 12)
            kind: PushButton.Plain
            iconName: "plus"
            text: qsTr("Add a person")
            onClicked: place.personAsked()
        }

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 1
            height: 28
            color: Theme.line
        }

        PushButton {
            objectName: "addBot"
            height: Math.max(Metrics.target, implicitContentHeight + 12)
            kind: PushButton.Plain
            iconName: "plus"
            text: qsTr("Add a bot")
            onClicked: place.botAsked()
        }
    }
}
