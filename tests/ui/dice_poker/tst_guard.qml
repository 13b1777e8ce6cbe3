import QtQuick
import QtTest
import Riverbones.Games.dice_poker
import Riverbones.Theme

// A second click or key that comes at once was meant for what was there before.
TestTable {
    id: room

    SignalSpy {
        id: thrown

        target: room.table
        signalName: "thrown"
    }

    SignalSpy {
        id: written

        target: room.table
        signalName: "written"
    }

    TestCase {
        name: "Guard"
        when: windowShown

        function start(names: list<string>, steps) {
            room.open(names, steps, "");
            tryCompare(room.table, "yours", true);
            // The page puts the focus where it belongs a moment later.
            wait(20);
            tryVerify(() => !room.child("mat").flying);
            Motion.guard = 300;
            thrown.clear();
            written.clear();
        }

        function cleanup() {
            Motion.guard = 0;
        }

        function twice(name: string) {
            const button = room.child(name);
            verify(button.visible);
            mouseDoubleClickSequence(button);
        }

        function opens() {
            tryVerify(() => room.page.guard.open);
        }

        function test_double_click_on_roll_is_one_roll() {
            start(["Anna", "Jānis"], ["roll 44126"]);
            opens();
            Motion.mode = Motion.Full;
            twice("rollButton");
            compare(room.table.phase, DicePokerTable.Rolling);
            verify(room.child("die0").rolling);
            opens();
            mouseClick(room.child("rollButton"));
            tryCompare(room.table, "phase", DicePokerTable.Deciding);
            compare(room.table.rollsUsed, 2);
            // The dice have just landed, and the button rolls again.
            keyClick(Qt.Key_Space);
            compare(thrown.count, 1);
            opens();
            keyClick(Qt.Key_Space);
            compare(thrown.count, 2);
        }

        function test_double_click_on_a_zero_does_not_give_the_line_up() {
            start(["Anna", "Jānis"], ["roll 44126"]);
            opens();
            mouseClick(room.child("line13"));
            twice("writeButton");
            compare(written.count, 0);
            compare(room.child("writeButton").text, "Really give up Poker?");
            opens();
            keyClick(Qt.Key_Return);
            compare(written.count, 1);
        }

        function test_enter_twice_does_not_give_the_line_up() {
            start(["Anna", "Jānis"], ["roll 44126"]);
            opens();
            mouseClick(room.child("line13"));
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Return);
            compare(written.count, 0);
        }

        function test_what_appears_after_writing_waits() {
            start(["Anna", "Jānis"], ["roll 44126"]);
            opens();
            mouseClick(room.child("line3"));
            twice("writeButton");
            compare(written.count, 1);
            tryVerify(() => room.child("takeBackButton").visible && room.table.yours);
            mouseClick(room.child("takeBackButton"));
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            keyClick(Qt.Key_Space);
            mouseClick(room.child("rollButton"));
            room.child("rollButton").Accessible.pressAction();
            compare(room.table.actingSeat, 1);
            compare(room.table.phase, DicePokerTable.ToRoll);
            opens();
            keyClick(Qt.Key_Space);
            compare(thrown.count, 1);
        }

        function test_keeping_a_die_does_not_hold_the_roll_up() {
            start(["Anna", "Jānis"], ["roll 44126"]);
            opens();
            const before = room.page.guard.meaning;
            mouseClick(room.child("die0"));
            mouseClick(room.child("line14"));
            compare(room.page.guard.meaning, before);
            verify(room.page.guard.open);
            keyClick(Qt.Key_Space);
            compare(thrown.count, 1);
        }

        function test_the_result_waits_too() {
            const steps = [];
            for (let line = 0; line < 15; ++line)
                steps.push("roll 66655", "write " + line);
            room.open(["Anna"], steps, "");
            tryVerify(() => room.child("seeResultButton").activeFocus);
            Motion.guard = 300;
            opens();
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Return);
            verify(room.child("playAgainButton").visible);
            compare(room.table.phase, DicePokerTable.Over);
            opens();
            keyClick(Qt.Key_Return);
            tryCompare(room.table, "phase", DicePokerTable.ToRoll);
        }
    }
}
