pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Tests.Shell
import Riverbones.Theme

Item {
    id: scene

    width: 1280
    height: 800

    Household {
        id: house
    }

    Component {
        id: shellComponent

        Shell {
            anchors.fill: scene
            focus: true
            games: ["pebbles"]
            storage: house.storage
            preferences: house.preferences
            sounds: house.sounds
            languages: house.languages
        }
    }

    TestCase {
        id: test

        property Shell shell: null

        name: "keys"
        when: windowShown

        function init(): void {
            Motion.mode = Motion.None;
            house.renew();
            shell = shellComponent.createObject(scene);
        }

        function cleanup(): void {
            shell.destroy();
            shell = null;
            wait(0);
        }

        function focused(): Item {
            return scene.Window.activeFocusItem;
        }

        function opens(): void {
            keyClick(Qt.Key_Question);
            tryCompare(focused(), "objectName", "closeKeys");
        }

        function test_the_list_opens_anywhere_and_gives_the_focus_back(): void {
            const before = focused();
            opens();
            keyClick(Qt.Key_Escape);
            tryVerify(() => focused() === before);
            opens();
            keyClick(Qt.Key_Return);
            tryVerify(() => focused() === before);
        }

        function test_the_keys_of_the_page_stand_beside_those_of_everywhere(): void {
            opens();
            const sheet = (search(shell, item => item instanceof ShellKeys) as ShellKeys).sheet;
            verify(!sheet.two);
            const narrow = sheet.width;
            keyClick(Qt.Key_Escape);
            grabImage(shell);
            mouseClick(findChild(shell, "card-pebbles"));
            tryVerify(() => findChild(shell, "start") !== null);
            keyClick(Qt.Key_Return, Qt.ControlModifier);
            tryVerify(() => findChild(shell, "table") !== null);
            opens();
            verify(sheet.two);
            verify(sheet.width > narrow);
            keyClick(Qt.Key_Escape);
        }

        function test_f6_leads_from_group_to_group(): void {
            const card = focused();
            keyClick(Qt.Key_F6);
            verify(focused() !== card);
            keyClick(Qt.Key_F6, Qt.ShiftModifier);
            compare(focused(), card);
        }

        function test_f6_reaches_every_group_of_a_page_data(): list<var> {
            return [
                { tag: "home", open: () => {}, groups: 2 },
                { tag: "set-up", open: () => mouseClick(findChild(shell, "card-pebbles")), groups: 3 },
                { tag: "settings", open: () => keyClick(Qt.Key_Comma, Qt.ControlModifier), groups: 3 },
                { tag: "rules", open: () => keyClick(Qt.Key_F1), groups: 3 },
                { tag: "about", open: () => openAbout(), groups: 2 },
                { tag: "saves", open: () => openSaves(), groups: 2 }
            ];
        }

        function test_f6_reaches_every_group_of_a_page(data: var): void {
            const keys = search(shell, item => item instanceof ShellKeys) as ShellKeys;
            const home = keys.page;
            data.open();
            if (data.tag !== "home")
                tryVerify(() => keys.page !== home);
            grabImage(shell);
            const seen = [];
            for (let presses = 0; presses < 2 * data.groups; ++presses) {
                keyClick(Qt.Key_F6);
                const at = groupOf(keys.page);
                verify(at >= 0);
                if (seen.indexOf(at) < 0)
                    seen.push(at);
            }
            compare(seen.length, data.groups);
            const before = groupOf(keys.page);
            keyClick(Qt.Key_F6);
            keyClick(Qt.Key_F6, Qt.ShiftModifier);
            compare(groupOf(keys.page), before);
        }

        function groupOf(page: Page): int {
            for (let i = 0; i < page.groups.length; ++i) {
                if (page.holds(page.groups[i], focused()))
                    return i;
            }
            return -1;
        }

        function openAbout(): void {
            keyClick(Qt.Key_Comma, Qt.ControlModifier);
            tryVerify(() => findChild(shell, "about") !== null);
            grabImage(shell);
            mouseClick(findChild(shell, "about"));
            tryVerify(() => findChild(shell, "version") !== null);
        }

        function openSaves(): void {
            house.addSave("pebbles", "older", 20);
            house.addSave("pebbles", "newer", 10);
            house.storage.refresh();
            grabImage(shell);
            tryVerify(() => findChild(shell, "moreSaves") !== null);
            mouseClick(findChild(shell, "moreSaves"));
        }

        function search(item: Item, fits: var): Item {
            if (fits(item))
                return item;
            for (let i = 0; i < item.children.length; ++i) {
                const found = search(item.children[i], fits);
                if (found)
                    return found;
            }
            return null;
        }
    }
}
