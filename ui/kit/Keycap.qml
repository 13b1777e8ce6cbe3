import QtQuick
import Riverbones.Theme

// The name of a key, as a hint on the control that does the same.
Rectangle {
    id: cap

    required property string text
    property color colour: Theme.text2

    implicitWidth: Math.max(implicitHeight, label.implicitWidth + 14)
    implicitHeight: label.implicitHeight + 4
    radius: Metrics.keycapRadius
    color: "transparent"
    border.width: 1
    border.color: Qt.alpha(colour, 0.75)
    Accessible.ignored: true

    Words {
        id: label

        anchors.centerIn: parent
        text: cap.text
        color: cap.colour
        font.pixelSize: Type.caption
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
