import QtQuick
import QtTest
import Riverbones.PokerTable
import Riverbones.Theme

// The hands that lie open: the winning five rise and have a ring, all else fades.
TestScene {
    id: room

    readonly property ShowdownMat mat: scene.showdownMat

    TestCase {
        name: "Showdown"
        when: windowShown

        function init() {
            Motion.mode = Motion.Full;
            room.start("pbbb");
            while (room.hand.acting() >= 0)
                room.follow();
            room.settle();
            compare(room.table.result.outcome, HandResult.Showdown);
        }

        function cleanupTestCase() {
            Motion.mode = Motion.Full;
        }

        function winners() {
            return Array.from(room.table.result.pots[0].winners);
        }

        function test_the_winning_five_rise_and_others_fade_data() {
            return [
                { tag: "full", mode: Motion.Full },
                { tag: "reduced", mode: Motion.Reduced },
                { tag: "none", mode: Motion.None }
            ];
        }

        function test_the_winning_five_rise_and_others_fade(row) {
            Motion.mode = row.mode;
            show();
            tryVerify(() => room.mat.marked === 1);
            const dice = room.dice(room.mat);
            compare(dice.length, 5 + 2 * 4);
            const counting = dice.filter(die => die.counts);
            const own = winners().length;
            const five = room.table.winningFive(winners()[0]);
            compare(room.dice(room.mat.board).map(die => die.counts), [2, 3, 4, 5, 6].map(place => Array.from(five).includes(place)));
            verify(counting.length >= 5);
            verify(counting.length <= 5 + 2 * (own - 1));
            for (const die of dice) {
                compare(die.rise, die.counts ? 10 : 0);
                compare(die.faded, !die.counts);
                compare(die.marked, 1);
            }
        }

        // Away from the result and back, as when the device is passed on.
        function show() {
            room.scene.visible = false;
            room.scene.visible = true;
        }

        function test_marks_come_in_sight() {
            show();
            verify(room.mat.marked < 1);
            room.mat.finish();
            compare(room.mat.marked, 1);
        }

        function test_a_click_ends_the_motion() {
            show();
            mouseClick(room.mat, 100, room.mat.height / 2);
            compare(room.mat.marked, 1);
        }

        function test_without_motion_they_are_there_at_once() {
            Motion.mode = Motion.None;
            show();
            compare(room.mat.marked, 1);
        }

        function test_reduced_motion_fades_only() {
            Motion.mode = Motion.Reduced;
            show();
            verify(room.mat.marked < 1);
            compare(room.mat.rise, 10);
        }

        // From top to bottom no hand reaches into another, nor into the board.
        function test_ten_hands_have_room() {
            room.start("pbbbbbbbbb");
            while (room.hand.acting() >= 0)
                room.follow();
            room.settle();
            verify(room.mat.crowded);
            const hands = seats(room.mat).map(seat => seat.mapToItem(room.mat, 0, 0, seat.width, seat.height));
            compare(hands.length, 10);
            const board = room.mat.board.mapToItem(room.mat, 0, -10, room.mat.board.width, room.mat.board.height + 10);
            for (const one of hands) {
                verify(!meet(one, board), one + " " + board);
                verify(hands.every(other => other === one || !meet(one, other)), String(one));
            }
            const seat = seats(room.mat)[0];
            verify(room.texts(seat).some(text => text === seat.reasons.brief(seat.place.seat)));
            verify(seat.Accessible.name.includes(seat.reasons.hand(seat.place.seat)));
        }

        function seats(item) {
            const found = item instanceof ShowdownSeat ? [item] : [];
            for (let i = 0; i < item.children.length; ++i)
                found.push(...seats(item.children[i]));
            return found;
        }

        function meet(one, other) {
            return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
        }

        function test_hands_are_parted_above_and_below() {
            compare(Array.from(room.mat.above).concat(Array.from(room.mat.below)).sort(), [0, 1, 2, 3]);
            verify(Array.from(room.mat.below).includes(0));
            verify(room.mat.above.length > 0);
        }
    }
}
