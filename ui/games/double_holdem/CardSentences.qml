import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit

// Own cards and the shared ones in sentences, for screen readers and for the keys that read aloud.
QtObject {
    id: sentences

    readonly property CardNames names: CardNames {}
    readonly property TwoHandsWords hands: TwoHandsWords {}

    // Empty while they are covered, or somebody else has the device.
    function own(table: DoubleHoldemTable): string {
        const cards = table.ownCards;
        if (cards.length === 0)
            return "";
        const key = table.ownKeyCard;
        if (key < 0)
            //: %1: cards, as in "king of hearts, nine of spades, two of clubs"
            return qsTr("Your cards: %1.").arg(names.list(cards));
        const sides = Array.from(cards).filter((card, place) => place !== key);
        //: %1: the key card; %2 and %3: the cards to its left and right, each as in "king of hearts"
        const lie = qsTr("Your key card: %1. To the left: %2. To the right: %3.").arg(names.name(cards[key])).arg(names.name(sides[0])).arg(names.name(sides[1]));
        return lie + " " + hands.both(table.ownHands);
    }

    function board(table: DoubleHoldemTable): string {
        const laid = table.board;
        if (laid.length === 0)
            return qsTr("Nothing on the table yet.");
        const lies = qsTr("On the table: %1.", "cards").arg(names.list(laid));
        switch (laid.length) {
        case 3: return lies + " " + qsTr("Turn and river to come.");
        case 4: return lies + " " + qsTr("River to come.");
        default: return lies;
        }
    }
}
