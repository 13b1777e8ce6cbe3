import QtQuick
import QtTest
import Riverbones.Games.dice_poker

TestTable {
    id: room

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
            compare(heading(), "Anna, Zoe and Tom share the win");
        }

        function test_alone() {
            finish(["Anna"], ["66655"]);
            keyClick(Qt.Key_Return);
            compare(heading(), "Anna has filled the card");
        }

        function test_remarks_are_those_of_the_match() {
            const steps = wholeMatch(["11236", "11235"]);
            // Jānis keeps 2 3 4 5 and rolls the six; Anna has four equal dice.
            steps[0] = "roll 22221";
            steps.splice(2, 2, "roll 23455", "roll xxxx- 2", "roll xxxx- 6", "write 12");
            steps[steps.indexOf("write 12", 6) + 2] = "write 0";
            room.open(["Anna", "Jānis"], steps, "");
            tryVerify(() => room.child("seeResultButton").activeFocus);
            keyClick(Qt.Key_Return);
            const rare = room.child("rareRoll");
            verify(rare.visible);
            compare(rare.text, "Anna, round 1");
            compare(rare.faces, [1, 2, 2, 2, 2]);
            const call = room.child("closeCall");
            verify(call.visible);
            compare(call.text, "Jānis kept 2 3 4 5, rolled a 6");
            compare(call.Accessible.name, "Luckiest die. Jānis kept 2 3 4 5, rolled a 6. Dice: 2 3 4 5 6");
        }

        function test_nothing_is_said_where_nothing_happened() {
            finish(["Anna", "Jānis"], ["11235", "11236"]);
            keyClick(Qt.Key_Return);
            verify(!room.child("rareRoll").visible);
            verify(!room.child("closeCall").visible);
        }

        function test_the_difference_and_how_late_it_came() {
            finish(["Anna", "Jānis"], ["66655", "11123"]);
            keyClick(Qt.Key_Return);
            verify(/^by \d+ point\(s\)$/.test(room.child("resultDifference").text), room.child("resultDifference").text);
            const steps = wholeMatch(["11236", "11236"]);
            steps[steps.length - 2] = "roll 66655";
            room.open(["Anna", "Jānis"], steps, "");
            tryVerify(() => room.child("seeResultButton").activeFocus);
            keyClick(Qt.Key_Return);
            compare(room.child("resultDifference").text, "by 15 point(s), with the very last line");
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
        }

        function test_again_with_the_same_seats_and_house_rules() {
            room.open(["Anna", "Jānis"], wholeMatch(["66655", "11123"]), "players 2 left_bonus from_63 joker off");
            tryVerify(() => room.child("seeResultButton").activeFocus);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Return);
            tryCompare(room.table, "phase", DicePokerTable.ToRoll);
            compare(room.table.round, 1);
            compare(room.table.seats.displayName(1), "Jānis");
            compare(room.table.leftBonusFrom, 63);
            compare(room.table.jokerOn, false);
            tryVerify(() => room.child("rollButton").activeFocus);
        }
    }
}
