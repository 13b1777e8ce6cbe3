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
        id: pageComponent

        SettingsPage {
            anchors.fill: scene
            focus: true
            preferences: house.preferences
            sounds: house.sounds
            languages: house.languages
        }
    }

    TestCase {
        id: test

        property SettingsPage page: null
        property string asked

        name: "settings"
        when: windowShown

        function init(): void {
            Motion.mode = Motion.None;
            Metrics.fit(1280, 800);
            house.renew();
            page = pageComponent.createObject(scene);
            asked = "";
            page.aboutAsked.connect(() => asked += "about ");
            page.keysAsked.connect(() => asked += "keys ");
            page.leaveAsked.connect(() => asked += "leave ");
            page.takeFocus();
        }

        function cleanup(): void {
            house.languages.choose("en");
            page.destroy();
            page = null;
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

        function part(name: string): var {
            return search(page, item => item.visible && item.objectName === name);
        }

        function click(item: Item): void {
            grabImage(page);
            mouseClick(item);
        }

        // The switch in a row. The page scrolls to what has the focus.
        function flip(row: string): void {
            const found = search(part(row), item => item instanceof ToggleSwitch);
            found.forceActiveFocus(Qt.TabFocusReason);
            click(found);
        }

        function openSection(index: int): void {
            click(part("tab" + index));
            verify(part("tab" + index).checked);
        }

        function dialogButton(words: string): var {
            return search(page.Window.contentItem, item => item.visible && item instanceof PushButton && item.text === words);
        }

        function test_sections_by_keyboard(): void {
            verify(part("tab0").activeFocus);
            verify(part("evening"));
            keyClick(Qt.Key_Down);
            verify(part("tab1").activeFocus);
            verify(part("suggestions"));
            compare(part("evening"), null);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Up);
            verify(part("tab0").activeFocus);
            keyClick(Qt.Key_Tab);
            verify(part("about").activeFocus);
            keyClick(Qt.Key_Return);
            compare(asked, "about ");
            keyClick(Qt.Key_Escape);
            compare(asked, "about leave ");
        }

        function test_look(): void {
            const preferences = house.preferences;
            compare(preferences.theme, Preferences.SystemTheme);
            click(part("morning"));
            compare(preferences.theme, Preferences.Morning);
            click(part("evening"));
            compare(preferences.theme, Preferences.Evening);
            flip("followSystem");
            compare(preferences.theme, Preferences.SystemTheme);
            flip("followSystem");
            compare(preferences.theme, Theme.dark ? Preferences.Evening : Preferences.Morning);
            click(part("numerals"));
            verify(preferences.numerals);
            click(part("pips"));
            verify(!preferences.numerals);
            click(part("fourColours"));
            verify(preferences.fourColours);
            click(part("twoColours"));
            verify(!preferences.fourColours);
            flip("largePrint");
            verify(preferences.largePrint);
            part("motion").chosen(1);
            compare(preferences.motion, Preferences.ReducedMotion);
            part("motion").chosen(2);
            compare(preferences.motion, Preferences.NoMotion);
            part("textSize").chosen(135);
            compare(preferences.textSize, 135);
            flip("strongContrast");
            verify(preferences.strongContrast);
        }

        function test_reading(): void {
            openSection(1);
            part("spoken").chosen(2);
            compare(house.preferences.spoken, Preferences.Nothing);
            flip("suggestions");
            verify(!house.preferences.suggestions);
            click(part("keys"));
            compare(asked, "keys ");
        }

        function test_sound(): void {
            openSection(2);
            part("piecesVolume").chosen(10);
            part("turnsVolume").chosen(20);
            part("resultsVolume").chosen(30);
            compare(house.preferences.piecesVolume, 10);
            compare(house.preferences.turnsVolume, 20);
            compare(house.preferences.resultsVolume, 30);
            let tried = 0;
            house.sounds.requested.connect(() => ++tried);
            part("piecesVolume").released();
            part("turnsVolume").released();
            part("resultsVolume").released();
            compare(tried, 3);
            flip("sound");
            verify(house.preferences.muted);
            verify(!part("piecesVolume").enabled);
        }

        function test_at_the_table(): void {
            openSection(3);
            part("pace").chosen(2);
            compare(house.preferences.pace, Pace.Fast);
            flip("confirmZero");
            verify(!house.preferences.confirmZero);
            const guided = house.preferences.guideWanted;
            flip("guideWanted");
            compare(house.preferences.guideWanted, !guided);
        }

        function test_players(): void {
            const people = house.preferences.people;
            openSection(4);
            compare(part("remove"), null);
            click(part("addPerson"));
            verify(part("name").activeFocus);
            for (const letter of "Anna")
                keyClick(letter);
            compare(people.firstName, "Anna");
            part("picture").chosen("person-3.b");
            compare(people.firstPicture, "person-3.b");
            click(part("remove"));
            tryVerify(() => dialogButton("Keep") !== null);
            keyClick(Qt.Key_Escape);
            tryVerify(() => dialogButton("Keep") === null);
            compare(people.count, 1);
            click(part("remove"));
            tryVerify(() => dialogButton("Take off") !== null);
            dialogButton("Take off").clicked();
            compare(people.count, 0);
            tryVerify(() => part("addPerson").activeFocus);
        }

        function test_a_list_that_is_full_says_so(): void {
            for (let i = 0; i < 50; ++i)
                house.preferences.people.add("Anna", "person-1");
            openSection(4);
            verify(part("addPerson").closed);
            compare(part("addPerson").reason, "There is no room for more.");
        }

        function test_language(): void {
            openSection(5);
            click(part("language-lv"));
            compare(house.preferences.language, "lv");
            verify(part("language-lv").checked);
        }

        function test_everything_is_put_back_after_one_question(): void {
            house.preferences.textSize = 120;
            house.preferences.muted = true;
            click(part("putBack"));
            tryVerify(() => dialogButton("Keep my settings") !== null);
            verify(dialogButton("Keep my settings").activeFocus);
            dialogButton("Keep my settings").clicked();
            compare(house.preferences.textSize, 120);
            tryVerify(() => dialogButton("Keep my settings") === null);
            click(part("putBack"));
            tryVerify(() => dialogButton("Put back") !== null);
            dialogButton("Put back").clicked();
            compare(house.preferences.textSize, 100);
            verify(!house.preferences.muted);
        }

        function test_the_keyboard_reaches_every_control_of_every_section_data(): list<var> {
            const sections = [];
            for (let i = 0; i < 6; ++i)
                sections.push({ tag: "section " + i, section: i });
            return sections;
        }

        function test_the_keyboard_reaches_every_control_of_every_section(data: var): void {
            openSection(data.section);
            part("tab" + data.section).forceActiveFocus(Qt.TabFocusReason);
            const stops = [];
            for (let i = 0; i < 40; ++i) {
                keyClick(Qt.Key_Tab);
                const item = page.Window.activeFocusItem;
                if (item === part("tab" + data.section))
                    break;
                verify(item.Accessible.name !== "" || item.text !== "", String(item));
                stops.push(item.objectName);
            }
            verify(stops.indexOf("putBack") >= 0);
            verify(stops.length >= 4, stops.join());
        }

        function test_the_preview_needs_room(): void {
            verify(search(page, item => item.visible && item instanceof SettingsPreview));
            Metrics.fit(1024, 640);
            compare(search(page, item => item.visible && item instanceof SettingsPreview), null);
        }
    }
}
