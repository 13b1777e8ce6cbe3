pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// A hand that lies open: the plate of its seat, its pieces, and what it is called.
Item {
    id: seat

    required property PokerTable table
    required property PlaceInfo place
    required property Component pieces
    required property HandReasons reasons
    // How far the winning five are marked, and how much higher they lie.
    required property real marked
    required property real rise

    readonly property bool wide: width > 360

    implicitHeight: wide ? Math.max(plate.height, pieces_.height) + (place.won > 0 ? 26 : 0) : plate.height + 8 + pieces_.height + 6 + name.height
    Accessible.role: Accessible.ListItem
    Accessible.name: sentences.seat(table, place) + ". " + reasons.hand(place.seat)

    SeatPlate {
        id: plate

        y: seat.wide ? (pieces_.height - height) / 2 : 0
        table: seat.table
        place: seat.place
        small: true
    }

    Row {
        x: plate.x + plate.width / 2 - width / 2 + 20
        y: seat.wide ? plate.y + plate.height + 6 : -height
        visible: seat.place.won > 0
        spacing: 6

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "crown"
            size: 18
            colour: Theme.ring
        }

        Words {
            text: "+" + format.number(seat.place.won)
            color: Theme.ring
            font.pixelSize: Type.bodyLarge
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }

    Loader {
        id: pieces_

        x: seat.wide ? plate.width + 24 : 4
        y: seat.wide ? 0 : plate.height + 8
        sourceComponent: seat.pieces
        onLoaded: {
            const pieces = item as SeatPieces;
            pieces.table = seat.table;
            pieces.seat = Qt.binding(() => seat.place?.seat ?? -1);
            pieces.marked = Qt.binding(() => seat.marked);
            pieces.rise = Qt.binding(() => seat.rise);
        }
    }

    Words {
        id: name

        x: seat.wide ? pieces_.x + pieces_.width + 20 : 0
        y: seat.wide ? (pieces_.height - height) / 2 : pieces_.y + pieces_.height + 6
        width: seat.width - x
        text: seat.reasons.hand(seat.place.seat)
        color: Theme.textOnFelt
        font.pixelSize: Type.small
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    TableSentences {
        id: sentences
    }

    Format {
        id: format
    }
}
