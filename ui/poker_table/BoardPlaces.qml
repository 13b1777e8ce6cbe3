pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// The five places of the board in the river, with the names of the rounds below. A game lays its pieces on `centre`.
Item {
    id: board

    // Pieces that lie there.
    required property int laid
    property bool named: true
    property bool cards: false
    property int players: 0
    // The board of a showdown, with room around it.
    property bool large: false
    // Some of its pieces still roll or turn over; the game says so.
    property bool moving: false
    // How far the hands above it and below it leave it room.
    property real roomBetween: Infinity
    // At a showdown: how far the winning five are marked, up to 1, and how much higher they lie.
    property real marked: 1
    property real rise: Metrics.winnerRise

    readonly property real size: cards ? cardSize : Metrics.compact ? 54 : 80
    readonly property real high: cards ? size * Metrics.cardHeight : size
    readonly property real step: cards ? size + (Metrics.compact ? 6 : 14) : Metrics.compact ? 65 : 96
    // The fourth and the fifth lie a little apart.
    readonly property real apart: Metrics.compact ? 11 : cards ? 12 : 16
    readonly property real cardSize: Math.max(24, Math.min((roomBetween - 3 * Metrics.winnerRise) / Metrics.cardHeight, Metrics.compact ? 64 : large || players <= 3 && !Metrics.largeText ? 96 : players >= 8 ? 72 : 84))

    // Pieces that are still on their way have to be there now.
    signal hurried

    function centre(place: int): point {
        return Qt.point(size / 2 + place * step + Math.max(0, place - 2) * apart, high / 2);
    }

    implicitWidth: size + 4 * step + 2 * apart
    implicitHeight: high
    Accessible.ignored: true

    Repeater {
        model: 5

        DiePlace {
            required property int index

            x: board.centre(index).x - size / 2
            size: board.size
            visible: !board.cards && index >= board.laid
        }
    }

    Repeater {
        model: board.cards ? 5 : 0

        CardPlace {
            required property int index

            x: board.centre(index).x - size / 2
            size: board.size
            visible: index >= board.laid
        }
    }

    Repeater {
        model: [qsTr("Flop"), qsTr("Turn", "the fourth shared die or card"), qsTr("River", "the fifth shared die or card")]

        Words {
            required property string modelData
            required property int index

            x: board.centre(index + (index === 0 ? 1 : 2)).x - width / 2
            y: board.high + (Metrics.compact ? 7 : 10)
            visible: board.named && !Metrics.largeText
            text: modelData
            color: board.laid >= 3 + index ? Theme.textOnFelt : Theme.text2OnFelt
            font.pixelSize: Type.caption
            font.weight: board.laid === 3 + index ? Font.Bold : Font.DemiBold
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
