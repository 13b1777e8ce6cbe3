pragma ComponentBehavior: Bound
import QtQuick
import QtTest
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
            const sheet = sheetOf(search(shell, item => item instanceof ShellKeys));
            opens();
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

        function sheetOf(keys: ShellKeys): KeysSheet {
            for (let i = 0; i < keys.resources.length; ++i) {
                if (keys.resources[i] instanceof KeysSheet)
                    return keys.resources[i] as KeysSheet;
            }
            return null;
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
