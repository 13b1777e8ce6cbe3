import Riverbones.Kit
import Riverbones.PokerTable

// What is said about cards.
PieceWords {
    id: words

    readonly property CardNames names: CardNames {}

    function list(pieces: list<int>): string {
        return names.list(pieces);
    }
}
