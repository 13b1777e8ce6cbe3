import QtQuick
import QtQuick.Templates as T
import Riverbones.Theme

// Shows that there is more than fits, and where we are in it.
T.ScrollBar {
    id: bar

    implicitWidth: 10
    implicitHeight: 10
    padding: 2
    visible: size < 1
    minimumSize: 0.1

    contentItem: Rectangle {
        implicitWidth: 6
        implicitHeight: 6
        radius: 3
        color: bar.pressed || bar.hovered ? Theme.text2 : Theme.line
    }
}
