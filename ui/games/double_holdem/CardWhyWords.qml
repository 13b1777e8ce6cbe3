import QtQuick
import Riverbones.Games.double_holdem

// Why a hand of cards has won: what it is and what beats it, and what decided between it and the next best.
QtObject {
    function about(category: int): string {
        switch (category) {
        case CardHand.StraightFlush: return qsTr("Five cards in a row and of one suit. Only a higher one of its kind beats it.");
        case CardHand.FourOfAKind: return qsTr("Four cards of one rank. Only a straight flush beats them.");
        case CardHand.FullHouse: return qsTr("A full house is three of one rank and two of another. Only four of a kind and a straight flush beat it.");
        case CardHand.Flush: return qsTr("Five cards of one suit. Only a full house, four of a kind and a straight flush beat it.");
        case CardHand.Straight: return qsTr("Five cards in a row. A flush and all above it beat it.");
        case CardHand.ThreeOfAKind: return qsTr("Three cards of one rank. They beat two pairs; a straight and all above it beat them.");
        case CardHand.TwoPairs: return qsTr("Two different pairs. They beat one pair; three of a kind and all above it beat them.");
        case CardHand.OnePair: return qsTr("Two cards of one rank. They beat a high card; two pairs and all above it beat them.");
        case CardHand.HighCard: return qsTr("Nothing but single cards. Any pair would beat them.");
        default: return "";
        }
    }

    // Between two hands of one kind, the better one first. The ranks are those of CardHandName.
    function decided(category: int, better: list<int>, next: list<int>): string {
        const place = better.findIndex((rank, index) => rank !== next[index]);
        if (place < 0)
            return qsTr("Equal in everything: such hands share.");
        switch (category) {
        case CardHand.StraightFlush: return qsTr("Straight flush against straight flush. The highest card decides.");
        case CardHand.FourOfAKind: return place === 0 ? qsTr("Four of a kind against four of a kind. The higher rank decides.") : qsTr("The same four cards. The fifth card decides.");
        case CardHand.FullHouse: return place === 0 ? qsTr("Full house against full house. The three equal cards decide.") : qsTr("The same three. The pair decides.");
        case CardHand.Flush: return flush(place);
        case CardHand.Straight: return qsTr("Straight against straight. The highest card decides.");
        case CardHand.ThreeOfAKind: return threeOfAKind(place);
        case CardHand.TwoPairs: return twoPairs(place);
        case CardHand.OnePair: return onePair(place);
        default: return highCard(place);
        }
    }

    function flush(place: int): string {
        return place === 0 ? qsTr("Flush against flush. The highest card decides.") : qsTr("Flush against flush, with the same highest card. The next one that differs decides.");
    }

    function threeOfAKind(place: int): string {
        switch (place) {
        case 0: return qsTr("Three of a kind against three of a kind. The higher rank decides.");
        case 1: return qsTr("The same three. The higher of the two other cards decides.");
        default: return qsTr("The same three, and the fourth card is equal too. The fifth decides.");
        }
    }

    function twoPairs(place: int): string {
        switch (place) {
        case 0: return qsTr("Two pairs against two pairs. The higher pair decides.", "cards");
        case 1: return qsTr("The same higher pair. The lower pair decides.", "cards");
        default: return qsTr("The same pairs. The fifth card decides.");
        }
    }

    function onePair(place: int): string {
        switch (place) {
        case 0: return qsTr("One pair against one pair. The higher pair decides.");
        case 1: return qsTr("The same pair. The highest other card decides.");
        default: return qsTr("The same pair, and the highest other card is equal too. The next one that differs decides.");
        }
    }

    function highCard(place: int): string {
        return place === 0 ? qsTr("High card against high card. The highest card decides.") : qsTr("The same highest card. The next one that differs decides.");
    }
}
