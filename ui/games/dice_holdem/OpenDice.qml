pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_holdem
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The dice of a seat that lie open at a showdown; those of the winning five have a ring.
SeatPieces {
    id: pieces

    readonly property DiceHoldemTable match: table as DiceHoldemTable
    readonly property list<int> dice: !match || seat < 0 || match.phase === PokerTable.NoMatch ? [] : match.diceOf(seat)
    readonly property list<int> five: dice.length === 0 ? [] : match.winningFive(seat)
    readonly property bool wins: match !== null && seat >= 0 && match.places.place(seat).won > 0
    readonly property real size: crowded ? (Metrics.compact ? 36 : 44) : Metrics.compact ? 54 : 62
    readonly property real gap: crowded ? 14 : 16

    width: 2 * size + gap
    height: size

    Repeater {
        model: pieces.dice

        Die {
            required property int modelData
            required property int index

            x: index * (pieces.size + pieces.gap)
            size: pieces.size
            face: modelData
            lean: index === 0 ? -3 : 2
            counts: pieces.wins && Array.from(pieces.five).includes(index)
            faded: !counts
            marked: pieces.marked
            rise: counts ? pieces.rise : 0
            Accessible.ignored: true
        }
    }
}
