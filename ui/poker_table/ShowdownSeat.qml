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
    // Little room: the name of the hand stands beside small pieces.
    required property bool crowded
    // How far the winning five are marked, and how much higher they lie.
    required property real marked
    required property real rise

    // The name of the hand stands beside large pieces where its words have room there.
    readonly property bool wide: !crowded && width - plate.width - pieces_.width - 44 >= 8 * Type.small
    // Of two hands in large letters there is room for the kind of the one that counts.
    readonly property bool brief: Metrics.largeText && reasons.other(place.seat) !== ""
    // Pieces below a plate have room to rise.
    readonly property real below: plate.height + Metrics.winnerRise + (crowded ? 4 : 14)
    // Which hand it is, and the one that does not count.
    readonly property string said: Array.from([reasons.counts(place.seat), reasons.hand(place.seat), reasons.other(place.seat)]).filter(text => text !== "").join(". ")

    // All that stands beside each other has this much room.
    readonly property real high: Math.max(plate.height, pieces_.height, name.height)

    implicitHeight: wide ? high + (place.won > 0 ? 26 : 0) : below + pieces_.height + (crowded ? 0 : 6 + name.height)
    Accessible.role: Accessible.ListItem
    Accessible.name: sentences.seat(table, place) + ". " + said

    SeatPlate {
        id: plate

        y: seat.wide ? (seat.high - height) / 2 : 0
        table: seat.table
        place: seat.place
        small: true
    }

    Row {
        x: seat.crowded ? plate.width - width : plate.x + plate.width / 2 - width / 2 + 20
        y: seat.wide ? plate.y + plate.height + 6 : seat.crowded ? 6 - height : -height
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
        y: seat.wide ? (seat.high - height) / 2 : seat.below
        sourceComponent: seat.pieces
        onLoaded: {
            const pieces = item as SeatPieces;
            pieces.table = seat.table;
            pieces.seat = Qt.binding(() => seat.place?.seat ?? -1);
            pieces.crowded = Qt.binding(() => seat.crowded);
            pieces.marked = Qt.binding(() => seat.marked);
            pieces.rise = Qt.binding(() => seat.rise);
        }
    }

    Column {
        id: name

        x: seat.wide || seat.crowded ? pieces_.x + pieces_.width + (seat.wide ? 20 : 10) : 0
        y: seat.wide ? (seat.high - height) / 2 : seat.crowded ? pieces_.y + (pieces_.height - height) / 2 : pieces_.y + pieces_.height + 6
        width: seat.width - x
        spacing: 2

        Words {
            width: parent.width
            visible: !seat.crowded && text !== ""
            text: seat.reasons.counts(seat.place.seat)
            color: Theme.textOnFelt
            font.pixelSize: Type.caption
            Accessible.ignored: true
        }

        Words {
            width: parent.width
            // With large letters only whoever reads the screen hears it.
            visible: !seat.crowded || !Metrics.largeText
            text: seat.crowded || seat.brief ? seat.reasons.brief(seat.place.seat) : seat.reasons.hand(seat.place.seat)
            color: Theme.textOnFelt
            font.pixelSize: seat.crowded ? Type.caption : Type.small
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        Words {
            width: parent.width
            visible: !seat.crowded && !seat.brief && text !== ""
            text: seat.reasons.other(seat.place.seat)
            color: Theme.text2OnFelt
            font.pixelSize: Type.caption
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
