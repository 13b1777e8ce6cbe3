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
        id: pageComponent

        RulesPage {
            anchors.fill: scene
            focus: true
            games: ["pebbles", "twigs"]
            preferences: house.preferences
            languages: house.languages
        }
    }

    SignalSpy {
        id: left

        signalName: "leaveAsked"
    }

    TestCase {
        id: test

        property RulesPage page: null

        name: "rules"
        when: windowShown

        function init(): void {
            Motion.mode = Motion.None;
            Metrics.compact = false;
            scene.Window.window.width = 1280;
            scene.Window.window.height = 800;
            house.renew();
            open({});
        }

        function cleanup(): void {
            close();
            Metrics.compact = false;
            house.languages.choose("en");
        }

        function open(properties: var): void {
            page = pageComponent.createObject(scene, properties) as RulesPage;
            left.target = page;
            left.clear();
            page.takeFocus();
            settle();
        }

        function close(): void {
            page.destroy();
            page = null;
            wait(0);
        }

        function settle(): void {
            waitForRendering(scene, 200);
        }

        function search(item: Item, fits: var): var {
            if (item.visible && fits(item))
                return item;
            for (let i = 0; i < item.children.length; ++i) {
                const found = search(item.children[i], fits);
                if (found)
                    return found;
            }
            return null;
        }

        function all(item: Item, fits: var): var {
            let found = item.visible && fits(item) ? [item] : [];
            for (let i = 0; item.visible && i < item.children.length; ++i)
                found = found.concat(all(item.children[i], fits));
            return found;
        }

        function named(name: string): var {
            return search(scene.Window.contentItem, item => item.objectName === name);
        }

        function paragraphs(): var {
            return all(page, item => item instanceof Prose);
        }

        function title(): string {
            return named("chapterTitle")?.text ?? "";
        }

        function type(words: string): void {
            for (let i = 0; i < words.length; ++i)
                keyClick(words[i]);
        }

        function test_begins_with_the_first_chapter(): void {
            compare(title(), "The throw");
            compare(paragraphs()[0].plain, "Throw a flat pebble into the river.");
            verify(search(page, item => item instanceof RulesEntry && item.text === "The throw").checked);
            verify(!search(page, item => item instanceof RulesEntry && item.text === "The end").checked);
        }

        function test_begins_where_it_is_told_to(): void {
            close();
            open({ gameId: "pebbles", chapter: "end" });
            compare(title(), "The end");
            close();
            open({ gameId: "twigs", chapter: "of no such name" });
            compare(title(), "The drift");
        }

        function test_contents(): void {
            mouseClick(search(page, item => item instanceof RulesEntry && item.text === "The end"));
            compare(title(), "The end");
            const twigs = search(page, item => item.text === "Twigs" && item.clicked !== undefined);
            mouseClick(twigs);
            compare(title(), "The drift");
            verify(!search(page, item => item instanceof RulesEntry && item.text === "The end"));
        }

        function test_contents_by_keyboard(): void {
            const first = search(page, item => item instanceof RulesEntry && item.text === "The throw");
            first.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            compare(title(), "The end");
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Space);
            compare(title(), "A long story");
        }

        function test_left_and_right_turn_chapters(): void {
            keyClick(Qt.Key_Left);
            compare(title(), "The throw");
            keyClick(Qt.Key_Right);
            compare(title(), "A long story");
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(title(), "The end");
            keyClick(Qt.Key_Left);
            compare(title(), "A long story");
        }

        function test_ways_to_the_chapters_beside(): void {
            verify(!named("previousChapter"));
            compare(named("nextChapter").text, "A long story");
            mouseClick(named("nextChapter"));
            compare(title(), "A long story");
            compare(named("previousChapter").text, "The throw");
            mouseClick(named("previousChapter"));
            compare(title(), "The throw");
        }

        function test_search_finds_paragraphs_and_marks_them(): void {
            keyClick(Qt.Key_F, Qt.ControlModifier);
            verify(named("rulesSearch").activeFocus);
            type("pEBBl");
            compare(named("foundTitle").text, "Found in the rules");
            compare(paragraphs().map(one => one.plain), ["Throw a flat pebble into the river.", "Whoever has a pebble left wins."]);
            verify(paragraphs()[0].text.includes('background-color:' + Theme.paperHit + '">pebbl</span>e'));
            const way = search(page, item => item instanceof LinkButton && item.text === "The end");
            mouseClick(way);
            compare(title(), "The end");
            verify(paragraphs()[0].text.includes(Theme.paperHit), "still marked in the chapter");
        }

        function test_search_goes_through_all_games_and_the_paragraphs_that_apply(): void {
            keyClick(Qt.Key_F, Qt.ControlModifier);
            type("twig");
            compare(paragraphs().map(one => one.plain), ["Drop a twig from the bridge."]);
            keyClick(Qt.Key_A, Qt.ControlModifier);
            type("you play");
            verify(named("foundTitle").text === "Nothing found");
            compare(paragraphs().length, 0);
        }

        function test_search_ends_with_escape_and_then_the_page(): void {
            keyClick(Qt.Key_F, Qt.ControlModifier);
            type("zzz");
            compare(named("foundTitle").text, "Nothing found");
            keyClick(Qt.Key_Escape);
            compare(left.count, 0);
            compare(title(), "The throw");
            keyClick(Qt.Key_Escape);
            compare(left.count, 1);
        }

        function test_letters_in_the_search_are_letters(): void {
            keyClick(Qt.Key_F, Qt.ControlModifier);
            type("long");
            compare(named("rulesLanguage").current, 0);
            compare(named("rulesSearch").text, "long");
        }

        function test_language_of_the_rules_alone(): void {
            const segments = named("rulesLanguage");
            compare(segments.options[5], "Ελληνικά");
            segments.chosen(5);
            compare(title(), "Η ρίψη");
            compare(paragraphs()[0].plain, "Ρίξτε ένα βότσαλο στο ποτάμι.");
            // What is not translated stays English.
            verify(paragraphs()[1].plain.startsWith("Count the rings"));
            compare(named("rings").Accessible.name, "Τρεις κύκλοι");
            compare(house.languages.current, 0);
            compare(house.preferences.rulesLanguage, "el");
            verify(search(page, item => item instanceof Heading && item.text === "Rules"), "the page itself speaks English");
            segments.chosen(0);
            compare(title(), "The throw");
            compare(house.preferences.rulesLanguage, "");
        }

        function test_the_language_is_remembered(): void {
            named("rulesLanguage").chosen(5);
            close();
            open({});
            compare(title(), "Η ρίψη");
            compare(named("rulesLanguage").current, 5);
        }

        function test_without_a_choice_the_rules_follow_the_interface(): void {
            house.languages.choose("el");
            compare(title(), "Η ρίψη");
            compare(named("rulesLanguage").current, 5);
        }

        function test_L_goes_through_the_languages(): void {
            const count = house.languages.codes.length;
            for (let i = 1; i <= count; ++i) {
                keyClick(Qt.Key_L);
                compare(named("rulesLanguage").current, i % count);
            }
        }

        function test_search_knows_the_language_and_no_accents(): void {
            named("rulesLanguage").chosen(5);
            keyClick(Qt.Key_F, Qt.ControlModifier);
            named("rulesSearch").edited("ΠΟΤΑΜΙ");
            compare(paragraphs().map(one => one.plain), ["Ρίξτε ένα βότσαλο στο ποτάμι."]);
            named("rulesSearch").edited("river");
            compare(paragraphs().length, 0);
        }

        function test_the_place_stays_when_the_language_changes(): void {
            keyClick(Qt.Key_Right);
            settle();
            const area = search(page, item => item instanceof ScrollArea && item.contentHeight > item.height + 1);
            verify(area, "the story is longer than the page");
            const last = () => paragraphs()[3];
            area.contentY = last().mapToItem(area.contentItem, 0, 0).y + 10;
            const before = last().mapToItem(page, 0, 0).y;
            const lower = last().mapToItem(area.contentItem, 0, 0).y;
            named("rulesLanguage").chosen(5);
            settle();
            verify(last().mapToItem(area.contentItem, 0, 0).y > lower + 50, "what is above has grown");
            verify(Math.abs(last().mapToItem(page, 0, 0).y - before) < 2);
            compare(title(), "A long story");
        }

        function test_a_language_that_does_not_load_says_so_and_stays(): void {
            named("rulesLanguage").chosen(5);
            page.language.folder = ":/nowhere";
            named("rulesLanguage").chosen(1);
            compare(title(), "Η ρίψη");
            compare(named("rulesTrouble").text, "Latviešu cannot be shown: its file is missing or damaged. The rules stay in Ελληνικά.");
            compare(named("rulesTrouble").Accessible.role, Accessible.AlertMessage);
            compare(named("rulesLanguage").current, 5);
            compare(house.preferences.rulesLanguage, "el");
            page.language.folder = ":/test_i18n";
            named("rulesLanguage").chosen(1);
            verify(!named("rulesTrouble"));
        }

        function test_only_what_applies_is_told(): void {
            compare(paragraphs().map(one => one.plain).filter(text => text.startsWith("Some") || text.startsWith("Here")), ["Some play to five rings."]);
            close();
            open({ gameId: "pebbles", houseRules: "rings 4" });
            compare(paragraphs().map(one => one.plain).filter(text => text.startsWith("Some") || text.startsWith("Here")), ["Here you play: rings 4"]);
        }

        function test_numbers_stand_in_lato(): void {
            const text = paragraphs()[1].text;
            verify(text.includes(">1,200</span>"));
            const outside = text.replace(/<span style="font-family:'Lato'[^>]*>[^<]*<\/span>/g, "").replace(/<[^>]*>/g, "");
            verify(!/[0-9]/.test(outside), outside);
            compare(paragraphs()[1].Accessible.name, "Count the rings: 3 or more win 1,200 points.");
        }

        function test_text_is_never_wider_than_a_line_can_be_read(): void {
            const figure = named("rings");
            verify(paragraphs()[0].width <= 560);
            verify(figure.mapToItem(page, 0, 0).x > paragraphs()[1].mapToItem(page, 0, 0).x + paragraphs()[1].width, "beside the text");
        }

        function test_compact(): void {
            Metrics.compact = true;
            scene.Window.window.width = 1024;
            scene.Window.window.height = 640;
            settle();
            verify(!search(page, item => item instanceof RulesEntry));
            verify(paragraphs()[0].width <= 560);
            const words = paragraphs()[1];
            verify(named("rings").mapToItem(page, 0, 0).y > words.mapToItem(page, 0, 0).y + words.height, "below its paragraph");
            keyClick(Qt.Key_F, Qt.ControlModifier);
            tryVerify(() => named("rulesSearch") && named("rulesSearch").activeFocus);
            settle();
            mouseClick(named("chapter2"));
            tryVerify(() => !named("rulesSearch"));
            compare(title(), "The end");
            verify(named("contentsButton"));
        }

        function test_the_remarks_come_back_in_the_next_game(): void {
            house.preferences.guideWanted = false;
            const button = named("guideButton");
            compare(button.text, "Show the five remarks again");
            mouseClick(button);
            compare(house.preferences.guideWanted, true);
            verify(!named("guideButton"));
            compare(named("guideWords").text, "The five remarks for a first game appear in the next game.");
        }
    }
}
