import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.PokerTable

// Hands of cards in sentences, for the result on paper.
HandReasons {
    id: reasons

    required property DoubleHoldemTable table

    readonly property TwoHandsWords hands: TwoHandsWords {}
    readonly property CardWhyWords why: CardWhyWords {}

    function hand(seat: int): string {
        return hands.full(table.handsOf(seat).best);
    }

    function brief(seat: int): string {
        return hands.hands.name(table.handsOf(seat).best.category);
    }

    function counts(seat: int): string {
        return hands.counts(table.handsOf(seat));
    }

    function other(seat: int): string {
        return hands.other(table.handsOf(seat));
    }

    function about(seat: int): string {
        return why.about(table.handsOf(seat).best.category);
    }

    function decided(winner: int, next: int): string {
        const better = table.handsOf(winner).best;
        const lesser = table.handsOf(next).best;
        return better.category === lesser.category ? why.decided(better.category, better.ranks, lesser.ranks) : "";
    }

    function best(seats: list<int>): int {
        return table.bestOf(seats);
    }
}
