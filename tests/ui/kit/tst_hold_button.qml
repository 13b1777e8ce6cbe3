import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Tests.Kit

Item {
    id: room

    width: 600
    height: 200

    HoldButton {
        id: button

        x: 20
        y: 20
        text: "I am Anna"
    }

    SignalSpy {
        id: done

        target: button
        signalName: "done"
    }

    TestCase {
        name: "HoldButton"
        when: windowShown

        function init() {
            button.twice = false;
            button.visible = true;
            button.forceActiveFocus(Qt.TabFocusReason);
            done.clear();
        }

        function test_held_by_the_pointer_it_fills_and_is_done() {
            mousePress(button);
            tryVerify(() => button.share > 0);
            tryCompare(done, "count", 1);
            compare(button.share, 0);
            mouseRelease(button);
            compare(done.count, 1);
        }

        function test_letting_go_empties_it() {
            mousePress(button);
            tryVerify(() => button.share > 0);
            mouseRelease(button);
            compare(button.share, 0);
            compare(done.count, 0);
        }

        function test_held_by_the_key() {
            keyPress(Qt.Key_Return);
            tryCompare(done, "count", 1);
            keyRelease(Qt.Key_Return);
            keyPress(Qt.Key_Enter);
            tryVerify(() => button.share > 0);
            keyRelease(Qt.Key_Enter);
            compare(button.share, 0);
            compare(done.count, 1);
        }

        function test_losing_the_focus_or_the_sight_empties_it() {
            keyPress(Qt.Key_Return);
            tryVerify(() => button.share > 0);
            room.forceActiveFocus();
            compare(button.share, 0);
            keyRelease(Qt.Key_Return);
            button.forceActiveFocus(Qt.TabFocusReason);
            mousePress(button);
            tryVerify(() => button.share > 0);
            button.visible = false;
            compare(button.share, 0);
            button.visible = true;
            mouseRelease(button);
            compare(done.count, 0);
        }

        function test_pressed_twice_instead() {
            button.twice = true;
            mouseClick(button);
            verify(button.armed);
            compare(button.share, 0);
            compare(done.count, 0);
            keyClick(Qt.Key_Return);
            verify(!button.armed);
            compare(done.count, 1);
        }

        function test_out_of_sight_the_first_press_is_forgotten() {
            button.twice = true;
            mouseClick(button);
            button.visible = false;
            button.visible = true;
            verify(!button.armed);
        }

        function test_a_reader_presses_twice() {
            compare(Reader.name(button), "I am Anna");
            verify(Reader.act(button, "Press"));
            compare(done.count, 0);
            verify(Reader.act(button, "Press"));
            compare(done.count, 1);
        }
    }
}
