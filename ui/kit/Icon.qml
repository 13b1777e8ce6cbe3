import QtQuick
import Riverbones.Theme

// A line icon. It says nothing to a screen reader: whatever it stands in has the name.
Image {
    id: icon

    required property string name
    property color colour: Theme.text
    property real size: 24

    readonly property real pixels: size * Metrics.scale * Screen.devicePixelRatio

    width: size
    height: size
    source: name === "" ? "" : "image://icons/" + name + "/" + String(colour).slice(1)
    sourceSize.width: pixels
    sourceSize.height: pixels
    visible: name !== ""
    Accessible.ignored: true
}
