import QtQuick
import QtTest
import Riverbones.Games.dice_holdem

// Covering and peeking at one's own pieces, with keys and pointer.
TestPage {
    id: room

    readonly property DiceHoldemTable table: hand.table

    TestCase {
        name: "OwnPieces"
        when: windowShown

        function init() {
            room.hand.preferences.holdToPeek = false;
        }

        // To the decision of the first seat, which has the device in front of it.
        function start(kinds) {
            room.start(kinds);
            room.hand.playTo(0);
            room.table.openTable();
            verify(room.table.yours);
            tryVerify(() => room.focused()?.objectName === "callButton");
        }

        function decided() {
            return !room.table.yours || room.table.actingSeat !== 0;
        }

        function test_v_covers_and_uncovers() {
            start("pbb");
            compare(room.table.ownDice.length, 2);
            keyClick(Qt.Key_V);
            compare(room.table.ownDice.length, 0);
            keyClick(Qt.Key_V);
            compare(room.table.ownDice.length, 2);
        }

        function test_covered_pieces_are_seen_as_long_as_space_is_held() {
            start("pbb");
            keyClick(Qt.Key_V);
            // Also where a button has the focus that Space presses otherwise.
            keyPress(Qt.Key_Space);
            compare(room.table.ownDice.length, 2);
            keyRelease(Qt.Key_Space);
            compare(room.table.ownDice.length, 0);
            verify(!decided());
        }

        function test_where_they_are_only_peeked_at_both_keys_do_it_data() {
            return [{tag: "Space", key: Qt.Key_Space}, {tag: "V", key: Qt.Key_V}];
        }

        function test_where_they_are_only_peeked_at_both_keys_do_it(row) {
            room.hand.preferences.holdToPeek = true;
            start("pbb");
            compare(room.table.ownDice.length, 0);
            keyPress(row.key);
            compare(room.table.ownDice.length, 2);
            keyRelease(row.key);
            compare(room.table.ownDice.length, 0);
            verify(!decided());
        }

        function test_a_pointer_on_the_tray_does_it_too() {
            room.hand.preferences.holdToPeek = true;
            start("pbb");
            const tray = room.child("peekArea");
            mousePress(tray);
            compare(room.table.ownDice.length, 2);
            mouseRelease(tray);
            compare(room.table.ownDice.length, 0);
            compare(room.page.scene.ledge.tray.detail, "Hold Space, or press on the tray, to look.");
        }

        function test_the_setting_counts_at_once() {
            start("pbb");
            compare(room.table.ownDice.length, 2);
            room.hand.preferences.holdToPeek = true;
            compare(room.table.ownDice.length, 0);
            room.hand.preferences.holdToPeek = false;
            compare(room.table.ownDice.length, 2);
        }

        function test_space_without_covered_pieces_presses_the_button_that_has_the_focus() {
            start("pbb");
            keyClick(Qt.Key_Space);
            verify(decided());
        }

        function test_space_that_went_down_before_the_turn_presses_nothing() {
            room.start("pbb");
            room.hand.playTo(1);
            verify(!room.table.yours);
            keyPress(Qt.Key_Space);
            room.hand.playTo(0);
            verify(room.table.yours);
            tryVerify(() => room.focused()?.objectName === "callButton");
            keyRelease(Qt.Key_Space);
            verify(!decided());
        }
    }
}
