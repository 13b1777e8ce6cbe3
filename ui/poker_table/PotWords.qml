import QtQuick
import Riverbones.Kit
import Riverbones.Play

// Pots in sentences, by names: who can win them, who has won them, and how they are shared.
QtObject {
    id: words

    required property SeatList seats

    readonly property Format format: Format {}

    // Follows a change of the language also where a person has no name.
    function name(seat: int): string {
        return seats.unnamed === "" ? "" : seats.displayName(seat);
    }

    function names(all: list<int>): string {
        return format.list(all.map(seat => name(seat)));
    }

    // Main pot, side pot; the number only where there are several side pots.
    function title(index: int, count: int): string {
        if (count === 1)
            return qsTr("Pot");
        if (index === 0)
            return qsTr("Main pot");
        return count === 2 ? qsTr("Side pot") : qsTr("Side pot %1").arg(format.number(index));
    }

    // Beside the pot while the hand runs: "Side pot: Anna, Heron 420".
    function line(index: int, count: int, contenders: list<int>, amount: int): string {
        //: %1: main pot or side pot; %2: its chips; %3: who can win it
        return qsTr("%1: %3 · %2", "a pot").arg(title(index, count)).arg(format.number(amount)).arg(contenders.map(seat => name(seat)).join(", "));
    }

    // A heading: no number stands in it.
    function won(index: int, count: int, winners: list<int>): string {
        const who = names(winners);
        if (winners.length === 1) {
            if (count === 1)
                return qsTr("%1 wins the pot").arg(who);
            return index === 0 ? qsTr("%1 wins the main pot").arg(who) : qsTr("%1 wins the side pot").arg(who);
        }
        if (count === 1)
            return qsTr("%1 share the pot", "two names or more").arg(who);
        return index === 0 ? qsTr("%1 share the main pot", "two names or more").arg(who) : qsTr("%1 share the side pot", "two names or more").arg(who);
    }

    function everyoneFolded(winner: int): string {
        return qsTr("Everyone else folded. %1 shows nothing.").arg(name(winner));
    }

    // Why others could not win it: they had not paid in so much.
    function contenders(seats: list<int>): string {
        if (seats.length === 1)
            return qsTr("Only %1 paid into it to the full.").arg(name(seats[0]));
        return qsTr("It could be won by %1.", "two names or more").arg(names(seats));
    }

    // What each winner gets.
    function shares(winners: list<int>, chips: list<int>): string {
        return winners.map((seat, place) => share(seat, chips[place])).join(" · ");
    }

    function share(seat: int, chips: int): string {
        //: A name and chips, as in: Anna 1,240
        return qsTr("%2 %1", "chips, name").arg(format.number(chips)).arg(name(seat));
    }

    function oddChips(to: list<int>): string {
        if (to.length === 0)
            return "";
        if (to.length === 1)
            return qsTr("The odd chip goes to %1, nearest to the left of the dealer.").arg(name(to[0]));
        return qsTr("The odd chips go to %1, nearest to the left of the dealer.", "two names or more").arg(names(to));
    }

    function nextBest(seat: int, hand: string): string {
        //: The best hand of those that have not won. %1: the hand, as in "Full house, fives over twos"; %2: name
        return qsTr("Next best: %2. %1.").arg(hand).arg(name(seat));
    }

    // Games with two hands: the weaker one of a player.
    function didNotCount(hand: string): string {
        //: %1: as in "Hand 2: Two pairs, kings and nines, with a queen"
        return hand === "" ? "" : qsTr("The weaker hand did not count. %1.").arg(hand);
    }

    function cancelled(): string {
        return qsTr("The hand was cancelled. All chips are where they were before it.");
    }
}
