import QtQuick
import Riverbones.Theme

// The shadow below a panel or a sheet of paper: a nine-slice picture, the same in every renderer.
BorderImage {
    required property Item around
    property real spread: 24
    property real drop: 8

    anchors.fill: around
    anchors.margins: -spread
    anchors.topMargin: -spread + drop
    anchors.bottomMargin: -spread - drop
    source: "qrc:/art/textures/shadow-soft.svg"
    border.left: 45
    border.right: 45
    border.top: 45
    border.bottom: 45
    opacity: Theme.dark ? 0.9 : 0.4
    Accessible.ignored: true
}
