import QtQuick
import Riverbones.Theme

// An empty place for a card, sunk into the cloth.
Rectangle {
    id: place

    property real size: 84

    implicitWidth: size
    implicitHeight: size * Metrics.cardHeight
    radius: size * Metrics.cardRadius
    color: Qt.alpha(Theme.feltDeep, 0.8)
    border.width: 1
    border.color: Qt.alpha("#000000", 0.18)
    Accessible.ignored: true

    Image {
        anchors.fill: parent
        source: "qrc:/art/textures/shadow-inner.svg"
        opacity: Theme.dark ? 0.5 : 0.25
    }
}
