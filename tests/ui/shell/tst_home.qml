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

        name: "home"
        when: windowShown

        function init(): void {
            Motion.mode = Motion.None;
            house.renew();
        }

        // Where everything is in its place.
        function click(item: Item): void {
            grabImage(shell);
            mouseClick(item);
        }

        function cleanup(): void {
            shell.destroy();
            shell = null;
            wait(0);
        }

        function open(): void {
            shell = shellComponent.createObject(scene);
        }

        // The button with these words, wherever it is drawn.
        function button(words: string): Item {
            return search(shell, item => item.visible && item instanceof PushButton && item.text === words);
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

        function test_a_first_visit_offers_the_games_only(): void {
            open();
            verify(written("Pebbles"));
            verify(written("Twigs"));
            compare(button("Continue"), null);
            const first = findChild(shell, "card-pebbles");
            const second = findChild(shell, "card-twigs");
            compare(first.width, second.width);
            verify(first.activeFocus);
        }

        // Without a size, drawings would be made in their own first, and again in the one they are given.
        function test_the_picture_of_a_game_is_not_made_before_it_has_a_size(): void {
            open();
            const first = findChild(shell, "picture").first;
            verify(first.width > 0 && first.height > 0, first);
        }

        function test_one_save_is_offered_and_opened(): void {
            house.addSave("pebbles", "one", 5);
            open();
            tryVerify(() => button("Continue"));
            verify(button("Continue").activeFocus);
            verify(written("Carry on where you left off"));
            verify(written("Pebbles · Round 2 of 3 · saved"));
            compare(button("1 more"), null);
            keyClick(Qt.Key_Return);
            tryVerify(() => findChild(shell, "table"));
            compare(findChild(shell, "table").what, "resume");
        }

        function test_the_newest_of_three_is_offered_and_the_others_are_listed(): void {
            house.addSave("twigs", "old", 50);
            house.addSave("pebbles", "new", 5);
            house.addSave("twigs", "older", 500);
            open();
            verify(written("Pebbles · Round 2 of 3"));
            click(button("2 more"));
            verify(written("Saved games"));
            verify(!written("Pebbles · Round 2 of 3"));
            verify(written("Twigs"));
            keyClick(Qt.Key_Tab);
            verify(button("Continue"));
            keyClick(Qt.Key_Return);
            tryVerify(() => findChild(shell, "table"));
            compare(shell.gameId, "twigs");
        }

        function test_escape_leads_back_to_where_one_came_from(): void {
            house.addSave("twigs", "old", 50);
            house.addSave("pebbles", "new", 5);
            open();
            const more = button("1 more");
            more.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryVerify(() => written("Saved games"));
            keyClick(Qt.Key_Escape);
            verify(!written("Saved games"));
            verify(more.activeFocus);
        }

        function test_a_save_that_cannot_be_used_says_why_and_the_others_work_data(): list<var> {
            return [
                { tag: "no match at all", rubbish: true, file: "a", game: "", says: "The file is not a saved game.", line: "" },
                { tag: "damaged", rubbish: false, file: "damaged", game: "pebbles", says: "The file is damaged.", line: "Line 7 of the file is damaged." },
                { tag: "of another game", rubbish: false, file: "b", game: "marbles", says: "a game that this Riverbones does not know", line: "" }
            ];
        }

        function test_a_save_that_cannot_be_used_says_why_and_the_others_work(data: var): void {
            house.addSave("twigs", "good", 50);
            if (data.rubbish)
                house.addRubbish(data.file, 1);
            else
                house.addSave(data.game, data.file, 1);
            open();
            tryVerify(() => written("This save cannot be opened"));
            verify(written(data.says));
            verify(button("Show the file").activeFocus);
            verify(!written("/" + data.file + ".match"));
            click(button("Details"));
            verify(written("/" + data.file + ".match"));
            verify(written(data.line));
            verify(!written("undefined"));
            click(button("1 more"));
            tryVerify(() => button("Continue"));
            click(button("Continue"));
            tryVerify(() => findChild(shell, "table"));
            compare(shell.gameId, "twigs");
        }

        function test_a_match_that_is_refused_at_the_table_comes_back_with_the_reason(): void {
            house.addSave("pebbles", "refused", 1);
            open();
            click(button("Continue"));
            tryVerify(() => written("The file is damaged."));
            verify(written("This game cannot be opened"));
            click(button("Details"));
            verify(written("Line 9 of the file is damaged."));
            click(button("OK"));
            tryVerify(() => button("OK") === null);
            verify(button("Continue").activeFocus);
        }

        function test_the_reason_does_not_go_along_to_another_page(): void {
            house.addSave("twigs", "good", 50);
            house.addSave("pebbles", "refused", 1);
            open();
            click(button("Continue"));
            tryVerify(() => written("This game cannot be opened"));
            click(button("1 more"));
            tryVerify(() => !written("This game cannot be opened"));
        }

        function test_leaving_the_table_leaves_the_match(): void {
            house.addSave("pebbles", "one", 1);
            open();
            click(button("Continue"));
            tryVerify(() => findChild(shell, "table"));
            let leaves = 0;
            findChild(shell, "table").leavesChanged.connect(() => ++leaves);
            shell.leaveTable(); // as when the window is closed
            compare(leaves, 1);
            keyClick(Qt.Key_Escape);
            compare(leaves, 2);
            tryVerify(() => findChild(shell, "table") === null);
            verify(button("Continue").activeFocus);
        }

        function test_the_keyboard_reaches_everything(): void {
            house.addSave("twigs", "old", 50);
            house.addSave("pebbles", "new", 5);
            open();
            const stops = [];
            for (let i = 0; i < 20; ++i) {
                const item = shell.Window.activeFocusItem;
                if (stops.length > 0 && item === stops[0])
                    break;
                stops.push(item);
                keyClick(Qt.Key_Tab);
            }
            // Continue, rules, settings, the language, quit, two games, the other saves
            compare(stops.length, 8);
            verify(stops.indexOf(findChild(shell, "card-twigs")) >= 0);
            verify(stops.indexOf(button("Quit")) >= 0);
            verify(stops.indexOf(button("1 more")) >= 0);
            for (const stop of stops)
                verify(stop.Accessible.name !== "" || stop.text !== "");
        }

        function test_the_greeting_goes_by_the_time_of_day_data(): list<var> {
            return [
                { tag: "night", at: new Date(2027, 1, 1, 4, 59), says: "Good evening, Anna" },
                { tag: "morning", at: new Date(2027, 1, 1, 5, 0), says: "Good morning, Anna" },
                { tag: "noon", at: new Date(2027, 1, 1, 12, 0), says: "Good afternoon, Anna" },
                { tag: "evening", at: new Date(2027, 1, 1, 18, 0), says: "Good evening, Anna" },
                { tag: "a clock that is wrong", at: new Date(1970, 0, 1, 9, 0), says: "Hello, Anna" }
            ];
        }

        function test_the_greeting_goes_by_the_time_of_day(data: var): void {
            open();
            compare(findChild(shell, "greeting").text, "Hello");
            house.preferences.people.add("Anna", "person-1");
            findChild(shell, "greeting").parent.moment = data.at;
            compare(findChild(shell, "greeting").text, data.says);
        }

        function test_rules_and_settings_open_from_below_and_come_back_data(): list<var> {
            return [{ tag: "Rules" }, { tag: "Settings" }];
        }

        function test_rules_and_settings_open_from_below_and_come_back(data: var): void {
            open();
            const link = button(data.tag);
            link.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryVerify(() => !findChild(shell, "card-pebbles").visible);
            keyClick(Qt.Key_Escape);
            verify(findChild(shell, "card-pebbles").visible);
            verify(link.activeFocus);
        }

        function test_quit(): void {
            open();
            let quits = 0;
            shell.quit.connect(() => ++quits);
            click(button("Quit"));
            compare(quits, 1);
        }
    }
}
