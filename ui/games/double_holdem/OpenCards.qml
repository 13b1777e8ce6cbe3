pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The cards of a seat that lie open at a showdown, the key card raised between the others; those of the winning five have
// a ring, and what belongs only to the hand that does not count is faded.
SeatPieces {
    id: pieces

    readonly property DoubleHoldemTable match: table as DoubleHoldemTable
    readonly property bool open: match !== null && seat >= 0 && match.phase !== PokerTable.NoMatch
    readonly property list<int> cards: open ? match.cardsOf(seat) : []
    readonly property int key: open ? match.keyCardOf(seat) : -1
    readonly property list<int> order: key < 0 ? [0, 1, 2] : [key === 0 ? 1 : 0, key, key === 2 ? 1 : 2]
    readonly property cardHands hands: open ? match.handsOf(seat) : judge.hands([], -1, [])
    readonly property bool wins: open && match.places.place(seat).won > 0
    readonly property real size: crowded ? (Metrics.compact ? 30 : 38) : Metrics.compact ? 52 : 72
    readonly property real gap: crowded ? 8 : 14

    function fades(position: int): bool {
        return hands.leftCounts !== hands.rightCounts && (position === 0 && !hands.leftCounts || position === 2 && !hands.rightCounts);
    }

    width: 3 * size + 2 * gap
    height: size * Metrics.cardHeight + Metrics.keyLift

    Repeater {
        model: pieces.cards.length

        PlayingCard {
            required property int index

            x: index * (pieces.size + pieces.gap)
            y: Metrics.keyLift
            size: pieces.size
            card: pieces.cards[pieces.order[index]] ?? -1
            key: pieces.key >= 0 && index === 1
            counts: pieces.wins && Array.from(pieces.hands.five).includes(card)
            faded: pieces.fades(index)
            marked: pieces.marked
            rise: counts ? pieces.rise : 0
            Accessible.ignored: true
        }
    }

    CardJudge {
        id: judge
    }
}
