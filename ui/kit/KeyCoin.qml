import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// The brass coin with the key: it lies on the upper edge of a key card.
Rectangle {
    id: coin

    property real size: 32

    width: size
    height: size
    radius: size / 2
    color: Theme.brass
    border.width: 1
    border.color: Theme.brassEdge
    Accessible.ignored: true

    Icon {
        anchors.centerIn: parent
        name: "key"
        size: coin.size * 0.62
        colour: Theme.textOnBrass
    }
}
