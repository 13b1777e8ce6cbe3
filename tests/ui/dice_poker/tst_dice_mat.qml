import QtQuick
import QtTest
import Riverbones.Games.dice_poker
import Riverbones.Theme

TestTable {
    id: room

    SignalSpy {
        id: thrown

        target: room.table
        signalName: "thrown"
    }

    TestCase {
        name: "DiceMat"
        when: windowShown

        function init() {
            room.open(["Anna", "Jānis"], ["roll 44126"], "");
            tryCompare(room.table, "yours", true);
            // The page puts the focus where it belongs a moment later.
            wait(20);
            verify(room.child("rollButton").activeFocus);
            thrown.clear();
        }

        function kept() {
            const dice = [];
            for (let i = 0; i < 5; ++i)
                dice.push(room.child("die" + i).checked);
            return dice;
        }

        function test_click_keeps_and_puts_back() {
            mouseClick(room.child("die1"));
            compare(kept(), [false, true, false, false, false]);
            mouseClick(room.child("die1"));
            compare(kept(), [false, false, false, false, false]);
        }

        function test_digits_keep_and_zero_puts_all_back() {
            keyClick(Qt.Key_1);
            keyClick(Qt.Key_2);
            keyClick(Qt.Key_5);
            compare(kept(), [true, true, false, false, true]);
            keyClick(Qt.Key_2);
            compare(kept(), [true, false, false, false, true]);
            keyClick(Qt.Key_0);
            compare(kept(), [false, false, false, false, false]);
        }

        function test_what_is_kept_is_said_in_words() {
            keyClick(Qt.Key_1);
            compare(room.child("keptText").text, "Kept: one four");
            keyClick(Qt.Key_2);
            compare(room.child("keptText").text, "Kept: two fours");
            keyClick(Qt.Key_5);
            keyClick(Qt.Key_4);
            compare(room.child("keptText").text, "Kept: 2 4 4 6");
            keyClick(Qt.Key_0);
            verify(!room.child("keptText").visible);
        }

        function test_kept_dice_lie_on_the_shelf_in_the_order_of_keeping() {
            keyClick(Qt.Key_4);
            keyClick(Qt.Key_1);
            verify(room.child("die3").x < room.child("die0").x);
            fuzzyCompare(room.child("die3").y, room.child("die0").y, 0.5);
            verify(room.child("die3").y > room.child("die2").y + room.child("die2").height);
        }

        function test_a_die_put_on_the_shelf_moves_no_other() {
            const before = Qt.point(room.child("die3").x, room.child("die3").y);
            keyClick(Qt.Key_1);
            compare(Qt.point(room.child("die3").x, room.child("die3").y), before);
        }

        function test_two_thrown_dice_use_the_whole_mat() {
            for (const key of [Qt.Key_1, Qt.Key_2, Qt.Key_3])
                keyClick(key);
            keyClick(Qt.Key_Space);
            tryCompare(room.table, "yours", true);
            verify(room.child("die4").x - room.child("die3").x > 200);
        }

        function test_enter_moves_the_die_in_focus_and_arrows_go_on() {
            room.child("die0").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Right);
            verify(room.child("die1").activeFocus);
            keyClick(Qt.Key_Enter);
            compare(kept(), [true, true, false, false, false]);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Return);
            compare(kept(), [false, true, false, false, false]);
        }

        function test_space_rolls_once_and_keeps_what_is_kept() {
            keyClick(Qt.Key_1);
            keyClick(Qt.Key_2);
            keyClick(Qt.Key_Space);
            tryCompare(room.table, "yours", true);
            compare(thrown.count, 1);
            compare(room.table.rollsUsed, 2);
            compare(room.child("die0").face, 4);
            compare(room.child("die1").face, 4);
            compare(room.table.dice.kept, 2);
        }

        function test_space_rolls_with_a_die_in_focus() {
            room.child("die2").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            tryCompare(room.table, "rollsUsed", 2);
            tryCompare(room.table, "yours", true);
            verify(room.child("die2").activeFocus);
        }

        function test_roll_button_is_closed_while_all_dice_are_kept() {
            for (const key of [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4, Qt.Key_5])
                keyClick(key);
            verify(!room.child("rollButton").enabled);
            verify(room.child("rollButton").lowerText !== "");
            keyClick(Qt.Key_Space);
            compare(room.table.rollsUsed, 1);
            keyClick(Qt.Key_3);
            verify(room.child("rollButton").enabled);
        }

        function test_dice_in_flight_hold_the_table_up_until_they_land() {
            Motion.mode = Motion.Full;
            mouseClick(room.child("rollButton"));
            compare(room.table.phase, DicePokerTable.Rolling);
            verify(room.child("die0").rolling);
            wait(50);
            compare(room.table.phase, DicePokerTable.Rolling);
            tryCompare(room.table, "phase", DicePokerTable.Deciding, 4000);
            compare(room.table.rollsUsed, 2);
            compare(thrown.count, 1);
        }

        function test_dice_that_are_on_their_way_land_at_once_data() {
            return [
                { tag: "space", end: () => keyClick(Qt.Key_Space) },
                { tag: "enter", end: () => keyClick(Qt.Key_Return) },
                { tag: "click on the mat", end: () => mouseClick(room.child("mat"), 300, 100) }
            ];
        }

        function test_dice_that_are_on_their_way_land_at_once(data) {
            Motion.mode = Motion.Full;
            keyClick(Qt.Key_Space);
            compare(room.table.phase, DicePokerTable.Rolling);
            data.end();
            tryCompare(room.table, "phase", DicePokerTable.Deciding, 200);
            compare(room.table.rollsUsed, 2);
        }

        function test_after_the_last_roll_all_dice_lie_on_the_mat_and_writing_is_next() {
            keyClick(Qt.Key_1);
            keyClick(Qt.Key_Space);
            tryCompare(room.table, "yours", true);
            keyClick(Qt.Key_Space);
            tryCompare(room.table, "yours", true);
            compare(room.table.rollsUsed, 3);
            compare(room.table.dice.kept, 0);
            verify(!room.child("rollButton").visible);
            tryVerify(() => room.child("line" + room.table.selectedLine).activeFocus);
        }

        function test_names_for_the_screen_reader() {
            compare(room.child("die0").name, "Die 1 of 5: four");
            compare(room.child("die4").name, "Die 5 of 5: six");
        }
    }
}
