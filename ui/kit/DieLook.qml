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
    required property real marked
    required property real rise
    required property bool lifted
    required property bool focused
    required property real lean
    required property int seed
    required property point hand

    property real progress: 1
    property real shown: 1
    // How far it has turned over since it was uncovered.
    property real turned: 1
    property real raised: lifted ? Metrics.lift : 0

    readonly property alias turning: turningOver.running
    readonly property real away: 1 - progress
    readonly property bool underside: covered || turned < 0.5
    readonly property real edgeOn: Math.abs(1 - 2 * turned)
    readonly property real size: Math.min(width, height)

    // Ends turning over at once.
    function finish(): void {
        if (turning)
            turningOver.complete();
    }

    opacity: shown * (faded ? 1 - 0.5 * marked : 1) * (Motion.full ? 1 : edgeOn)
    Accessible.ignored: true

    // It turns over to be seen, and is covered at once.
    onCoveredChanged: {
        turningOver.stop();
        turned = covered || Motion.flip === 0 ? 1 : 0;
        if (turned === 1)
            return;
        turningOver.duration = Motion.flip;
        turningOver.start();
    }

    NumberAnimation {
        id: turningOver

        target: look
        property: "turned"
        to: 1
        easing.type: Easing.InOutQuad
    }

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
        rotation: look.underside ? 0 : look.lean
        opacity: 1 - 0.5 * look.away
        Accessible.ignored: true
    }

    Item {
        x: look.hand.x * look.away
        y: look.hand.y * look.away - look.raised - look.rise
        width: look.size
        height: look.size
        transform: Scale {
            origin.x: look.size / 2
            xScale: Motion.full ? look.edgeOn : 1
        }

        DieItem {
            id: cube

            anchors.fill: parent
            anchors.margins: -look.size * overhang
            face: look.face
            covered: look.underside
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
            rotation: look.underside ? 0 : look.lean
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
                opacity: look.marked
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
