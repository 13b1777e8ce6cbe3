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

    property real won: place.won

    Loader {
        x: spot.plateAt.x + plate.width / 2 - width - (spot.small ? 16 : 20)
        y: spot.plateAt.y - plate.height / 2 - height + (spot.small ? 8 : 10)
        active: spot.place.dealtIn && !spot.place.folded
        sourceComponent: spot.pieces
        onLoaded: {
            const pieces = item as SeatPieces;
            pieces.table = spot.table;
            pieces.seat = spot.place.seat;
        }
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
    }

    BetSpot {
        id: front

        x: spot.betAt.x - width / 2
        y: spot.betAt.y - height / 2
        place: spot.place
        visible: !empty && spot.place.won === 0
    }

    Row {
        x: spot.betAt.x - width / 2
        y: spot.betAt.y - height / 2
        visible: spot.place.won > 0
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

    TableSentences {
        id: sentences
    }

    Format {
        id: format
    }
}
