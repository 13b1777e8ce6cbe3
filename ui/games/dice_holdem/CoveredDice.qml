pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_holdem
import Riverbones.Kit
import Riverbones.PokerTable

// The dice of another seat: covered, and the same whatever is under them, until they lie open for everybody.
SeatPieces {
    id: pieces

    readonly property DiceHoldemTable match: table as DiceHoldemTable
    readonly property PlaceInfo place: match && seat >= 0 ? match.places.place(seat) : null
    readonly property list<int> shown: place && place.shown ? match.diceOf(seat) : []
    readonly property real size: 30

    width: 2 * size
    height: size
    Accessible.ignored: true

    Repeater {
        model: 2

        Die {
            required property int index

            x: index * (pieces.size - 2)
            size: pieces.size
            face: pieces.shown[index] ?? 1
            covered: pieces.shown.length === 0
        }
    }
}
