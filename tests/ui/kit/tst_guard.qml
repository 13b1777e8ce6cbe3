import QtTest
import Riverbones.Kit
import Riverbones.Theme

TestCase {
    id: test

    property string word: "roll"

    name: "KitGuard"

    function cleanup() {
        Motion.guard = 0;
    }

    Guard {
        id: guard

        meaning: test.word
    }

    function test_closes_when_the_meaning_changes_and_opens_by_itself() {
        Motion.guard = 50;
        word = "write";
        verify(!guard.open);
        tryVerify(() => guard.open);
        word = "write";
        verify(guard.open);
    }

    function test_switched_off() {
        Motion.guard = 0;
        word = "take back";
        verify(guard.open);
    }
}
