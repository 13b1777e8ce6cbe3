pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Play
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

        name: "set_up"
        when: windowShown

        function init(): void {
            Motion.mode = Motion.None;
            house.renew();
            shell = shellComponent.createObject(scene);
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

        function openGame(id: string): void {
            click(findChild(shell, "card-" + id));
            tryVerify(() => start() !== null);
        }

        function start(): PushButton {
            return findChild(shell, "start") as PushButton;
        }

        function all(wanted: string): list<var> {
            const found = [];
            collect(shell, wanted, found);
            return found;
        }

        function collect(item: Item, wanted: string, found: var): void {
            if (item.objectName === wanted && item.visible)
                found.push(item);
            for (let i = 0; i < item.children.length; ++i)
                collect(item.children[i], wanted, found);
        }

        // Rows in the order they are seen.
        function seat(index: int, part: string): Item {
            const found = all(part);
            found.sort((a, b) => a.mapToItem(shell, 0, 0).y - b.mapToItem(shell, 0, 0).y);
            return found[index];
        }

        function names(): string {
            grabImage(shell);
            return all("name").sort((a, b) => a.mapToItem(shell, 0, 0).y - b.mapToItem(shell, 0, 0).y).map(field => field.text).join(" ");
        }

        function test_the_first_time_one_person_and_a_steady_bot(): void {
            openGame("pebbles");
            compare(all("grip").length, 2);
            compare(findChild(shell, "summary").text, "1 person, 1 bot.");
            compare((seat(1, "level") as Choice).displayText, "Steady");
            verify(start().activeFocus);
        }

        function test_adding_ends_when_the_table_is_full(): void {
            openGame("pebbles");
            click(findChild(shell, "addPerson"));
            compare(findChild(shell, "summary").text, "2 people, 1 bot.");
            click(findChild(shell, "addBot"));
            compare(findChild(shell, "summary").text, "2 people, 2 bots.");
            verify(!findChild(shell, "addPerson").visible);
            verify(!findChild(shell, "addBot").visible);
            compare(findChild(shell, "houseRules").seats, 4);
        }

        function test_the_start_is_closed_with_a_reason(): void {
            openGame("twigs");
            verify(!start().closed);
            click(seat(1, "remove"));
            compare(all("grip").length, 1);
            verify(start().closed);
            compare(start().reason, "One more player is needed.");
            click(start());
            keyClick(Qt.Key_Return, Qt.ControlModifier);
            wait(20);
            compare(findChild(shell, "table"), null);
            click(findChild(shell, "addBot"));
            verify(!start().closed);
        }

        function test_house_rules_that_cannot_be_close_the_start(): void {
            openGame("twigs");
            const rules = findChild(shell, "houseRules");
            rules.problem = "Twigs do not grow so long.";
            verify(start().closed);
            compare(start().reason, "Twigs do not grow so long.");
            keyClick(Qt.Key_Return, Qt.ControlModifier);
            wait(20);
            compare(findChild(shell, "table"), null);
            click(seat(1, "remove"));
            compare(start().reason, "One more player is needed.", "who plays comes first");
            click(findChild(shell, "addBot"));
            rules.problem = "";
            verify(!start().closed);
        }

        function test_by_mouse_to_the_table_and_remembered(): void {
            openGame("pebbles");
            click(seat(0, "name"));
            for (const letter of "Anna")
                keyClick(letter);
            click(findChild(shell, "addBot"));
            click(start());
            tryVerify(() => findChild(shell, "table"));
            compare(findChild(shell, "table").what, "begin rounds 3");
            compare(findChild(shell, "table").seatCount, 3);
            verify(house.preferences.seats("pebbles").indexOf("Anna") > 0);
            keyClick(Qt.Key_Escape);
            tryVerify(() => findChild(shell, "table") === null);
            openGame("pebbles");
            compare(all("grip").length, 3);
            compare(seat(0, "name").text, "Anna");
            compare(house.preferences.houseRules("pebbles"), "rounds 3");
        }

        function test_by_keyboard_alone(): void {
            findChild(shell, "card-pebbles").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryVerify(() => start() !== null);
            walkTo(seat(0, "grip"));
            keyClick(Qt.Key_Tab); // picture
            keyClick(Qt.Key_Tab); // name
            for (const letter of "Jo")
                keyClick(letter);
            compare(seat(0, "name").text, "Jo");
            keyClick(Qt.Key_Down, Qt.AltModifier);
            tryVerify(() => names() === "Otto Jo");
            verify(seat(1, "name").activeFocus);
            keyClick(Qt.Key_Up, Qt.AltModifier);
            tryVerify(() => names() === "Jo Otto");
            keyClick(Qt.Key_Tab); // person or bot
            keyClick(Qt.Key_Right);
            compare(findChild(shell, "summary").text, "2 bots.");
            keyClick(Qt.Key_Left);
            compare(findChild(shell, "summary").text, "1 person, 1 bot.");
            walkTo(seat(1, "grip"));
            keyClick(Qt.Key_Up);
            verify(seat(0, "grip").activeFocus);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Delete);
            tryVerify(() => all("grip").length === 1);
            verify(seat(0, "grip").activeFocus);
            keyClick(Qt.Key_Return, Qt.ControlModifier);
            tryVerify(() => findChild(shell, "table"));
            compare(findChild(shell, "table").seatCount, 1);
        }

        function walkTo(item: Item): void {
            for (let i = 0; i < 40 && !item.activeFocus; ++i)
                keyClick(Qt.Key_Tab);
            verify(item.activeFocus);
        }

        function test_escape_leads_back_to_the_card(): void {
            openGame("twigs");
            keyClick(Qt.Key_Escape);
            verify(findChild(shell, "card-twigs").activeFocus);
            compare(findChild(shell, "start"), null);
        }

        function test_a_seat_is_dragged_by_its_grip(): void {
            openGame("pebbles");
            click(findChild(shell, "addBot"));
            compare(names(), " Otto Heron");
            grabImage(shell);
            const from = seat(0, "grip").mapToItem(shell, 18, 22);
            const step = seat(1, "grip").mapToItem(shell, 18, 22).y - from.y;
            mousePress(shell, from.x, from.y);
            for (let i = 1; i <= 22; ++i) {
                mouseMove(shell, from.x, from.y + i * step / 10);
                grabImage(shell);
            }
            mouseRelease(shell, from.x, from.y + 2.2 * step);
            compare(names(), "Otto Heron ");
        }

        function test_the_level_of_a_bot_and_its_picture(): void {
            openGame("pebbles");
            const level = seat(1, "level") as Choice;
            level.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            compare(level.displayText, "Sharp");
            const picture = seat(1, "picture");
            compare(picture.picture, "bot-otter");
            picture.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryVerify(() => !picture.activeFocus);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
            tryCompare(picture, "picture", "bot-heron");
            tryVerify(() => picture.activeFocus);
            click(start());
            verify(house.preferences.seats("pebbles").indexOf("bot sharp") > 0);
        }

        function test_the_level_stays_in_another_language(): void {
            openGame("pebbles");
            const level = seat(1, "level") as Choice;
            compare(level.displayText, "Steady");
            house.languages.choose("lv");
            compare(level.displayText, "Nosvērts");
            house.languages.choose("en");
            compare(level.displayText, "Steady");
        }

        function test_a_typed_name_outlives_a_look_at_bots(): void {
            openGame("pebbles");
            seat(0, "name").forceActiveFocus(Qt.TabFocusReason);
            for (const letter of "Jo")
                keyClick(letter);
            keyClick(Qt.Key_Tab);
            const kind = seat(0, "kind") as Segments;
            kind.chosen(1);
            compare(names(), "Heron Otto");
            kind.chosen(0);
            compare(names(), "Jo Otto");
        }

        function test_who_is_known_is_offered_and_sits_down(): void {
            const people = house.preferences.people;
            people.add("Anna", "person-2");
            people.add("Bo", "person-4.b");
            openGame("pebbles");
            compare(names(), "Anna Otto");
            const known = seat(0, "known");
            known.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryVerify(() => !known.activeFocus);
            keyClick(Qt.Key_Return); // Anna sits there already: Bo is the only one offered
            tryVerify(() => known.activeFocus);
            compare(names(), "Bo Otto");
            compare(seat(0, "picture").picture, "person-4.b");
            click(findChild(shell, "addPerson"));
            compare(names(), "Bo Otto ");
            click(seat(2, "name"));
            for (const letter of "Cleo")
                keyClick(letter);
            click(start());
            tryVerify(() => findChild(shell, "table"));
            compare([0, 1, 2].map(i => people.name(i)).join(" "), "Anna Bo Cleo");
            compare(people.count, 3);
        }

        function test_without_known_people_none_are_offered(): void {
            openGame("pebbles");
            compare(all("known").length, 0);
        }

        function test_the_pace_is_chosen_and_kept(): void {
            openGame("pebbles");
            const pace = findChild(shell, "pace") as Segments;
            compare(pace.current, 1);
            pace.chosen(3);
            compare(pace.current, 3);
            compare(house.preferences.pace, Pace.Instant);
        }
    }
}
