import QtQuick
import Riverbones.Games.dice_holdem

// Own dice and the shared ones in sentences, for screen readers and for the keys that read aloud.
QtObject {
    id: sentences

    readonly property DiceWords dice: DiceWords {}
    readonly property HandWords hands: HandWords {}

    // Empty while they are covered, or somebody else has the device.
    function own(table: DiceHoldemTable): string {
        if (table.ownDice.length === 0)
            return "";
        const hand = table.ownHand;
        //: %1: the dice, as in "six, five"; %2: the hand they make now, as in "Full house, fives over sixes"
        return qsTr("Your dice: %1. %2.").arg(dice.list(table.ownDice)).arg(hands.full(hand.category, hand.faces));
    }

    function board(table: DiceHoldemTable): string {
        const laid = table.board;
        if (laid.length === 0)
            return qsTr("Nothing on the table yet.");
        const lies = qsTr("On the table: %1.", "faces of dice").arg(dice.list(laid));
        switch (laid.length) {
        case 3: return lies + " " + qsTr("Turn and river to come.");
        case 4: return lies + " " + qsTr("River to come.");
        default: return lies;
        }
    }
}
