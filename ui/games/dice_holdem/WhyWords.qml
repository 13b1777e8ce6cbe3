import QtQuick
import Riverbones.Games.dice_holdem

// Why a hand of dice has won: what it is and what beats it, and what decided between it and the next best.
QtObject {
    function about(category: int): string {
        switch (category) {
        case DiceHand.FiveOfAKind: return qsTr("Five equal dice. Nothing beats them.");
        case DiceHand.FourOfAKind: return qsTr("Four equal dice. Only five of a kind beats them.");
        case DiceHand.FullHouse: return qsTr("A full house is three of one number and two of another. Only four and five of a kind beat it.");
        case DiceHand.Straight: return qsTr("Five numbers in a row. Only a full house, four and five of a kind beat it.");
        case DiceHand.ThreeOfAKind: return qsTr("Three equal dice. They beat two pairs; a straight and all above it beat them.");
        case DiceHand.TwoPairs: return qsTr("Two different pairs. At a showdown there is nothing lower: seven dice always make two pairs or more.");
        default: return "";
        }
    }

    // Between two hands of one kind, the better one first. The faces are those of DiceHandName.
    function decided(category: int, better: list<int>, next: list<int>): string {
        const place = better.findIndex((face, index) => face !== next[index]);
        if (place < 0)
            return qsTr("Equal in everything: such hands share.");
        switch (category) {
        case DiceHand.FiveOfAKind: return qsTr("Five of a kind against five of a kind. The higher number decides.");
        case DiceHand.FourOfAKind: return fourOfAKind(place);
        case DiceHand.FullHouse: return fullHouse(place);
        case DiceHand.Straight: return qsTr("Straight against straight. The highest die decides.");
        case DiceHand.ThreeOfAKind: return threeOfAKind(place);
        case DiceHand.TwoPairs: return twoPairs(place);
        default: return "";
        }
    }

    function fourOfAKind(place: int): string {
        return place === 0 ? qsTr("Four of a kind against four of a kind. The higher number decides.") : qsTr("The same four dice. The fifth die decides.");
    }

    function fullHouse(place: int): string {
        return place === 0 ? qsTr("Full house against full house. The three equal dice decide.") : qsTr("The same three dice. The pair decides.");
    }

    function threeOfAKind(place: int): string {
        switch (place) {
        case 0: return qsTr("Three of a kind against three of a kind. The higher number decides.");
        case 1: return qsTr("The same three dice. The higher of the two others decides.");
        default: return qsTr("The same three dice, and the fourth is equal too. The fifth die decides.");
        }
    }

    function twoPairs(place: int): string {
        switch (place) {
        case 0: return qsTr("Two pairs against two pairs. The higher pair decides.");
        case 1: return qsTr("The same higher pair. The lower pair decides.");
        default: return qsTr("The same pairs. The fifth die decides.");
        }
    }
}
