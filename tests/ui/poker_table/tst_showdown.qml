pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Riverbones.PokerTable
import Riverbones.Theme

// The hands that lie open: the winning five rise and have a ring, all else fades.
TestScene {
    id: room

    readonly property ShowdownMat mat: scene.showdownMat

    Component {
        id: cardMats

        ShowdownMat {
            x: room.mat.x
            y: room.mat.y
            width: room.mat.width
            height: room.mat.height
            table: room.table
            reasons: room.mat.reasons
            pieces: room.largePieces
            cards: true
        }
    }

    FontMetrics {
        id: letters
    }

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

        function cleanup() {
            room.width = 1280;
            room.height = 800;
            Metrics.compact = false;
            Metrics.textScale = 1;
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
            compare(seats(room.mat).length, 10);
            have_room(room.mat);
            const seat = seats(room.mat)[0];
            verify(room.texts(seat).some(text => text === seat.reasons.brief(seat.place.seat)));
            verify(seat.Accessible.name.includes(seat.reasons.hand(seat.place.seat)));
        }

        function test_few_hands_have_room_data() {
            const rows = [];
            for (const [width, height] of [[1024, 640], [1180, 760], [1280, 800], [1366, 768], [1422, 800]]) {
                for (const text of [1, 1.5]) {
                    for (const [seats, folded] of [["pb", false], ["pbb", false], ["pbb", true], ["pbbb", true]])
                        rows.push({ tag: `${seats} ${folded} ${width} x ${height} ${text}`, width, height, text, seats, folded });
                }
            }
            return rows;
        }

        // Whoever has the device has folded, or lies below the board.
        function test_few_hands_have_room(row) {
            room.width = row.width;
            room.height = row.height;
            Metrics.compact = row.width < 1280 || row.height < 800;
            Metrics.textScale = row.text;
            room.start(row.seats);
            if (row.folded) {
                room.playTo(0);
                room.play("fold");
            }
            while (room.hand.acting() >= 0)
                room.follow();
            room.settle();
            compare(seats(room.mat).length, row.seats.length - (row.folded ? 1 : 0));
            have_room(room.mat);
            have_room(createTemporaryObject(cardMats, room));
        }

        function have_room(mat) {
            tryVerify(() => apart(mat));
            for (const seat of seats(mat)) {
                for (const part of Array.from(seat.children))
                    verify(!part.visible || part.x + part.width <= seat.width, part + " " + part.x + " + " + part.width + " in " + seat.width);
                const words = Array.from(seat.children).find(part => part instanceof Column);
                for (const text of Array.from(words.children).filter(child => child.visible))
                    whole_words(text);
            }
        }

        function apart(mat) {
            const hands = seats(mat).map(seat => seat.mapToItem(mat, 0, 0, seat.width, seat.height));
            const board = mat.board.mapToItem(mat, 0, -10, mat.board.width, mat.board.height + 10);
            return hands.every(one => !meet(one, board) && hands.every(other => other === one || !meet(one, other)));
        }

        // No line ends within a word.
        function whole_words(text) {
            letters.font = text.font;
            for (const word of text.text.split(" "))
                verify(letters.advanceWidth(word) <= text.width, word + " in " + text.width);
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
