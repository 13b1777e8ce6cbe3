import QtQuick
import QtTest
import Riverbones.Games.dice_poker
import Riverbones.Play

// What helps beginners: suggestions, hints, the question about zeros, the remarks of the first game.
TestTable {
    id: room

    SignalSpy {
        id: written

        target: room.table
        signalName: "written"
    }

    TestCase {
        name: "Help"
        when: windowShown

        function init() {
            room.preferences.pace = Pace.Instant;
        }

        function start(names: list<string>, steps) {
            room.open(names, steps, "");
            tryCompare(room.table, "yours", true);
            // The page puts the focus where it belongs a moment later.
            wait(20);
            written.clear();
        }

        function cleanup() {
            room.preferences.putBack();
            room.preferences.guideWanted = false;
        }

        function filled() {
            const lines = [];
            for (let line = 0; line < 15; ++line) {
                if (room.child("line" + line).mark === ScoreColumn.Suggested)
                    lines.push(line);
            }
            return lines;
        }

        function test_a_line_is_suggested() {
            start(["Anna"], ["roll 44426"]);
            compare(filled(), [room.table.selectedLine]);
        }

        function test_without_suggestions_nothing_is_chosen_for_the_player() {
            room.preferences.suggestions = false;
            start(["Anna"], ["roll 44426"]);
            compare(filled(), []);
            compare(room.table.selectedLine, -1);
            verify(!room.child("writeButton").visible);
            keyClick(Qt.Key_Tab);
            verify(room.child("line0").activeFocus);
            keyClick(Qt.Key_Return);
            compare(room.table.selectedLine, 0);
            compare(written.count, 0);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Return);
            compare(written.count, 1);
        }

        function test_arrows_choose_without_suggestions() {
            room.preferences.suggestions = false;
            start(["Anna"], ["roll 44426"]);
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Down);
            compare(room.table.selectedLine, 1);
            verify(room.child("line1").activeFocus);
        }

        function test_hint_marks_and_says_the_line_once() {
            room.preferences.suggestions = false;
            start(["Anna"], ["roll 44444"]);
            keyClick(Qt.Key_H);
            compare(filled(), [13]);
            compare(room.table.selectedLine, 13);
            tryCompare(room.child("toast"), "text", "Hint: Write 50 in Poker");
            keyClick(Qt.Key_Space);
            tryCompare(room.table, "yours", true);
            compare(filled(), []);
        }

        function test_a_joker_that_must_go_somewhere_is_chosen_all_the_same() {
            room.preferences.suggestions = false;
            start(["Anna"], ["roll 44444", "write 13", "roll 44444"]);
            compare(room.table.selectedLine, 3);
        }

        function test_a_zero_is_written_at_once_where_nobody_wants_to_be_asked() {
            room.preferences.confirmZero = false;
            start(["Anna"], ["roll 44126"]);
            mouseClick(room.child("line13"));
            keyClick(Qt.Key_Return);
            compare(written.count, 1);
        }

        function remark() {
            return room.child("guideNote").visible ? room.child("guideNote").number : 0;
        }

        function test_five_remarks_come_at_their_moments() {
            room.preferences.guideWanted = true;
            room.open(["Anna", "bot Otto"], [], "");
            tryCompare(room.table, "yours", true);
            tryVerify(() => room.child("rollButton").activeFocus);
            compare(remark(), 1);
            keyClick(Qt.Key_Space);
            tryCompare(room.table, "yours", true);
            compare(remark(), 2);
            keyClick(Qt.Key_Space);
            tryCompare(room.table, "yours", true);
            compare(remark(), 3);
            keyClick(Qt.Key_Space);
            tryCompare(room.table, "yours", true);
            compare(remark(), 4);
            mouseClick(room.child("line14"));
            keyClick(Qt.Key_Return);
            compare(remark(), 0);
            tryVerify(() => room.table.yours && room.table.round === 2, 20000);
            compare(remark(), 5);
            verify(room.preferences.guideWanted);
            mouseClick(room.child("guideOn"));
            compare(remark(), 0);
            verify(!room.preferences.guideWanted);
        }

        function test_going_on_shows_what_can_be_said_now() {
            room.preferences.guideWanted = true;
            room.open(["Anna"], ["roll 44126"], "");
            tryCompare(room.table, "yours", true);
            tryCompare(room.child("guideNote"), "number", 2);
            mouseClick(room.child("guideOn"));
            compare(remark(), 3);
            mouseClick(room.child("guideOn"));
            compare(remark(), 4);
            mouseClick(room.child("guideOn"));
            compare(remark(), 0);
            verify(room.preferences.guideWanted);
        }

        function test_skipping_ends_them_and_gives_the_focus_back() {
            room.preferences.guideWanted = true;
            room.open(["Anna"], [], "");
            tryCompare(room.table, "yours", true);
            tryVerify(() => room.child("rollButton").activeFocus);
            room.child("guideSkip").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(remark(), 0);
            verify(!room.preferences.guideWanted);
            verify(room.child("rollButton").activeFocus);
        }

        function test_a_bot_is_told_nothing() {
            room.preferences.guideWanted = true;
            room.open(["bot Otto", "Anna"], [], "");
            compare(remark(), 0);
            tryVerify(() => room.table.yours, 20000);
            compare(remark(), 1);
        }

        function test_a_second_person_is_told_nothing() {
            room.preferences.guideWanted = true;
            room.open(["Anna", "Jānis"], ["roll 44126", "write 14"], "");
            tryCompare(room.table, "yours", true);
            compare(room.table.actingSeat, 1);
            compare(remark(), 0);
        }

        function test_a_remark_covers_no_next_step_data() {
            return [
                { tag: "before the first roll", steps: [] },
                { tag: "after it", steps: ["roll 44126"] },
                { tag: "after the second", steps: ["roll 44126", "roll xx--- 135"] },
                { tag: "after the third", steps: ["roll 44126", "roll xx--- 135", "roll xx--- 135"] }
            ];
        }

        function test_a_remark_covers_no_next_step(data) {
            room.preferences.guideWanted = true;
            room.open(["Anna"], data.steps, "");
            tryVerify(() => remark() > 0);
            const note = room.child("guideNote");
            const area = note.mapToItem(room, 0, 0, note.width, note.height);
            for (const name of ["rollButton", "writeButton", "takeBackButton"]) {
                const button = room.child(name);
                if (!button.visible)
                    continue;
                const at = button.mapToItem(room, 0, 0, button.width, button.height);
                verify(at.x >= area.right || at.right <= area.x || at.y >= area.bottom || at.bottom <= area.y, name);
            }
            verify(area.x >= 0 && area.y >= 0 && area.bottom <= room.height);
        }
    }
}
