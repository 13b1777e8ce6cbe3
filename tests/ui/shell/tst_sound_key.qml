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

        name: "sound_key"
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

        function toast(item: Item): Toast {
            if (item instanceof ShellToast)
                return item as Toast;
            for (let i = 0; i < item.children.length; ++i) {
                const found = toast(item.children[i]);
                if (found)
                    return found;
            }
            return null;
        }

        function openTheTable(): void {
            grabImage(shell);
            mouseClick(findChild(shell, "card-pebbles"));
            tryVerify(() => findChild(shell, "start") !== null);
        }

        function test_the_key_turns_the_sound_off_and_on_and_says_so(): void {
            keyClick(Qt.Key_M);
            verify(house.preferences.muted);
            compare(toast(shell).text, "Sound is off. M turns it on.");
            keyClick(Qt.Key_M);
            verify(!house.preferences.muted);
            compare(toast(shell).text, "Sound is on. M turns it off.");
        }

        function test_it_works_on_other_pages_and_at_the_table(): void {
            openTheTable();
            keyClick(Qt.Key_M);
            verify(house.preferences.muted);
            keyClick(Qt.Key_Return, Qt.ControlModifier);
            tryVerify(() => findChild(shell, "table") !== null);
            compare(findChild(shell, "table").sounds, house.sounds);
            keyClick(Qt.Key_M);
            verify(!house.preferences.muted);
            // Nothing lies over the next step there.
            compare(toast(shell).text, "Sound is off. M turns it on.");
        }

        function test_in_a_field_for_text_it_is_a_letter(): void {
            openTheTable();
            const name = findChild(shell, "name");
            name.forceActiveFocus();
            keyClick(Qt.Key_M);
            verify(!house.preferences.muted);
            compare(name.text, "m");
        }
    }
}
