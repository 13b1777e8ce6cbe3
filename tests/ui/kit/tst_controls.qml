import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Theme
import Riverbones.Tests.Kit

Item {
    width: 600
    height: 500

    ToggleSwitch {
        id: toggle

        text: "Joker"
    }

    Choice {
        id: choice

        y: 60
        name: "Level"
        model: ["Gentle", "Steady", "Sharp"]
        currentIndex: 1
    }

    NameField {
        id: field

        y: 120
        name: "Your name"
        maximumLength: 16
    }

    Announcer {
        id: announcer
    }

    SignalSpy {
        id: said

        target: announcer
        signalName: "announced"
    }

    SignalSpy {
        id: toggled

        target: toggle
        signalName: "toggled"
    }

    SignalSpy {
        id: activated

        target: choice
        signalName: "activated"
    }

    SignalSpy {
        id: edited

        target: field
        signalName: "edited"
    }

    SignalSpy {
        id: accepted

        target: field
        signalName: "accepted"
    }

    TestCase {
        name: "Controls"
        when: windowShown

        function init() {
            Motion.mode = Motion.None;
            toggle.checked = false;
            choice.currentIndex = 1;
            field.text = "";
            field.error = "";
            for (const spy of [toggled, activated, edited, accepted, said])
                spy.clear();
            Voice.announcer = announcer;
        }

        function cleanupTestCase() {
            Motion.mode = Motion.Full;
        }

        function test_switch() {
            mouseClick(toggle);
            verify(toggle.checked);
            toggle.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            verify(!toggle.checked);
            keyClick(Qt.Key_Return);
            verify(toggle.checked);
            verify(Reader.act(toggle, "Toggle"));
            verify(!toggle.checked);
            compare(toggled.count, 4);
            compare(Reader.name(toggle), "Joker");
        }

        function test_choice_by_arrows() {
            choice.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            compare(choice.currentIndex, 2);
            compare(activated.count, 1);
            compare(Reader.name(choice), "Level");
        }

        function test_choice_from_its_list() {
            const wide = choice.width;
            choice.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryVerify(() => choice.popup.opened);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Return);
            tryVerify(() => !choice.popup.opened);
            compare(choice.displayText, "Gentle");
            compare(choice.width, wide);

            mouseClick(choice);
            tryVerify(() => choice.popup.opened);
            mouseClick((choice.popup.contentItem as ListView).itemAtIndex(2));
            compare(choice.displayText, "Sharp");
        }

        function test_field() {
            field.forceActiveFocus();
            keyClick(Qt.Key_A);
            compare(field.text, "a");
            compare(edited.count, 1);
            keyClick(Qt.Key_Return);
            compare(accepted.count, 1);
        }

        function test_a_letter_without_room_is_left_out_and_that_is_said() {
            field.forceActiveFocus();
            for (const letter of "Maximiliana-Ru")
                keyClick(letter);
            compare(said.count, 0);
            keyClick("t");
            keyClick("h");
            compare(field.text, "Maximiliana-Ruth");
            compare(said.count, 1);
            compare(announcer.said, "That is as long as a name can be.");
            keyClick("a");
            compare(field.text, "Maximiliana-Ruth");
            compare(said.count, 2);
            // What moves, goes away or takes the place of something finds its room.
            for (const key of [Qt.Key_Left, Qt.Key_Tab, Qt.Key_Backspace, Qt.Key_Delete])
                keyClick(key);
            field.forceActiveFocus();
            field.text = "Maximiliana-Ruth";
            field.selectAll();
            keyClick("a");
            compare(field.text, "a");
            compare(said.count, 2);
        }

        function test_field_grows_by_its_error() {
            const low = field.height;
            verify(low >= 44);
            field.error = "This name is taken";
            tryVerify(() => field.height > low);
        }
    }
}
