import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit

// A card that can become the key card, with the two hands it would make, for screen readers.
QtObject {
    id: words

    readonly property CardNames names: CardNames {}
    readonly property TwoHandsWords hands: TwoHandsWords {}

    function choice(card: int, both: cardHands): string {
        if (card < 0)
            return qsTr("Covered card");
        //: %1: a card, as in "king of hearts"; %2 and %3: hands, as in "Two pairs, kings and nines, with a four"
        return qsTr("%1. Hand 1: %2. Hand 2: %3.", "card that may become the key card").arg(names.name(card)).arg(hands.full(both.left)).arg(hands.full(both.right));
    }
}
