pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// A card that lies on cloth or paper. It only shows; whatever it stands in decides. A covered card looks the same
// whatever is under it, and knows nothing of it: `card` may be -1 then.
Item {
    id: piece

    // 0 (two of clubs) to 51 (ace of spades).
    required property int card
    // "King of hearts"
    property string name: ""
    property real size: 84
    property bool covered: false
    // It has been chosen, and lies higher than the others.
    property bool key: false
    property bool lifted: false
    property bool focused: false
    // Counts gets a ring, faded does not count.
    property bool counts: false
    property bool faded: false
    // How far that is shown, up to 1, and how much higher what counts lies.
    property real marked: 1
    property real rise: 0
    property real lean: 0
    readonly property alias turning: flip.running
    readonly property alias ready: face.ready

    readonly property real above: raised + rise
    property real raised: key ? Metrics.keyLift : lifted ? Metrics.lift : 0
    // From its back (0) to its face (1).
    property real turned: 1

    implicitWidth: size
    implicitHeight: size * Metrics.cardHeight
    opacity: faded ? 1 - 0.5 * marked : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: name
    Accessible.ignored: name === ""
    // It turns over when it is uncovered. What is covered is covered at once.
    onCoveredChanged: {
        flip.stop();
        turned = 1;
        if (!covered && Motion.mode !== Motion.None)
            flip.start();
    }

    Behavior on raised {
        NumberAnimation {
            duration: Motion.hover
            easing.type: Easing.OutCubic
        }
    }

    NumberAnimation {
        id: flip

        target: piece
        property: "turned"
        from: 0
        to: 1
        duration: Motion.flip
        easing.type: Easing.InOutQuad
    }

    Image {
        x: -piece.size * 0.15
        y: -piece.height * 0.11 + piece.size * 0.045 + piece.above
        width: piece.size * 1.3
        height: piece.height * 1.22
        source: "qrc:/art/textures/shadow-soft.svg"
        rotation: body.rotation
        Accessible.ignored: true
    }

    Item {
        id: body

        readonly property bool back: piece.covered || (Motion.full && piece.turned < 0.5)

        y: -piece.above
        width: piece.size
        height: piece.height
        rotation: piece.covered ? 0 : piece.lean
        opacity: Motion.full ? 1 : piece.turned

        transform: Scale {
            origin.x: body.width / 2
            xScale: Motion.full ? Math.max(0.01, Math.abs(2 * piece.turned - 1)) : 1
        }

        CardFace {
            id: face

            anchors.fill: parent
            card: body.back ? -1 : piece.card
        }

        FocusRing {
            around: body
            gap: 2
            cornerRadius: piece.size * Metrics.cardRadius
            visible: piece.counts && !piece.focused
            opacity: piece.marked
            border.color: Theme.ring
        }

        FocusRing {
            around: body
            gap: 2
            cornerRadius: piece.size * Metrics.cardRadius
            visible: piece.focused
        }

        KeyCoin {
            anchors.horizontalCenter: parent.horizontalCenter
            // A large rank stands right below the edge.
            y: face.compact ? -0.8 * height : -height / 2
            size: Math.max(18, piece.size * 0.34)
            visible: piece.key && !piece.covered
        }
    }
}
