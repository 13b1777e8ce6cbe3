import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Theme
import Riverbones.Tests.Kit

Item {
    width: 400
    height: 400

    Die {
        id: die

        x: 50
        y: 50
        face: 4
        name: "Die 3 of 5: four"
        checkable: true
    }

    SignalSpy {
        id: toggled

        target: die
        signalName: "toggled"
    }

    SignalSpy {
        id: landed

        target: die
        signalName: "landed"
    }

    TestCase {
        name: "Die"
        when: windowShown

        function init() {
            Motion.mode = Motion.None;
            die.checkable = true;
            die.checked = false;
            toggled.clear();
            landed.clear();
        }

        function cleanupTestCase() {
            Motion.mode = Motion.Full;
        }

        function test_it_turns_over_to_be_seen_and_is_covered_at_once() {
            Motion.mode = Motion.Full;
            die.covered = true;
            verify(!die.turning);
            die.covered = false;
            verify(die.turning);
            tryVerify(() => !die.turning);
            die.covered = true;
            die.covered = false;
            die.finish();
            verify(!die.turning);
            Motion.mode = Motion.None;
            die.covered = true;
            die.covered = false;
            verify(!die.turning);
        }

        function test_mouse() {
            mouseClick(die);
            compare(toggled.count, 1);
        }

        function test_a_slow_press_is_a_click_too() {
            mousePress(die);
            mouseRelease(die, die.width / 2, die.height / 2, Qt.LeftButton, Qt.NoModifier, 1000);
            compare(toggled.count, 1);
        }

        function test_keys() {
            die.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Enter);
            compare(toggled.count, 2);
            // Space rolls, also with a die in focus.
            keyClick(Qt.Key_Space);
            compare(toggled.count, 2);
        }

        function test_reader() {
            compare(Reader.name(die), "Die 3 of 5: four");
            compare(Reader.role(die), Accessible.CheckBox);
            compare(Reader.checked(die), false);
            die.checked = true;
            compare(Reader.checked(die), true);
            verify(Reader.act(die, "Toggle") || Reader.act(die, "Press"));
            compare(toggled.count, 1);
        }

        function test_not_checkable() {
            die.checkable = false;
            mouseClick(die);
            die.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(toggled.count, 0);
        }

        function test_roll_without_motion() {
            die.roll(0);
            compare(landed.count, 1);
            verify(!die.rolling);
        }

        function test_finish_ends_a_roll() {
            Motion.mode = Motion.Full;
            die.roll(500);
            verify(die.rolling);
            mouseClick(die);
            compare(toggled.count, 0, "a flying die cannot be kept");
            die.finish();
            verify(!die.rolling);
            compare(landed.count, 1);
        }

        function test_lands_by_itself_data() {
            return [
                {
                    tag: "full",
                    mode: Motion.Full
                },
                {
                    tag: "reduced",
                    mode: Motion.Reduced
                }
            ];
        }

        function test_lands_by_itself(data) {
            Motion.mode = data.mode;
            die.roll(10);
            tryCompare(landed, "count", 1, 2500);
        }
    }
}
