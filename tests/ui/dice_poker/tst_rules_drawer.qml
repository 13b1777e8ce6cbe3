import QtQuick
import QtTest

TestTable {
    id: room

    SignalSpy {
        id: rulesAsked

        target: room.page
        signalName: "rulesAsked"
    }

    TestCase {
        name: "RulesDrawer"
        when: windowShown

        function start(steps, houseRules) {
            room.Window.window.width = 1280;
            room.Window.window.height = 800;
            room.open(["Anna", "Jānis"], steps, houseRules);
            tryCompare(room.table, "yours", true);
            wait(20);
            rulesAsked.clear();
        }

        function cleanup() {
            if (named("helpLines"))
                keyClick(Qt.Key_Escape);
            tryVerify(() => !named("helpLines"));
        }

        function named(name) {
            return search(room.Window.contentItem, name);
        }

        function search(item, name) {
            if (!item.visible)
                return null;
            if (item.objectName === name)
                return item;
            for (let i = 0; i < item.children.length; ++i) {
                const found = search(item.children[i], name);
                if (found)
                    return found;
            }
            return null;
        }

        function line(index) {
            return named("helpLine" + index);
        }

        function test_fifteen_lines_and_what_the_roll_is_worth() {
            start(["roll 55551", "write 4", "roll 55551", "write 4", "roll 44126"], "");
            verify(room.page.openHelp());
            tryVerify(() => line(14));
            verify(line(3).fits);
            compare(line(3).Accessible.name, "Fours. Sum of the fours. This roll: 8");
            compare(line(3).Accessible.role, Accessible.ListItem);
            verify(line(6).fits);
            compare(line(6).now, "This roll: 17");
            verify(!line(2).fits);
            compare(line(2).Accessible.name, "Threes. Sum of the threes");
            verify(!line(4).fits);
            compare(line(4).now, "Filled already");
            verify(!line(13).fits);
        }

        function test_no_line_is_marked_before_the_roll() {
            start([], "");
            room.page.openHelp();
            tryVerify(() => line(14));
            for (let i = 0; i < 15; ++i) {
                verify(!line(i).fits);
                compare(line(i).now, "");
            }
        }

        function test_the_book_opens_it_and_escape_gives_the_focus_back() {
            start(["roll 44126"], "");
            const before = room.Window.activeFocusItem;
            verify(before);
            mouseClick(room.child("rulesButton"));
            tryVerify(() => named("helpLines"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !named("helpLines"));
            verify(room.page.activeFocus);
            compare(rulesAsked.count, 0);
        }

        function test_the_key_that_opens_it_closes_it() {
            start(["roll 44126"], "");
            room.page.openHelp();
            tryVerify(() => named("helpLines"));
            keyClick(Qt.Key_F1);
            tryVerify(() => !named("helpLines"));
            verify(room.page.activeFocus);
            compare(rulesAsked.count, 0);
        }

        function test_a_click_on_the_veil_closes_it() {
            start(["roll 44126"], "");
            room.page.openHelp();
            tryVerify(() => named("helpLines"));
            mouseClick(room, 200, 400);
            tryVerify(() => !named("helpLines"));
            compare(room.table.rollsUsed, 1);
        }

        function test_the_focus_stays_inside() {
            start(["roll 44126"], "");
            room.page.openHelp();
            tryVerify(() => named("helpLines"));
            for (let i = 0; i < 8; ++i) {
                keyClick(Qt.Key_Tab);
                verify(!room.page.activeFocus);
            }
            keyClick(Qt.Key_1);
            verify(!room.table.dice.kept, "keys of the table do nothing here");
        }

        function test_all_the_rules() {
            start(["roll 44126"], "");
            room.page.openHelp();
            tryVerify(() => named("allRules"));
            mouseClick(named("allRules"));
            tryCompare(rulesAsked, "count", 1);
            verify(!named("helpLines"));
        }

        function test_what_was_agreed() {
            start([], "players 2 left_bonus over_63 joker on");
            room.page.openHelp();
            tryVerify(() => named("agreedBonus"));
            verify(named("agreedBonus").text.includes("more than 63"));
            verify(named("agreedJoker").text.startsWith("Joker: with 50 in Poker"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !named("helpLines"));
            start([], "players 2 left_bonus from_63 joker off");
            verify(room.page.houseRules.includes("left_bonus from_63 joker off"));
            room.page.openHelp();
            tryVerify(() => named("agreedBonus"));
            verify(named("agreedBonus").text.includes("63 or more"));
            verify(named("agreedJoker").text.startsWith("No joker"));
        }
    }
}
