import QtQuick
import Riverbones.Theme

// The wood everything stands on: the background of every screen.
Rectangle {
    color: Theme.room

    Image {
        anchors.fill: parent
        visible: !Theme.strongContrast
        source: "qrc:/art/textures/wood-tile-" + Theme.variant + ".png"
        fillMode: Image.Tile
        horizontalAlignment: Image.AlignLeft
        verticalAlignment: Image.AlignTop
        Accessible.ignored: true
    }
}
