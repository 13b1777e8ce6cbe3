import QtQuick
import QtTest
import Riverbones.Games.dice_poker

TestTable {
    id: room

    SignalSpy {
        id: written

        target: room.table
        signalName: "written"
    }

    SignalSpy {
        id: refused

        target: room.table
        signalName: "refused"
    }

    TestCase {
        name: "Scorecard"
        when: windowShown

        function start(steps) {
            room.open(["Anna", "Jānis"], steps, "");
            tryCompare(room.table, "yours", true);
            // The page puts the focus where it belongs a moment later.
            wait(20);
            verify(room.child("rollButton").activeFocus);
            written.clear();
            refused.clear();
        }

        // A round in which both write the same.
        function round(dice: string, line: int) {
            return ["roll " + dice, "write " + line, "roll " + dice, "write " + line];
        }

        function mark(line: int) {
            return room.child("line" + line).mark;
        }

        function test_marks() {
            start([...round("55551", 4), "roll 44126"]);
            compare(mark(0), ScoreColumn.Possible);
            compare(mark(2), ScoreColumn.Zero);
            compare(mark(4), ScoreColumn.Written);
            compare(mark(6), ScoreColumn.Possible);
            compare(mark(13), ScoreColumn.Zero);
            compare(mark(room.table.selectedLine), ScoreColumn.Suggested);
            compare(room.child("line4").points, 20);
            compare(room.child("line6").points, 17);
        }

        function test_names_for_the_screen_reader() {
            start(["roll 44126"]);
            compare(room.child("line3").Accessible.name, "Fours, would score 8");
            compare(room.child("line3").Accessible.role, Accessible.Button);
        }

        function test_before_the_first_roll_nothing_can_be_chosen() {
            start(round("55551", 4));
            mouseClick(room.child("line0"));
            compare(room.table.selectedLine, -1);
            verify(!room.child("writeButton").visible);
        }

        function test_click_chooses_an_open_line() {
            start(["roll 44126"]);
            mouseClick(room.child("line14"));
            compare(room.table.selectedLine, 14);
            verify(room.child("line14").chosen);
            compare(room.child("writeButton").text, "Write 17 in chance");
        }

        function test_click_on_a_written_line_is_refused() {
            start([...round("55551", 4), "roll 44126"]);
            const before = room.table.selectedLine;
            mouseClick(room.child("line4"));
            compare(room.table.selectedLine, before);
            compare(refused.count, 1);
        }

        function test_arrows_go_over_written_lines_and_between_blocks() {
            start([...round("33316", 2), "roll 44126"]);
            mouseClick(room.child("line1"));
            keyClick(Qt.Key_Down);
            compare(room.table.selectedLine, 3);
            verify(room.child("line3").activeFocus);
            keyClick(Qt.Key_Right);
            compare(room.table.selectedLine, 9);
            keyClick(Qt.Key_Up);
            compare(room.table.selectedLine, 8);
            keyClick(Qt.Key_Left);
            verify(room.table.selectedLine === 1 || room.table.selectedLine === 3);
            mouseClick(room.child("line14"));
            keyClick(Qt.Key_Down);
            compare(room.table.selectedLine, 14);
            keyClick(Qt.Key_Left);
            compare(room.table.selectedLine, 5);
        }

        function test_enter_writes_the_chosen_line() {
            start(["roll 44126"]);
            mouseClick(room.child("line3"));
            keyClick(Qt.Key_Return);
            compare(written.count, 1);
            compare(written.signalArguments[0][1], 3);
            compare(written.signalArguments[0][2], 8);
        }

        function test_tab_leads_from_the_roll_button_to_the_chosen_line() {
            start(["roll 44126"]);
            room.child("rollButton").forceActiveFocus();
            keyClick(Qt.Key_Tab);
            verify(room.child("line" + room.table.selectedLine).activeFocus);
        }

        function test_a_zero_is_asked_once_more() {
            start(["roll 44126"]);
            mouseClick(room.child("line13"));
            keyClick(Qt.Key_Return);
            compare(written.count, 0);
            compare(room.child("writeButton").text, "Really give up Poker?");
            keyClick(Qt.Key_Return);
            compare(written.count, 1);
            compare(written.signalArguments[0][2], 0);
        }

        function test_a_doubt_is_forgotten_when_another_line_is_chosen() {
            start(["roll 44126"]);
            mouseClick(room.child("line13"));
            mouseClick(room.child("writeButton"));
            mouseClick(room.child("line12"));
            mouseClick(room.child("line13"));
            compare(room.child("writeButton").text, "Write 0 in Poker");
            mouseClick(room.child("writeButton"));
            compare(written.count, 0);
        }

        function test_joker_says_why_and_closes_the_other_lines() {
            start([...round("44444", 13), "roll 44444"]);
            compare(mark(3), ScoreColumn.Joker);
            compare(mark(14), ScoreColumn.Closed);
            compare(room.table.selectedLine, 3);
            verify(room.child("bonusText").text.startsWith("Five equal and Poker is taken"));
            verify(room.child("bonusText").text.includes("fours"));
            mouseClick(room.child("line14"));
            compare(room.table.selectedLine, 3);
        }

        function test_take_back() {
            start(["roll 44126"]);
            verify(!room.child("takeBackButton").visible);
            mouseClick(room.child("line3"));
            keyClick(Qt.Key_Return);
            tryVerify(() => room.child("takeBackButton").visible);
            compare(room.child("takeBackButton").text, "Take back: fours");
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            tryCompare(room.table, "yours", true);
            verify(mark(3) > ScoreColumn.Written);
            compare(room.table.actingSeat, 0);
            verify(!room.child("takeBackButton").visible);
        }

        function test_bonus_sentence_follows_the_house_rule() {
            room.open(["Anna"], ["roll 55551", "write 4"], "players 1 left_bonus from_63 joker off");
            tryCompare(room.table, "yours", true);
            compare(room.child("bonusText").text, "<b>Bonus:</b> 20 of 63.");
        }

        function test_the_line_that_would_win_the_bonus_is_named() {
            room.open(["Anna"], ["roll 33312", "write 2", "roll 44441", "write 3", "roll 55551", "write 4", "roll 66662", "write 5"], "");
            tryCompare(room.table, "yours", true);
            compare(room.child("bonusText").text, "<b>Bonus:</b> 35 points won.");
            room.open(["Anna"], ["roll 44441", "write 3", "roll 55551", "write 4", "roll 66612", "write 5", "roll 33312"], "");
            tryCompare(room.table, "yours", true);
            compare(room.child("bonusText").text, "<b>Bonus:</b> 54 of 64.");
            room.open(["Anna"], ["roll 44441", "write 3", "roll 55551", "write 4", "roll 66661", "write 5", "roll 33312"], "");
            tryCompare(room.table, "yours", true);
            compare(room.child("bonusText").text, "<b>Bonus:</b> 60 of 64. Threes would win it.");
            compare(room.child("bonusText").Accessible.name, "Bonus: 60 of 64. Threes would win it.");
        }

        function test_take_back_names_the_line_after_the_match_was_opened_again() {
            start(["roll 44126", "write 3"]);
            verify(room.child("takeBackButton").visible);
            compare(room.child("takeBackButton").text, "Take back: fours");
        }

        function test_nothing_below_the_whole_scorecard_can_be_reached() {
            start(["roll 44126"]);
            keyClick(Qt.Key_S);
            for (let i = 0; i < 5; ++i) {
                keyClick(Qt.Key_Tab);
                verify(room.isInside(room.focused(), room.child("wholeScorecard")));
            }
            keyClick(Qt.Key_Escape);
        }

        function test_whole_scorecard_opens_and_closes() {
            start(["roll 44126"]);
            room.child("line3").forceActiveFocus();
            keyClick(Qt.Key_S);
            verify(room.child("wholeScorecard").visible);
            keyClick(Qt.Key_1);
            verify(!room.child("die0").checked);
            keyClick(Qt.Key_S);
            verify(!room.child("wholeScorecard").visible);
            verify(room.child("line3").activeFocus);
            mouseClick(room.child("wholeScorecardButton"));
            verify(room.child("wholeScorecard").visible);
            keyClick(Qt.Key_Escape);
            verify(!room.child("wholeScorecard").visible);
        }
    }
}
