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
    // At a showdown: how far the winning five are marked, up to 1, and how much higher they lie.
    property real marked: 1
    property real rise: Metrics.winnerRise

    readonly property real size: Metrics.compact ? 54 : 80
    readonly property real step: Metrics.compact ? 65 : 96
    // The fourth and the fifth lie a little apart.
    readonly property real apart: Metrics.compact ? 11 : 16

    // Pieces that are still on their way have to be there now.
    signal hurried

    function centre(place: int): point {
        return Qt.point(size / 2 + place * step + Math.max(0, place - 2) * apart, size / 2);
    }

    implicitWidth: size + 4 * step + 2 * apart
    implicitHeight: size
    Accessible.ignored: true

    Repeater {
        model: 5

        DiePlace {
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
            y: board.size + (Metrics.compact ? 7 : 10)
            visible: board.named && Metrics.textScale < 1.24
            text: modelData
            color: board.laid >= 3 + index ? Theme.textOnFelt : Theme.text2OnFelt
            font.pixelSize: Type.caption
            font.weight: board.laid === 3 + index ? Font.Bold : Font.DemiBold
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
