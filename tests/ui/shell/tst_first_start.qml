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
            games: ["pebbles", "twigs"]
            storage: house.storage
            preferences: house.preferences
            sounds: house.sounds
            languages: house.languages
        }
    }

    TestCase {
        id: test

        property Shell shell: null

        name: "first_start"
        when: windowShown

        function init(): void {
            Motion.mode = Motion.None;
            house.renew();
            house.preferences.welcomed = false;
            shell = shellComponent.createObject(scene);
        }

        function cleanup(): void {
            house.languages.choose("en");
            shell.destroy();
            shell = null;
            wait(0);
        }

        function click(item: Item): void {
            grabImage(shell);
            mouseClick(item);
        }

        function part(name: string): var {
            return search(shell, item => item.visible && item.objectName === name);
        }

        function written(words: string): bool {
            return search(shell, item => item.visible && item instanceof Text && item.text.indexOf(words) >= 0) !== null;
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

        function test_nothing_but_language_name_and_picture(): void {
            verify(written("Choose a language"));
            verify(part("name").activeFocus);
            compare(part("card-pebbles"), null);
            keyClick(Qt.Key_Escape);
            verify(written("Choose a language"));
        }

        function test_by_keyboard_alone(): void {
            for (const letter of "Anna")
                keyClick(letter);
            keyClick(Qt.Key_Tab);
            verify(part("person-1").activeFocus);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Down);
            verify(part("person-2.b").activeFocus);
            keyClick(Qt.Key_Return);
            verify(part("person-2.b").chosen);
            keyClick(Qt.Key_Tab);
            verify(part("begin").activeFocus);
            keyClick(Qt.Key_Return);
            tryVerify(() => part("card-pebbles") !== null);
            verify(part("card-pebbles").activeFocus);
            verify(house.preferences.welcomed);
            compare(house.preferences.people.firstName, "Anna");
            compare(house.preferences.people.firstPicture, "person-2.b");
            verify(written(", Anna"));
            keyClick(Qt.Key_Return);
            tryVerify(() => part("start") !== null);
            verify(search(shell, item => item.visible && item.objectName === "name" && item.text === "Anna"));
            compare(part("picture").picture, "person-2.b");
        }

        function test_enter_in_the_name_begins_and_a_name_is_not_needed(): void {
            keyClick(Qt.Key_Return);
            tryVerify(() => part("card-pebbles") !== null);
            compare(house.preferences.people.count, 1);
            compare(house.preferences.people.firstName, "");
            verify(written("Hello"));
        }

        function test_a_language_changes_the_screen_at_once(): void {
            click(part("language-lv"));
            compare(part("begin").text, "Sākt");
            compare(house.preferences.language, "lv");
            part("language-lv").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Left);
            verify(part("language-en").activeFocus);
            keyClick(Qt.Key_Return);
            compare(part("begin").text, "Begin");
        }

        function test_a_long_name_is_cut_and_that_is_said(): void {
            for (const letter of "Bartholomew Jone")
                keyClick(letter);
            verify(written("That is as long as a name can be."));
            const voice = search(shell, item => item instanceof ShellVoice) as ShellVoice;
            compare(voice.said, "That is as long as a name can be.");
            voice.answer("Something else.");
            keyClick("s");
            compare(part("name").text, "Bartholomew Jone");
            compare(voice.said, "That is as long as a name can be.");
            keyClick(Qt.Key_Backspace);
            verify(!written("That is as long as a name can be."));
        }

        function test_the_same_name_is_allowed(): void {
            house.preferences.people.add("Anna", "person-1");
            for (const letter of "Anna")
                keyClick(letter);
            keyClick(Qt.Key_Return);
            compare(house.preferences.people.count, 2);
        }

        function test_everything_fits_data(): list<var> {
            return [{ tag: "1024", w: 1024, h: 640 }, { tag: "1280", w: 1280, h: 800 }, { tag: "1920", w: 1920, h: 1080 }];
        }

        function test_everything_fits(data: var): void {
            scene.width = data.w;
            scene.height = data.h;
            grabImage(shell);
            const begin = part("begin");
            const lower = begin.mapToItem(shell, 0, begin.height);
            verify(lower.y < data.h - 10, String(lower.y));
            scene.width = 1280;
            scene.height = 800;
        }
    }
}
