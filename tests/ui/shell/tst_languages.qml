pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Tests.Shell

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

        name: "languages"
        when: windowShown

        function init(): void {
            house.renew();
            shell = shellComponent.createObject(scene);
        }

        function cleanup(): void {
            house.languages.choose("en");
            shell.destroy();
            shell = null;
            wait(0);
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

        function button(words: string): Item {
            return search(shell, item => item instanceof PushButton && item.text === words);
        }

        function choice(): Choice {
            return search(shell, item => item instanceof Choice) as Choice;
        }

        function test_english_first_then_our_script_then_others(): void {
            compare(house.languages.codes, ["en", "lv", "ms", "zu", "ar", "el"]);
        }

        function test_each_language_has_its_own_name(): void {
            const names = house.languages.names;
            compare(names[0], "English");
            compare(names[1], "Latviešu");
            compare(names[2], "Bahasa Melayu"); // as its file says
            compare(names[3], "isiZulu");
            compare(names[5], "Ελληνικά");
        }

        function test_choosing_changes_the_screen_at_once_and_is_remembered(): void {
            verify(button("Quit"));
            choice().forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            compare(house.languages.current, 1);
            verify(button("Iziet"));
            compare(button("Quit"), null);
            compare(choice().displayText, "Latviešu");
            compare(house.preferences.language, "lv");
            keyClick(Qt.Key_Up);
            verify(button("Quit"));
        }

        function test_languages_from_right_to_left_turn_the_page_round(): void {
            const quit = button("Quit");
            verify(quit.mapToItem(shell, 0, 0).x > 640);
            house.languages.choose("ar");
            tryVerify(() => quit.mapToItem(shell, 0, 0).x < 640);
        }

        function test_an_unknown_language_changes_nothing(): void {
            house.languages.choose("tlh");
            compare(house.languages.current, 0);
            compare(house.preferences.language, "en");
        }
    }
}
