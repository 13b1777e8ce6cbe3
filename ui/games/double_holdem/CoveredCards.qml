pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The cards of another seat, fanned behind its plate: covered, and the same whatever they are, also after the key card
// has been chosen, until they lie open for everybody.
SeatPieces {
    id: pieces

    readonly property DoubleHoldemTable match: table as DoubleHoldemTable
    readonly property PlaceInfo place: match && seat >= 0 ? match.places.place(seat) : null
    readonly property list<int> shown: place && place.shown ? match.cardsOf(seat) : []
    readonly property real size: Metrics.compact ? 26 : 30

    width: 2.2 * size
    height: 1.1 * size
    Accessible.ignored: true

    Repeater {
        model: 3

        PlayingCard {
            required property int index

            x: index * pieces.size * 0.6
            y: index === 1 ? 0 : pieces.size * 0.07
            size: pieces.size
            card: pieces.shown[index] ?? -1
            covered: pieces.shown.length === 0
            rotation: 12 * (index - 1)
        }
    }
}
