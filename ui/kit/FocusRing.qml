pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Theme

// The ring round whatever the keyboard is on: 3 px wide, 3 px away.
Rectangle {
    id: ring

    required property Item around
    property real cornerRadius: Metrics.buttonRadius
    property bool paper: false
    property real gap: Metrics.ringGap

    anchors.fill: around
    anchors.margins: -(gap + Metrics.ring)
    radius: cornerRadius + gap + Metrics.ring
    color: "transparent"
    border.width: Metrics.ring
    border.color: paper ? Theme.inkTeal : Theme.focus
    Accessible.ignored: true
}
