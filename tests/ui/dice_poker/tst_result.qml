import QtQuick
import QtTest
import Riverbones.Games.dice_poker

TestTable {
    id: room

    SignalSpy {
        id: again

        target: room.page
        signalName: "playAgain"
    }

    SignalSpy {
        id: home

        target: room.page
        signalName: "leaveAsked"
    }

    TestCase {
        name: "Result"
        when: windowShown

        // Everybody rolls these dice once and writes the lines from top to bottom.
        function wholeMatch(dice) {
            const steps = [];
            for (let line = 0; line < 15; ++line) {
                for (const roll of dice)
                    steps.push("roll " + roll, "write " + line);
            }
            return steps;
        }

        function finish(names: list<string>, dice) {
            room.open(names, wholeMatch(dice), "");
            tryCompare(room.table, "phase", DicePokerTable.Over);
            tryVerify(() => room.child("seeResultButton").activeFocus);
            again.clear();
            home.clear();
        }

        function heading() {
            return room.child("resultHeading").text;
        }

        function test_the_finished_table_stays_until_the_result_is_asked_for() {
            finish(["Anna", "Jānis"], ["66655", "11123"]);
            verify(room.child("mat").visible);
            verify(!room.child("resultHeading").visible);
            keyClick(Qt.Key_Return);
            verify(room.child("resultHeading").visible);
            verify(!room.child("mat").visible);
            verify(room.child("playAgainButton").activeFocus);
        }

        function test_the_last_line_may_be_taken_back_until_then() {
            finish(["Anna", "Jānis"], ["66655", "11123"]);
            verify(room.child("takeBackButton").visible);
            mouseClick(room.child("takeBackButton"));
            tryCompare(room.table, "yours", true);
            compare(room.table.actingSeat, 1);
        }

        function test_one_winner() {
            finish(["Anna", "Jānis"], ["11123", "66655"]);
            keyClick(Qt.Key_Return);
            compare(heading(), "Jānis wins");
        }

        function test_two_share() {
            finish(["Anna", "Jānis"], ["66655", "66655"]);
            keyClick(Qt.Key_Return);
            compare(heading(), "Anna and Jānis share the win");
        }

        function test_three_share() {
            finish(["Anna", "Jānis", "Zoe", "Tom"], ["66655", "11123", "66655", "66655"]);
            keyClick(Qt.Key_Return);
            compare(heading(), "Anna, Zoe, Tom share the win");
        }

        function test_alone() {
            finish(["Anna"], ["66655"]);
            keyClick(Qt.Key_Return);
            compare(heading(), "Anna has filled the card");
        }

        function test_ways_on() {
            finish(["Anna", "Jānis"], ["66655", "11123"]);
            keyClick(Qt.Key_Return);
            mouseClick(room.child("scorecardsButton"));
            verify(room.child("wholeScorecard").visible);
            keyClick(Qt.Key_Escape);
            verify(!room.child("wholeScorecard").visible);
            mouseClick(room.child("backToStartButton"));
            compare(home.count, 1);
            room.child("playAgainButton").forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(again.count, 1);
        }
    }
}
