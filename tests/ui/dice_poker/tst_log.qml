import QtQuick
import QtTest
import Riverbones.Games.dice_poker

TestTable {
    id: room

    ActionWords {
        id: words

        log: room.table ? room.table.log : null
        seats: room.table ? room.table.seats : null
    }

    TestCase {
        name: "Log"
        when: windowShown

        function start(players, steps) {
            room.open(players, steps, "");
            tryCompare(room.table, "yours", true);
        }

        function told() {
            const all = [];
            for (let row = 0; row < room.table.log.count; ++row)
                all.push(words.sentence(row));
            return all;
        }

        // Poker, and then another one that goes to its own line.
        readonly property list<string> joker: ["roll 44444", "write 13", "roll 44444", "write 3"]

        function test_a_saved_match_is_told_from_its_beginning() {
            start(["Anna", "Jānis"], ["roll 44125", "roll xx--- 425", "write 3", "roll 66612", "write 14"]);
            compare(told().join("\n"), "Anna rolled: four, four, one, two, five.\n"
                + "Anna kept: four, four. Then rolled: four, two, five.\n"
                + "Anna wrote 12 in fours.\n"
                + "Jānis rolled: six, six, six, one, two.\n"
                + "Jānis wrote 21 in chance.");
            compare(room.table.log.round(4), 1);
        }

        function test_what_happens_is_added_when_the_dice_lie_still() {
            start(["Anna"], ["roll 44125"]);
            const before = told().length;
            room.table.select(3);
            room.table.write();
            tryCompare(room.table, "phase", DicePokerTable.ToRoll);
            compare(told().slice(before).join(), "Anna wrote 8 in fours.");
            room.table.roll();
            tryCompare(room.table, "yours", true);
            compare(told().length, before + 2);
            compare(room.table.log.round(before), 1);
            compare(room.table.log.round(before + 1), 2);
        }

        function test_a_line_that_is_taken_back_stays_in_the_log() {
            start(["Anna", "Jānis"], ["roll 44125", "write 3"]);
            room.table.takeBack();
            tryCompare(room.table, "yours", true);
            compare(told().slice(1).join(" "), "Anna wrote 8 in fours. Anna took this line back: Fours.");
            compare(room.table.log.round(2), 1);
        }

        function list(): ListView {
            let top = room as Item;
            while (top.parent)
                top = top.parent;
            return room.search(top, "whatHappened");
        }

        function test_shown_beside_the_table_from_its_end() {
            start(["Anna", "Jānis"], ["roll 44125", "write 3", "roll 66612", "write 14", "roll 12345"]);
            wait(20);
            const focus = room.focused();
            keyClick(Qt.Key_L);
            tryVerify(() => list() && list().visible);
            compare(list().count, 5);
            tryVerify(() => list().currentIndex === 4 && list().currentItem.activeFocus);
            compare(list().currentItem.Accessible.name, "Round 2. Anna rolled: one, two, three, four, five.");
            keyClick(Qt.Key_Up);
            compare(list().currentItem.Accessible.name, "Jānis wrote 21 in chance.");
            keyClick(Qt.Key_Home);
            compare(list().currentIndex, 0);
            verify(list().currentItem.activeFocus);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !list());
            compare(room.focused(), focus);
        }

        function test_nothing_yet() {
            start(["Anna"], []);
            wait(20);
            keyClick(Qt.Key_L);
            tryVerify(() => list() && list().visible);
            compare(list().count, 0);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !list());
        }

        function test_joker_and_bonus() {
            start(["Anna"], joker);
            compare(told()[3], "Anna wrote 20 in fours. Anna won 100 extra for the joker.");
            start(["Anna"], ["roll 66666", "write 5", "roll 55555", "write 4", "roll 44411", "write 3"]);
            compare(told()[6], "Anna won the bonus of 35 for the left side.");
        }

        function test_the_result() {
            start(["Anna", ""], []);
            compare(words.result([120, 106]), "The match is over. Anna wins with 120 points.");
            compare(words.result([1120, 1120]), "The match is over. Anna and Player 2 share the win with 1,120 points each.");
            compare(words.result([120]), "The card is full. Anna has 120 points.");
        }
    }
}
