import QtQuick
import Riverbones.Play
import Riverbones.PokerTable
import Riverbones.Theme

// What travels to a seat and away from it.
QtObject {
    id: motion

    required property PokerTable table
    required property int seat
    required property Flights air
    // Its chips, what it has bet, the pot, its hidden pieces, and where these are dealt from.
    required property Landing stack
    required property Landing front
    required property Landing middle
    required property Landing hand
    required property Item dealer
    // What the pieces look like covered.
    required property Component covered

    function where(place: int): Landing {
        switch (place) {
        case ChipPlace.Stack:
            return stack;
        case ChipPlace.Front:
            return front;
        default:
            return middle;
        }
    }

    // How many seats get theirs before this one does.
    function before(): int {
        const places = table.places;
        let button = 0;
        while (button < places.count - 1 && !places.place(button).dealer)
            ++button;
        let others = 0;
        for (let next = (button + 1) % places.count; next !== seat; next = (next + 1) % places.count)
            others += places.place(next).dealtIn ? 1 : 0;
        return others;
    }

    readonly property Connections heard: Connections {
        target: motion.table

        function onChipsMoved(seat: int, from: int, to: int, amount: int): void {
            if (seat !== motion.seat)
                return;
            if (from === ChipPlace.Stack)
                motion.air.chips(motion.stack, motion.where(to), amount, Motion.chip, Easing.OutCubic);
            else
                motion.air.chips(motion.where(from), motion.where(to), amount, Motion.pot, Easing.InOutQuad);
        }

        function onDealt(): void {
            if (motion.table.pace !== Pace.Instant && motion.table.places.place(motion.seat).dealtIn)
                motion.air.pieces(motion.dealer, motion.hand, motion.covered, Motion.deal, motion.before() * Motion.dealApart);
        }
    }
}
