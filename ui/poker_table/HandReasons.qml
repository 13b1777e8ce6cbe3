import QtQuick

// Hands in sentences. Every hold'em game has one made from it.
QtObject {
    // "Full house, fives over sixes"
    function hand(seat: int): string {
        return "";
    }

    // "Full house", where there is no room for more.
    function brief(seat: int): string {
        return hand(seat);
    }

    // Games with two hands: which one counts, and what the other one is; else empty.
    function counts(seat: int): string {
        return "";
    }

    function other(seat: int): string {
        return "";
    }

    // What the hand is and what beats it.
    function about(seat: int): string {
        return "";
    }

    // What decided between the winner and the next best.
    function decided(winner: int, next: int): string {
        return "";
    }

    // The best hand among `seats`, or -1; equal ones: the first.
    function best(seats: list<int>): int {
        return -1;
    }
}
