pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Theme

// Track and knob of a switch. `place` runs from 0 at the left to 1 at the right.
Rectangle {
    id: track

    required property bool on
    required property bool paper
    required property bool held
    required property real place

    implicitWidth: 52
    implicitHeight: 30
    radius: height / 2
    color: on ? Theme.brass : paper ? Theme.paperAlt : Theme.railRaised
    border.width: Theme.outline
    border.color: on ? Theme.brassEdge : paper ? Theme.ink2 : Theme.text2

    Rectangle {
        x: 5 + (track.width - width - 10) * track.place
        y: 5
        width: 20
        height: 20
        radius: 10
        color: track.on ? Theme.textOnBrass : track.paper ? Theme.ink2 : Theme.text2

        Behavior on x {
            enabled: !track.held
            NumberAnimation {
                duration: Motion.hover
                easing.type: Easing.OutCubic
            }
        }
    }
}
