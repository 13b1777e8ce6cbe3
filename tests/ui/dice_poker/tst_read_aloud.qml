import QtQuick
import QtTest
import Riverbones.Kit

TestTable {
    id: room

    property list<string> heard

    page.announcer: Announcer {
        letterTime: 0
        onAnnounced: text => room.heard.push(text)
    }

    TestCase {
        name: "ReadAloud"
        when: windowShown

        function start(players, steps) {
            room.open(players, steps, "");
            tryCompare(room.table, "yours", true);
            wait(20);
            room.heard = [];
        }

        function asked(key): string {
            room.heard = [];
            keyClick(key);
            return Array.from(room.heard).join("|");
        }

        function test_own_dice() {
            start(["Anna"], []);
            compare(asked(Qt.Key_D), "Anna has not rolled yet.");
            start(["Anna"], ["roll 44425"]);
            compare(asked(Qt.Key_D), "Anna: four, four, four, two, five. Worth 19 at most: Pair, Three of a kind and Chance.");
            keyClick(Qt.Key_2);
            compare(asked(Qt.Key_D), "Anna: four, four, four, two, five. Kept: four. Worth 19 at most: Pair, Three of a kind and Chance.");
        }

        function test_board() {
            start(["Anna"], ["roll 44125"]);
            compare(asked(Qt.Key_B), "Anna, roll 1 of 3. On the mat: four, four, one, two, five.");
            keyClick(Qt.Key_5);
            keyClick(Qt.Key_1);
            compare(asked(Qt.Key_B), "Anna, roll 1 of 3. On the mat: four, one, two. On the shelf: five, four.");
        }

        function test_points_and_then_each_seat() {
            start(["Anna", "bot Otto"], ["roll 44125", "write 3", "roll 66612", "write 14"]);
            compare(asked(Qt.Key_P), "Otto leads by 13 point(s). Anna: 8. Otto: 21.");
            compare(asked(Qt.Key_P), "Seat 1, Anna, person, 8 point(s), to act");
            compare(asked(Qt.Key_P), "Seat 2, Otto, bot, steady, 21 point(s)");
            compare(asked(Qt.Key_P), "Otto leads by 13 point(s). Anna: 8. Otto: 21.");
            keyClick(Qt.Key_T);
            compare(asked(Qt.Key_P), "Otto leads by 13 point(s). Anna: 8. Otto: 21.");
        }

        function test_what_is_left() {
            start(["Anna"], ["roll 44125"]);
            compare(asked(Qt.Key_T), "Round 1 of 15. 2 roll(s) left.");
            start(["Anna"], ["roll 44125", "roll xx--- 425", "roll xxx-- 11"]);
            compare(asked(Qt.Key_T), "Round 1 of 15. No roll left: a line must be written.");
        }

        function test_the_whole_scorecard_tells_of_every_seat() {
            start(["Anna", "Jānis"], ["roll 44125", "write 3"]);
            compare(asked(Qt.Key_S), "Seat 1, Anna, person, 8 point(s). Seat 2, Jānis, person, 0 point(s), to act.");
            keyClick(Qt.Key_S);
        }

        function test_what_is_spoken_is_shown() {
            start(["Anna"], ["roll 44125"]);
            keyClick(Qt.Key_T);
            compare(room.child("toast").Accessible.name, "Round 1 of 15. 2 roll(s) left.");
        }

        function test_what_happens_is_told() {
            start(["Anna", "Jānis"], ["roll 44125"]);
            room.table.select(3);
            room.table.write();
            tryVerify(() => room.heard.length === 2);
            compare(Array.from(room.heard).join("|"), "Anna wrote 8 in fours.|Round 1. Jānis to play.");
        }

        function test_only_mine() {
            start(["Anna", "bot Otto"], ["roll 44125"]);
            room.page.announcer.talk = Announcer.OnlyMine;
            room.table.pace = 3;
            room.table.select(3);
            room.table.write();
            tryVerify(() => room.table.round === 2 && room.table.yours, 20000);
            tryVerify(() => room.heard.length === 2);
            compare(Array.from(room.heard).join("|"), "Anna wrote 8 in fours.|Round 2. Anna to play.");
            room.page.announcer.talk = Announcer.Everything;
        }
    }
}
