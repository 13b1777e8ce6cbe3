import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable

// The hidden dice of another seat: covered, and the same whatever is under them.
SeatPieces {
    id: pieces

    readonly property real size: 30

    width: 2 * size
    height: size
    Accessible.ignored: true

    Die {
        size: pieces.size
        face: 1
        covered: true
    }

    Die {
        x: pieces.size - 2
        size: pieces.size
        face: 1
        covered: true
    }
}
