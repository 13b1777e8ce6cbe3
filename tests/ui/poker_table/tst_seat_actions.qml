pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// What a person may do with a seat between two hands.
TestScene {
    id: room

    Component {
        id: rows

        SeatActions {
            width: 480
            table: room.table
            place: room.table.places.place(0)
        }
    }

    SignalSpy {
        id: leaveAsked

        signalName: "leaveAsked"
    }

    TestCase {
        id: tests

        property SeatActions row: null

        name: "SeatActions"
        when: windowShown

        function init() {
            Motion.mode = Motion.None;
            room.start("pbb");
            endHand();
            row = createTemporaryObject(rows, room);
            leaveAsked.target = row;
            leaveAsked.clear();
        }

        function cleanup() {
            leaveAsked.target = null;
        }

        function cleanupTestCase() {
            Motion.mode = Motion.Full;
        }

        function endHand() {
            while (room.hand.acting() >= 0)
                room.play("fold");
            room.settle();
            compare(room.table.phase, PokerTable.HandEnded);
        }

        function buttons(item) {
            if (!item.visible)
                return [];
            const found = item instanceof PushButton ? [item] : [];
            for (let i = 0; i < item.children.length; ++i)
                found.push(...buttons(item.children[i]));
            return found;
        }

        function offered() {
            return buttons(tests.row).map(button => button.text);
        }

        // What has just appeared has to find its place first.
        function lay(item) {
            for (let i = 0; i < item.children.length; ++i)
                lay(item.children[i]);
            verify(waitForItemPolished(item));
        }

        function press(text) {
            lay(tests.row);
            mouseClick(buttons(tests.row).find(button => button.text === text));
            room.settle();
        }

        function test_what_a_seat_has_and_has_won() {
            const place = room.table.places.place(0);
            const net = (place.net > 0 ? "+" : "") + place.net;
            compare(room.texts(tests.row)[0], room.table.seats.displayName(0));
            compare(room.texts(tests.row)[1], format.number(place.stack) + " chips, " + net + " in the match");
        }

        function test_nothing_is_offered_that_is_not_possible() {
            compare(offered().includes("Leave the table…"), room.table.mayLeave(0));
            compare(offered().includes("Let a bot play on"), room.table.mayHandOver(0));
            verify(room.table.mayLeave(0));
            verify(room.table.mayHandOver(0));
            verify(!room.table.mayComeBack(0));
            compare(offered().some(text => text.startsWith("Come back")), false);
        }

        function test_leaving_is_asked_about() {
            press("Leave the table…");
            compare(leaveAsked.count, 1);
            compare(room.table.places.place(0).presence, PlaceInfo.AtTable);
        }

        function test_a_seat_that_was_left_can_come_back() {
            room.table.leaveTable(0);
            room.settle();
            verify(tests.row.away);
            const most = room.table.comeBackMost(0);
            verify(most > 0);
            verify(!offered().includes("Leave the table…"));
            press("Come back with " + format.number(most));
            verify(!tests.row.away);
            compare(room.table.places.place(0).stack, most);
        }

        function test_a_bot_plays_on_and_gives_the_seat_back() {
            press("Let a bot play on");
            room.table.nextHand();
            endHand();
            verify(tests.row.stoodIn);
            verify(room.table.places.place(0).bot);
            press("Play again instead of the bot");
            room.table.nextHand();
            room.settle();
            verify(!room.table.places.place(0).bot);
        }
    }

    Format {
        id: format
    }
}
