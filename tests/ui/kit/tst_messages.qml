import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Theme
import Riverbones.Tests.Kit

Item {
    id: bench

    width: 800
    height: 600

    PushButton {
        id: before

        text: "Leave the table"
    }

    Question {
        id: question

        title: "Leave in the middle of a hand?"
        text: "Your 290 chips stay in the pot."
        harmlessText: "Stay"
        harmfulText: "Leave"
    }

    Toast {
        id: toast

        y: 400
    }

    SignalSpy {
        id: harmless

        target: question
        signalName: "harmlessChosen"
    }

    SignalSpy {
        id: harmful

        target: question
        signalName: "harmfulChosen"
    }

    SignalSpy {
        id: answered

        target: toast
        signalName: "answered"
    }

    SignalSpy {
        id: beforeClicked

        target: before
        signalName: "clicked"
    }

    TestCase {
        name: "Messages"
        when: windowShown

        function button(root, text) {
            for (let i = 0; i < root.children.length; ++i) {
                const child = root.children[i];
                if (child.text === text && child.clicked !== undefined)
                    return child;
                const below = button(child, text);
                if (below)
                    return below;
            }
            return null;
        }

        function init() {
            Motion.mode = Motion.None;
            for (const spy of [harmless, harmful, answered, beforeClicked])
                spy.clear();
            before.forceActiveFocus(Qt.TabFocusReason);
            toast.hide();
        }

        function cleanup() {
            question.close();
            tryVerify(() => !question.visible);
            Motion.mode = Motion.Full;
        }

        function ask() {
            question.open();
            tryVerify(() => question.opened);
            tryVerify(() => button(question.contentItem, "Stay").activeFocus);
        }

        function test_escape_is_harmless_and_focus_returns() {
            ask();
            keyClick(Qt.Key_Escape);
            tryVerify(() => !question.visible);
            compare(harmless.count, 1);
            compare(harmful.count, 0);
            tryVerify(() => before.activeFocus);
        }

        function test_enter_is_harmless() {
            ask();
            keyClick(Qt.Key_Return);
            compare(harmless.count, 1);
            compare(harmful.count, 0);
        }

        function test_tab_stays_inside_and_reaches_the_other_answer() {
            ask();
            let reached = false;
            for (let i = 0; i < 4; ++i) {
                keyClick(Qt.Key_Tab);
                verify(!before.activeFocus);
                reached = reached || button(question.contentItem, "Leave").activeFocus;
            }
            verify(reached);
        }

        function test_harmful_answer() {
            ask();
            mouseClick(button(question.contentItem, "Leave"));
            tryVerify(() => !question.visible);
            compare(harmful.count, 1);
            compare(harmless.count, 0);
        }

        function test_nothing_behind_it_can_be_clicked() {
            ask();
            mouseClick(before);
            compare(beforeClicked.count, 0);
            verify(question.opened);
        }

        function test_problem_stays_until_answered() {
            toast.problem("The last hand was cancelled", "Everyone has the stack from before it.", "OK", "");
            tryVerify(() => toast.visible);
            compare(Reader.name(toast), "The last hand was cancelled");
            compare(Reader.role(toast), Accessible.AlertMessage);
            mouseClick(button(toast, "OK"));
            compare(answered.count, 1);
            tryVerify(() => !toast.visible);
        }

        function test_details_are_folded_away() {
            toast.problem("Not saved", "The disk is full.", "OK", "saves/dice.match");
            tryVerify(() => toast.visible);
            const words = findChild(toast, "detailsText");
            const low = toast.height;
            verify(!words.visible);
            mouseClick(button(toast, "Details"));
            verify(words.visible);
            compare(words.text, "saves/dice.match");
            compare(Reader.description(button(toast, "Details")), "saves/dice.match");
            tryVerify(() => toast.height > low);
            compare(answered.count, 0);
            toast.hide();
            toast.problem("Not saved", "The disk is fuller.", "OK", "");
            verify(!button(toast, "Details").visible);
        }

        function test_what_comes_meanwhile_waits() {
            toast.stay = 60;
            toast.problem("Not saved", "The disk is full.", "OK", "");
            toast.note("Sound is off", "speaker-off");
            toast.note("Sound is on", "speaker");
            tryVerify(() => toast.visible);
            wait(150);
            compare(toast.title, "Not saved");
            toast.problem("Not saved", "The disk is full.", "OK", "");
            mouseClick(button(toast, "OK"));
            compare(toast.text, "Sound is off");
            compare(toast.title, "");
            tryCompare(toast, "text", "Sound is on", 1000);
            tryVerify(() => !toast.visible, 1000);
        }

        function test_note_goes_by_itself() {
            toast.stay = 60;
            toast.note("Game saved", "save");
            tryVerify(() => toast.visible);
            tryVerify(() => !toast.visible, 1000);
            toast.problem("Not saved", "The disk is full.", "OK", "");
            wait(150);
            verify(toast.visible);
        }
    }
}
