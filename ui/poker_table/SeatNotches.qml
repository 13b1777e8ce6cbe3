pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Theme

// How well a bot plays: one to three notches below its picture.
Rectangle {
    id: notches

    required property int level

    width: 32
    height: 14
    radius: 7
    color: Theme.plate
    Accessible.ignored: true

    Row {
        anchors.centerIn: parent
        spacing: 3

        Repeater {
            model: 3

            Rectangle {
                required property int index

                width: 5
                height: 8
                radius: 1.5
                color: index <= notches.level ? Theme.focus : Theme.line
            }
        }
    }
}
