pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// A seat at the cloth: the plate, the pieces that stand behind it, and what lies in front.
Item {
    id: spot

    required property PokerTable table
    required property PlaceInfo place
    required property bool small
    required property point plateAt
    required property point betAt
    // The covered pieces of a seat, a SeatPieces.
    required property Component pieces
    // What travels, from where pieces are dealt, and the pot.
    required property Flights air
    required property Item dealer
    required property Landing middle

    readonly property alias plate: plate
    readonly property alias front: front
    readonly property alias stack: stack
    readonly property alias hand: handLanding

    objectName: "spot" + place.seat

    Loader {
        id: hand

        x: spot.plateAt.x + plate.width / 2 - width - (spot.small ? 16 : 20)
        y: spot.plateAt.y - plate.height / 2 - height + (spot.small ? 8 : 10)
        opacity: handLanding.coming > 0 ? 0 : 1
        active: spot.place.dealtIn && !spot.place.folded
        sourceComponent: spot.pieces
        onLoaded: {
            const pieces = item as SeatPieces;
            pieces.table = spot.table;
            pieces.seat = Qt.binding(() => spot.place?.seat ?? -1);
        }
    }

    Landing {
        id: handLanding

        x: hand.x
        y: hand.y
        width: hand.width
        height: hand.height
    }

    SeatPlate {
        id: plate

        x: spot.plateAt.x - width / 2
        y: spot.plateAt.y - height / 2
        table: spot.table
        place: spot.place
        small: spot.small
        Accessible.role: Accessible.ListItem
        Accessible.name: sentences.seat(spot.table, spot.place)

        Landing {
            id: stack

            anchors.centerIn: parent
        }
    }

    BetSpot {
        id: front

        // On a low cloth, or with large letters, it needs more than the place below a plate has.
        readonly property real highest: spot.betAt.y > spot.plateAt.y ? plate.y + plate.height + (Metrics.largeText ? 4 : 8) : 0

        x: spot.betAt.x - width / 2
        y: Math.max(highest, spot.betAt.y - height / 2)
        place: spot.place
        visible: !empty && spot.place.won === 0
    }

    Row {
        x: spot.betAt.x - width / 2
        y: spot.betAt.y - height / 2
        visible: spot.place.won > 0
        opacity: stack.coming > 0 ? 0 : 1
        spacing: 6

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "crown"
            size: 20
            colour: Theme.ring
        }

        Words {
            text: "+" + format.number(spot.place.won)
            color: Theme.ring
            font.pixelSize: Type.number
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }

    SeatMotion {
        table: spot.table
        seat: spot.place.seat
        air: spot.air
        stack: stack
        front: front.chips
        middle: spot.middle
        hand: handLanding
        dealer: spot.dealer
        covered: spot.pieces
    }

    TableSentences {
        id: sentences
    }

    Format {
        id: format
    }
}
