import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Theme
import Riverbones.Tests.Kit

Item {
    width: 600
    height: 400

    PushButton {
        id: button

        text: "Raise"
        subText: "2 of 3"
    }

    PushButton {
        id: other

        y: 300
        text: "Fold"
    }

    SignalSpy {
        id: clicked

        target: button
        signalName: "clicked"
    }

    TestCase {
        name: "PushButton"
        when: windowShown

        function init() {
            Motion.mode = Motion.None;
            Metrics.textScale = 1;
            button.closed = false;
            button.width = undefined;
            button.text = "Raise";
            clicked.clear();
        }

        function cleanup() {
            Metrics.textScale = 1;
            Motion.mode = Motion.Full;
        }

        function test_mouse_key_and_reader() {
            mouseClick(button);
            compare(clicked.count, 1);
            button.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            compare(clicked.count, 2);
            keyClick(Qt.Key_Return);
            compare(clicked.count, 3);
            keyClick(Qt.Key_Enter);
            compare(clicked.count, 4);
            verify(Reader.act(button, "Press"));
            tryCompare(clicked, "count", 5, 1000);
            compare(Reader.name(button), "Raise");
            compare(Reader.description(button), "2 of 3");
        }

        function test_closed_does_nothing_and_says_why() {
            button.forceActiveFocus(Qt.TabFocusReason);
            button.closed = true;
            button.reason = "Four bets is the most";
            mouseClick(button);
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Return);
            Reader.act(button, "Press");
            compare(clicked.count, 0);
            compare(Reader.description(button), "Four bets is the most");
        }

        function test_ring_for_the_keyboard_only() {
            button.forceActiveFocus(Qt.TabFocusReason);
            verify(button.focusShown);
            other.forceActiveFocus(Qt.TabFocusReason);
            verify(!button.focusShown);
            mouseClick(button);
            verify(button.activeFocus);
            verify(!button.focusShown);
        }

        function test_grows_instead_of_cutting() {
            verify(button.height >= 44);
            const low = button.implicitHeight;
            button.text = "A much longer label than fits on one line of it";
            const wide = button.implicitWidth;
            verify(wide > 300);
            button.width = 160;
            tryVerify(() => button.implicitHeight > low);
            Metrics.textScale = 1.5;
            verify(button.implicitWidth > wide);
        }
    }
}
