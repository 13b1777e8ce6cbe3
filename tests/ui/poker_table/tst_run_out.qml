import QtQuick
import QtTest
import Riverbones.Games.dice_holdem
import Riverbones.PokerTable
import Riverbones.Theme

// Everybody is all-in before the river: the hands are turned up, and the rest of the board comes.
TestScene {
    id: room

    TestCase {
        name: "RunOut"
        when: windowShown

        function init() {
            Motion.mode = Motion.None;
        }

        function cleanupTestCase() {
            Motion.mode = Motion.Full;
        }

        // Everybody puts in everything. The hands lie open, and no board yet.
        function runOut(kinds) {
            room.start(kinds);
            room.settle();
            room.table.openTable();
            room.play("raise 2000");
            while (room.hand.acting() >= 0)
                room.play("call");
            for (let i = 0; i < 20 && room.table.result.shownSeats.length < kinds.length; ++i)
                room.table.hurry();
            verify(room.table.runsOut);
            compare(room.table.board.length, 0);
        }

        function items(item, fits) {
            const found = fits(item) ? [item] : [];
            for (let i = 0; i < item.children.length; ++i)
                found.push(...items(item.children[i], fits));
            return found;
        }

        function spots() {
            return items(room.scene.mat, item => item instanceof SeatSpot);
        }

        function pieces(spot) {
            return items(spot, item => item instanceof CoveredDice);
        }

        function test_the_showdown_names_and_marks_what_the_whole_board_makes() {
            runOut("pbb");
            room.settle();
            compare(room.table.result.outcome, HandResult.Showdown);
            const seats = items(room.scene.showdownMat, item => item instanceof ShowdownSeat);
            compare(seats.length, 3);
            for (const seat of seats) {
                const name = room.scene.game.reasons.hand(seat.place.seat);
                verify(room.texts(seat).includes(name), name + " is " + room.texts(seat));
                verify(seat.Accessible.name.includes(name), seat.Accessible.name);
                const five = seat.place.won > 0 ? Array.from(room.table.winningFive(seat.place.seat)) : [];
                compare(room.dice(seat).map(die => die.counts), [five.includes(0), five.includes(1)]);
            }
        }

        function test_everybodys_hand_is_turned_up() {
            runOut("ppb");
            const own = room.dice(room.scene.ledge.tray);
            compare(own.map(die => die.covered), [false, false]);
            compare(own.map(die => die.face), Array.from(room.table.diceOf(room.table.bottomSeat)));
            for (const spot of spots()) {
                const shown = room.dice(pieces(spot)[0]);
                compare(shown.map(die => die.covered), [false, false]);
                compare(shown.map(die => die.face), Array.from(room.table.diceOf(spot.place.seat)));
            }
        }

        function test_pieces_that_are_only_peeked_at_are_turned_up_too() {
            runOut("pbb");
            room.table.holdToPeek = true;
            compare(room.dice(room.scene.ledge.tray).map(die => die.covered), [false, false]);
            verify(!room.scene.ledge.toPeekAt);
        }

        function test_pieces_at_a_seat_are_its_own_wherever_the_device_went() {
            room.start("ppb");
            for (const person of [0, 1]) {
                room.playTo(person);
                room.table.openTable();
                compare(room.table.bottomSeat, person);
                for (const spot of spots())
                    compare(pieces(spot).map(each => each.seat), [spot.place.seat]);
            }
        }
    }
}
