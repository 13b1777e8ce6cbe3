pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit

// Cards and dice, as they look with what is set.
Column {
    id: pieces

    spacing: 20
    Accessible.ignored: true

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 12

        Repeater {
            // Ten of clubs, queen of diamonds, seven of hearts.
            model: [32, 41, 22]

            PlayingCard {
                required property int modelData

                card: modelData
                size: 64
            }
        }
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 18

        Repeater {
            model: [[6, -6], [1, 3], [4, -2]]

            Die {
                required property var modelData

                face: modelData[0]
                lean: modelData[1]
                size: 56
            }
        }
    }
}
