import QtQuick
import Riverbones.Games.double_holdem

// The two hands of a player in words, and which of them counts.
QtObject {
    id: words

    readonly property CardHandWords hands: CardHandWords {}

    function full(hand: cardHandName): string {
        return hands.full(hand.category, hand.ranks);
    }

    // "Hand 1 counts"; hand 1 is the key card with the left one.
    function counts(both: cardHands): string {
        if (both.leftCounts && both.rightCounts)
            return qsTr("Both hands are equal");
        return both.leftCounts ? qsTr("Hand 1 counts") : both.rightCounts ? qsTr("Hand 2 counts") : "";
    }

    // The one that does not count, by its name only.
    function otherShort(both: cardHands): string {
        if (both.leftCounts === both.rightCounts)
            return "";
        return both.leftCounts ? qsTr("Hand 2: %1").arg(hands.name(both.right.category)) : qsTr("Hand 1: %1").arg(hands.name(both.left.category));
    }

    // Below the name of the hand that counts: its ranks, that it counts, and the name of the other one.
    function inShort(both: cardHands): string {
        const best = both.best;
        return [hands.detail(best.category, best.ranks), [counts(both), otherShort(both)].filter(text => text !== "").join(" · ")].join("\n");
    }

    function other(both: cardHands): string {
        if (both.leftCounts === both.rightCounts)
            return "";
        return both.leftCounts ? qsTr("Hand 2: %1").arg(full(both.right)) : qsTr("Hand 1: %1").arg(full(both.left));
    }

    function both(both: cardHands): string {
        if (both.best.category < 0)
            return "";
        //: %1 and %2: hands, as in "Full house, kings over fives"; %3: as in "Hand 1 counts"
        return qsTr("Hand 1: %1. Hand 2: %2. %3.").arg(full(both.left)).arg(full(both.right)).arg(counts(both));
    }
}
