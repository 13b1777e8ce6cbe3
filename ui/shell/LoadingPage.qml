pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// Stands in for a table while it is being laid out, and takes the keys meanwhile: what they would open on the page below
// would lie over the table. Nothing to see for the first moment: most of the time that is enough.
Page {
    id: page

    // 0 to 1
    required property real progress
    required property bool loading

    property bool slow: false

    readonly property string told: qsTr("Setting the table")

    visible: loading && slow
    onLoadingChanged: if (!loading)
        slow = false
    Accessible.name: told

    Timer {
        interval: 300
        running: page.loading
        onTriggered: page.slow = true
    }

    Loader {
        anchors.centerIn: parent
        active: page.visible
        sourceComponent: Column {
            spacing: 20

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: 16

                Die {
                    face: 3
                    size: 62
                    lean: -8
                }

                Die {
                    face: 6
                    size: 62
                    lean: 6
                }
            }

            Heading {
                anchors.horizontalCenter: parent.horizontalCenter
                text: page.told
            }

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                width: 240
                height: 6
                radius: 3
                color: Theme.line

                Rectangle {
                    width: parent.width * page.progress
                    height: parent.height
                    radius: 3
                    color: Theme.ring
                }
            }
        }
    }
}
