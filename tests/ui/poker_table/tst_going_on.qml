import QtQuick
import QtTest
import Riverbones.Games.dice_holdem
import Riverbones.Play
import Riverbones.PokerTable

// Hands that nobody at the device plays any more, and results that nobody waits for.
TestPage {
    id: room

    readonly property DiceHoldemTable table: hand.table

    TestCase {
        name: "GoingOn"
        when: windowShown

        function fold() {
            room.start("pbb");
            room.table.pace = Pace.Calm;
            room.hand.playTo(0);
            while (!room.table.yours)
                room.table.hurry();
            verify(!room.child("hurryButton"));
            room.table.fold();
            verify(room.table.onlyBotsPlay);
            compare(room.hand.paceOfBots(), Pace.Calm);
            const button = room.child("hurryButton");
            verify(button);
            compare(button.text, "Hurry");
            compare(button.keyText, "Space");
            verify(!room.child("foldButton") && !room.child("amountSlider"));
            return button;
        }

        function goAllIn() {
            room.hand.play("raise 2000");
            while (room.hand.acting() >= 0)
                room.hand.play("call");
        }

        function test_a_hand_of_bots_is_hurried_by_its_button() {
            const button = fold();
            mouseClick(button);
            compare(room.hand.paceOfBots(), Pace.Instant);
        }

        function test_a_hand_of_bots_is_hurried_by_space() {
            fold();
            tryVerify(() => room.page.activeFocus && !room.focused().objectName);
            keyClick(Qt.Key_Space);
            compare(room.hand.paceOfBots(), Pace.Instant);
        }

        function test_boards_without_betting_are_hurried_one_by_one() {
            room.start("pbb");
            room.table.pace = Pace.Calm;
            room.hand.playTo(0);
            while (!room.table.yours)
                room.table.hurry();
            goAllIn();
            while (!room.table.runsOut)
                room.table.hurry();
            verify(!room.table.onlyBotsPlay);
            const button = room.child("hurryButton");
            compare(button.subText, "");
            for (let clicks = 0; clicks < 20 && room.table.round < 3; ++clicks)
                mouseClick(button);
            compare(room.table.round, 3);
        }

        // A hand has ended at which nobody plays on.
        function leave(kinds) {
            room.start(kinds);
            while (room.hand.acting() >= 0)
                room.hand.play("fold");
            compare(room.table.phase, PokerTable.HandEnded);
            room.table.leaveTable(0);
            verify(room.table.goesOnByItself);
            tryVerify(() => room.focused() === room.page);
            verify(!room.table.heldBack);
        }

        function test_a_result_that_has_the_focus_waits() {
            leave("pbb");
            room.page.scene.ledge.result.next.forceActiveFocus();
            tryVerify(() => room.table.heldBack);
            room.page.forceActiveFocus();
            tryVerify(() => !room.table.heldBack);
        }

        function test_a_result_waits_for_what_lies_over_the_table() {
            leave("pbb");
            keyClick(Qt.Key_L);
            tryVerify(() => room.table.heldBack);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !room.table.heldBack);
        }

        function test_a_key_still_goes_on() {
            leave("pbb");
            const before = room.table.handNumber;
            keyClick(Qt.Key_Return);
            compare(room.table.handNumber, before + 1);
        }

        function test_a_showdown_that_somebody_waits_for_has_the_focus() {
            room.start("pbb");
            room.hand.playTo(0);
            goAllIn();
            compare(room.table.result.outcome, HandResult.Showdown);
            tryVerify(() => room.focused()?.objectName === "nextHandButton");
        }
    }
}
