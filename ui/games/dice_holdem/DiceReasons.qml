import QtQuick
import Riverbones.Games.dice_holdem
import Riverbones.PokerTable

// Hands of dice in sentences, for the result on paper.
HandReasons {
    id: reasons

    required property DiceHoldemTable table

    readonly property HandWords hands: HandWords {}
    readonly property WhyWords why: WhyWords {}

    function hand(seat: int): string {
        const name = table.handOf(seat);
        return hands.full(name.category, name.faces);
    }

    function brief(seat: int): string {
        return hands.name(table.handOf(seat).category);
    }

    function about(seat: int): string {
        return why.about(table.handOf(seat).category);
    }

    function decided(winner: int, next: int): string {
        const better = table.handOf(winner);
        const other = table.handOf(next);
        return better.category === other.category ? why.decided(better.category, better.faces, other.faces) : "";
    }

    function best(seats: list<int>): int {
        return table.bestOf(seats);
    }
}
