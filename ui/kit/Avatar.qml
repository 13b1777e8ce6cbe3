import QtQuick
import Riverbones.Theme

// The picture of a person or a bot. Names say who it is: the picture is silent.
Item {
    id: avatar

    // The picture's name, such as "person-3" or, in its second look, "person-3.b".
    required property string picture
    property real size: Metrics.avatar
    // A rim in this colour, to set it off where pictures overlap.
    property color tint: "transparent"
    property real rim: 3
    property bool away: false

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: -avatar.rim
        radius: width / 2
        color: avatar.tint
        visible: color.a > 0
    }

    Image {
        anchors.fill: parent
        source: avatar.picture === "" ? "" : "image://avatars/" + avatar.picture
        sourceSize.width: avatar.size * Metrics.scale * Screen.devicePixelRatio
        sourceSize.height: avatar.size * Metrics.scale * Screen.devicePixelRatio
        smooth: true
        opacity: avatar.away ? 0.45 : 1
        Accessible.ignored: true
    }
}
