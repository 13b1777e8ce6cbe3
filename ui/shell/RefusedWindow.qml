import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// All there is to see when the profile cannot be used.
T.ApplicationWindow {
    id: window

    required property int code // Reason.Code
    // Of the profile.
    required property string folder

    width: 560
    height: column.implicitHeight + 2 * column.y
    minimumWidth: width
    minimumHeight: height
    visible: true
    title: Qt.application.name
    color: Theme.room

    ReasonText {
        id: reason

        code: window.code
    }

    Plank {
        anchors.fill: parent
        focus: true
        Keys.onEscapePressed: window.close()

        Column {
            id: column

            x: 36
            y: 32
            width: parent.width - 2 * x
            spacing: 14

            Heading {
                width: parent.width
                text: qsTr("Riverbones cannot start")
            }

            Words {
                objectName: "why"
                width: parent.width
                text: reason.text
                font.pixelSize: Type.bodyLarge
            }

            Words {
                width: parent.width
                visible: window.code === Reason.ProfileInUse
                text: qsTr("Go on in the window that is open, or close it first.")
                color: Theme.text2
            }

            Details {
                width: parent.width
                text: window.folder
            }

            PushButton {
                objectName: "quit"
                anchors.right: parent.right
                kind: PushButton.Primary
                text: qsTr("Quit")
                onClicked: window.close()
                Component.onCompleted: forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
}
