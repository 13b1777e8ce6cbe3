pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Riverbones.PokerTable
import Riverbones.Tests.Kit
import Riverbones.Theme

// What travels over the table shows what happened and changes nothing of it.
TestScene {
    id: room

    readonly property Flights air: scene.mat.air
    readonly property Landing middle: scene.mat.middle
    readonly property Landing tray: scene.ledge.tray.landing

    Component {
        id: trays

        PiecesTray {
            table: room.table
            hand: "board of " + room.table.board.length
            detail: ""
            waits: room.scene.mat.board.moving
        }
    }

    TestCase {
        name: "Motion"
        when: windowShown

        function init() {
            Motion.mode = Motion.Full;
            room.start("pbb");
            room.settle();
        }

        function cleanup() {
            room.settle();
        }

        function cleanupTestCase() {
            Motion.mode = Motion.Full;
        }

        function spot(seat) {
            return room.child("spot" + seat);
        }

        // Where the chips of a seat are.
        function stack(seat) {
            return seat === 0 ? room.scene.ledge.ownChips : spot(seat).stack;
        }

        function paid(seat) {
            return room.table.places.place(seat).bet;
        }

        // The next decision that is not made at the ledge.
        function playToABot() {
            while (room.hand.acting() === 0)
                room.follow();
            room.settle();
            return room.hand.acting();
        }

        // All bets of this round are made, and that has been seen; what ends the round comes next.
        function playToTheEndOfTheRound() {
            room.playTo(0);
            room.play("raise 80");
            room.follow();
            room.follow();
        }

        // Everybody folds but one, who is told.
        function fold() {
            while (room.hand.acting() >= 0)
                room.play("fold");
            return Array.from([0, 1, 2]).find(seat => !room.table.places.place(seat).folded);
        }

        // Up to the moment in which the dice of the next hand leave the dealer.
        function dealAgain() {
            fold();
            room.settle();
            room.table.nextHand();
            verify(!room.table.places.place(0).dealtIn);
            room.table.hurry();
            verify(room.table.places.place(0).dealtIn);
        }

        function test_chips_travel_to_the_front_of_a_seat() {
            const seat = playToABot();
            const cost = 80 - paid(seat);
            room.hand.play("raise 80");
            const front = spot(seat).front;
            compare(room.air.count, 1);
            compare(front.place.bet, 80);
            compare(front.chips.coming, cost);
            tryCompare(room.air, "count", 0);
            compare(front.chips.coming, 0);
        }

        function test_own_chips_travel_from_the_ledge() {
            room.playTo(0);
            const cost = 80 - paid(0);
            room.hand.play("raise 80");
            compare(room.air.count, 1);
            compare(room.middle.coming, cost);
            tryCompare(room.middle, "coming", 0);
        }

        function test_bets_travel_to_the_pot() {
            playToTheEndOfTheRound();
            room.table.hurry();
            compare(room.air.count, 2);
            compare(room.middle.coming, 160);
            compare(room.table.pot, 240);
            tryCompare(room.middle, "coming", 0);
        }

        function test_the_pot_travels_to_the_winner() {
            playToTheEndOfTheRound();
            const winner = fold();
            for (let i = 0; i < 5 && stack(winner).coming === 0; ++i)
                room.table.hurry();
            compare(stack(winner).coming, 240);
            compare(room.table.places.place(winner).won, 240);
            tryCompare(stack(winner), "coming", 0);
        }

        function test_pieces_are_dealt_to_every_seat() {
            dealAgain();
            compare(room.air.count, 3);
            compare(room.tray.coming, 1);
            compare(spot(1).hand.coming, 1);
            tryCompare(room.air, "count", 0);
            compare(room.tray.coming, 0);
            compare(spot(1).hand.coming, 0);
        }

        function test_the_seat_after_the_dealer_is_dealt_first() {
            dealAgain();
            const dealer = Array.from([0, 1, 2]).find(seat => room.table.places.place(seat).dealer);
            const delays = Array.from([1, 2, 3]).map(after => {
                const goal = [room.tray, spot(1).hand, spot(2).hand][(dealer + after) % 3];
                return flights().find(flight => flight.goal === goal).delay;
            });
            compare(delays, [0, Motion.dealApart, 2 * Motion.dealApart]);
        }

        function flights() {
            return Array.from(room.air.children).filter(item => item instanceof Flight);
        }

        function test_nothing_hidden_travels_open_or_with_a_name() {
            dealAgain();
            const flying = room.dice(room.air);
            compare(flying.length, 6);
            for (const die of flying) {
                verify(die.covered);
                compare(die.face, 1);
                compare(Reader.role(die), -1);
            }
            for (const flight of flights())
                compare(Reader.role(flight), -1);
        }

        function test_whoever_hurries_sees_the_end_at_once() {
            dealAgain();
            compare(room.air.count, 3);
            room.table.hurry();
            compare(room.tray.coming, 0);
            compare(spot(1).hand.coming, 0);
        }

        function test_a_click_on_the_cloth_ends_what_moves() {
            playToABot();
            room.hand.play("raise 80");
            compare(room.air.count, 1);
            mouseClick(room.scene.mat, 640, 400);
            compare(room.air.count, 0);
        }

        function board() {
            return room.dice(room.scene.mat.board);
        }

        function test_dice_of_the_board_roll_until_somebody_hurries() {
            playToTheEndOfTheRound();
            room.table.hurry();
            room.table.hurry();
            compare(board().map(die => die.rolling), [true, true, true]);
            room.scene.mat.finish();
            compare(board().map(die => die.rolling), [false, false, false]);
            playToTheEndOfTheRound();
            room.table.hurry();
            room.table.hurry();
            compare(board().map(die => die.rolling), [false, false, false, true]);
        }

        function test_the_words_about_the_hand_wait_for_the_dice() {
            const tray = createTemporaryObject(trays, room);
            playToTheEndOfTheRound();
            tryVerify(() => room.texts(tray)[0] === "board of 0");
            room.table.hurry();
            room.table.hurry();
            verify(room.scene.mat.board.moving);
            wait(10);
            compare(tray.hand, "board of 3");
            compare(room.texts(tray), ["board of 0"]);
            room.scene.mat.finish();
            verify(!room.scene.mat.board.moving);
            compare(room.texts(tray), ["board of 3"]);
        }

        function test_words_about_a_covered_hand_are_gone_at_once() {
            const tray = createTemporaryObject(trays, room);
            playToTheEndOfTheRound();
            room.table.hurry();
            room.table.hurry();
            verify(tray.waits);
            tray.hand = "";
            compare(room.texts(tray), []);
        }

        function test_dice_that_are_taken_away_do_not_roll_any_more() {
            playToTheEndOfTheRound();
            room.table.hurry();
            room.table.hurry();
            verify(room.scene.mat.board.moving);
            room.start("pbb");
            verify(!room.scene.mat.board.moving);
        }

        function test_without_motion_everything_is_there_at_once() {
            Motion.mode = Motion.None;
            playToTheEndOfTheRound();
            compare(room.air.count, 0);
            room.table.hurry();
            compare(room.air.count, 0);
            room.table.hurry();
            compare(board().map(die => die.rolling), [false, false, false]);
            dealAgain();
            compare(room.air.count, 0);
            compare(room.tray.coming, 0);
        }

        function test_reduced_motion_fades_the_pot_and_nothing_else() {
            Motion.mode = Motion.Reduced;
            playToTheEndOfTheRound();
            compare(room.air.count, 0);
            room.table.hurry();
            compare(flights().map(flight => [flight.glides, flight.time]), [[false, 120], [false, 120]]);
            dealAgain();
            compare(room.air.count, 0);
        }

        function test_nothing_travels_over_a_table_that_is_not_seen() {
            room.scene.visible = false;
            playToABot();
            room.hand.play("raise 80");
            compare(room.air.count, 0);
            room.scene.visible = true;
        }

        // All of it is painted anew, not only where something moved.
        function picture() {
            room.scene.visible = false;
            waitForRendering(room.scene);
            room.scene.visible = true;
            waitForRendering(room.scene);
            return grabImage(room.scene);
        }

        function test_after_the_motion_the_table_looks_as_it_does_without() {
            let still = null;
            for (const mode of [Motion.None, Motion.Reduced, Motion.Full]) {
                Motion.mode = mode;
                room.start("pbb");
                playToTheEndOfTheRound();
                tryCompare(room.air, "count", 0);
                room.table.hurry();
                tryCompare(room.air, "count", 0);
                room.playTo(0);
                room.play("raise 200");
                tryVerify(() => room.air.count === 0 && room.dice(room.scene).every(die => !die.rolling && !die.turning));
                room.settle();
                // The last that changes while a bot is waited for.
                tryVerify(() => room.table.places.place(room.hand.acting()).thinking);
                if (mode === Motion.None)
                    still = picture();
                else
                    tryVerify(() => picture().equals(still), 5000, mode === Motion.Reduced ? "reduced" : "full");
            }
        }
    }
}
