import QtQuick
import QtTest
import Riverbones.Kit

TestTable {
    id: room

    SignalSpy {
        id: home

        target: room.page
        signalName: "leaveAsked"
    }

    SignalSpy {
        id: rules

        target: room.page
        signalName: "rulesAsked"
    }

    SignalSpy {
        id: settings

        target: room.page
        signalName: "settingsAsked"
    }

    SignalSpy {
        id: keys

        target: room.page
        signalName: "keysAsked"
    }

    TestCase {
        name: "Menu"
        when: windowShown

        function init() {
            room.open(["Anna", "Jānis"], ["roll 44126"], "");
            tryCompare(room.table, "yours", true);
            tryVerify(() => room.child("rollButton").activeFocus);
            for (const spy of [home, rules, settings, keys])
                spy.clear();
        }

        function cleanup() {
            if (room.focused().objectName.startsWith("menu"))
                keyClick(Qt.Key_Escape);
            tryVerify(() => !room.focused().objectName.startsWith("menu"));
        }

        function open() {
            keyClick(Qt.Key_Escape);
            tryVerify(() => room.focused().objectName === "menuCarryOn");
        }

        function test_escape_opens_it_and_carries_on() {
            open();
            keyClick(Qt.Key_Space);
            tryVerify(() => room.child("rollButton").activeFocus);
            compare(room.table.rollsUsed, 1);
            open();
            keyClick(Qt.Key_Escape);
            tryVerify(() => room.child("rollButton").activeFocus);
            compare(home.count, 0);
        }

        function test_the_icon_and_f10_open_it() {
            verify(room.page.openMenu());
            tryVerify(() => room.focused().objectName === "menuCarryOn");
            keyClick(Qt.Key_Escape);
            tryVerify(() => room.child("rollButton").activeFocus);
        }

        function test_rows_lead_on_data() {
            return [
                { tag: "settings", steps: 3, row: "menuSettings", spy: settings },
                { tag: "keys", steps: 4, row: "menuKeys", spy: keys },
                { tag: "home", steps: 5, row: "menuHome", spy: home }
            ];
        }

        function test_rows_lead_on(data) {
            open();
            for (let i = 0; i < data.steps; ++i)
                keyClick(Qt.Key_Down);
            compare(room.focused().objectName, data.row);
            keyClick(Qt.Key_Return);
            compare(data.spy.count, 1);
            compare(home.count + rules.count + settings.count + keys.count, 1);
        }

        function closeRules() {
            tryVerify(() => room.focused().objectName === "helpLines");
            keyClick(Qt.Key_Escape);
            tryVerify(() => room.child("rollButton").activeFocus);
            compare(rules.count, 0);
        }

        function test_rules_open_beside_the_table() {
            open();
            keyClick(Qt.Key_Down);
            compare(room.focused().objectName, "menuRules");
            keyClick(Qt.Key_Return);
            closeRules();
        }

        function test_what_happened_opens_beside_the_table() {
            open();
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            compare(room.focused().objectName, "menuLog");
            keyClick(Qt.Key_Return);
            tryVerify(() => !room.isInside(room.focused(), room.page));
            keyClick(Qt.Key_Escape);
            tryVerify(() => room.child("rollButton").activeFocus);
        }

        function test_leaving_says_what_it_costs() {
            open();
            keyClick(Qt.Key_Up);
            compare(room.focused().objectName, "menuHome");
            verify((room.focused() as MenuRow).subText !== "");
        }

        function test_buttons_of_the_bar() {
            mouseClick(room.child("rulesButton"));
            tryVerify(() => room.focused().objectName === "helpLines");
            keyClick(Qt.Key_Escape);
            tryVerify(() => room.focused().objectName !== "helpLines");
            mouseClick(room.child("settingsButton"));
            compare(settings.count, 1);
        }

        function test_groups() {
            room.page.toNextGroup(false);
            verify(room.child("line" + room.table.selectedLine).activeFocus);
            room.page.toNextGroup(false);
            verify(room.isInside(room.focused(), room.child("rulesButton").parent.parent));
            room.page.toNextGroup(false);
            verify(room.isInside(room.focused(), room.child("mat")));
            room.page.toNextGroup(true);
            verify(room.isInside(room.focused(), room.child("rulesButton").parent.parent));
        }

        function test_every_key_of_the_table_is_listed() {
            const listed = [];
            const lines = room.page.keyList.lines;
            for (let i = 0; i < lines.length; ++i)
                listed.push(...lines[i].keys);
            for (const key of ["Space", "1", "5", "0", "Enter", "H", "S", "Ctrl+Z"])
                verify(listed.includes(key), key);
        }
    }
}
