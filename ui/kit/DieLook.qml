pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// What a die looks like: shadow, cube, rings. `progress` runs from the hand (0) to rest (1).
Item {
    id: look

    required property int face
    required property bool covered
    required property bool numerals
    required property bool counts
    required property bool faded
    required property bool lifted
    required property bool focused
    required property real lean
    required property int seed
    required property point hand

    property real progress: 1
    property real shown: 1
    property real raised: lifted ? Metrics.lift : 0

    readonly property real away: 1 - progress
    readonly property real size: Math.min(width, height)

    opacity: shown * (faded ? 0.5 : 1)
    Accessible.ignored: true

    Behavior on raised {
        NumberAnimation {
            duration: Motion.hover
            easing.type: Easing.OutCubic
        }
    }

    Image {
        // A flying die is further from its shadow.
        readonly property real drop: look.size * (0.045 + 0.3 * look.away) + look.raised

        x: look.hand.x * look.away - (width - look.size) / 2
        y: look.hand.y * look.away - (height - look.size) / 2 + drop
        width: look.size * 1.3
        height: width
        source: "qrc:/art/textures/shadow-soft.svg"
        rotation: look.covered ? 0 : look.lean
        opacity: 1 - 0.5 * look.away
        Accessible.ignored: true
    }

    Item {
        x: look.hand.x * look.away
        y: look.hand.y * look.away - look.raised
        width: look.size
        height: look.size

        DieItem {
            id: cube

            anchors.fill: parent
            anchors.margins: -look.size * overhang
            face: look.face
            covered: look.covered
            numerals: look.numerals
            progress: look.progress
            turns: 2 + (look.seed % 2) * 0.5
            axisSeed: look.seed
            lean: look.lean + look.away * 150
            pixelScale: Metrics.scale * Screen.devicePixelRatio
            Accessible.ignored: true
        }

        // Outline of the body in the drawings: from 3 to 97 across, from 2 to 98 down.
        Item {
            id: body

            anchors.fill: parent
            anchors.margins: look.size * 0.025
            rotation: look.covered ? 0 : look.lean
            visible: look.progress >= 1

            Rectangle {
                anchors.fill: parent
                visible: Theme.strongContrast
                radius: look.size * Metrics.dieRadius
                color: "transparent"
                border.width: 2
                border.color: Theme.ink
            }

            FocusRing {
                around: body
                gap: 3
                cornerRadius: look.size * Metrics.dieRadius
                visible: look.counts && !look.focused
                border.color: Theme.ring
            }

            FocusRing {
                around: body
                gap: 4
                cornerRadius: look.size * Metrics.dieRadius
                visible: look.focused
            }
        }
    }
}
