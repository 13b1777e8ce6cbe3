import QtQuick
import QtTest
import Riverbones.Games.double_holdem
import Riverbones.Play

// The rules cannot lie: what they show and what they say is what the core says.
Item {
    id: room

    width: 1000
    height: 700

    Rules {
        id: rules
    }

    RuleLanguage {
        id: english

        code: "en"
    }

    CardHandWords {
        id: hands
    }

    TestCase {
        name: "DoubleRules"
        when: windowShown

        function init() {
            rules.houseRules = "";
        }

        function chapter(name) {
            for (let i = 0; i < rules.chapters.length; ++i) {
                if (rules.chapters[i].name === name)
                    return rules.chapters[i];
            }
            return null;
        }

        function told(houseRules: string): string {
            rules.houseRules = houseRules;
            let text = "";
            for (let i = 0; i < rules.chapters.length; ++i) {
                for (let j = 0; j < rules.chapters[i].texts.length; ++j)
                    text += rules.chapters[i].texts[j].applies ? rules.chapters[i].texts[j].text + "\n" : "";
            }
            return text;
        }

        function figures(name) {
            const texts = chapter(name).texts;
            const found = [];
            for (let i = 0; i < texts.length; ++i) {
                if (texts[i].figure)
                    found.push({ text: texts[i].text, figure: createTemporaryObject(texts[i].figure, room, { language: english }) });
            }
            return found;
        }

        function test_the_kinds_of_hands_stand_in_their_order_with_cards_that_are_such() {
            const shown = figures("ranks");
            compare(shown.length, 9);
            for (let i = 0; i < shown.length; ++i) {
                const category = CardHand.StraightFlush - i;
                compare(shown[i].figure.category, category, shown[i].text);
                verify(shown[i].text.startsWith(hands.sources[category] + ":"), shown[i].text);
                compare(shown[i].figure.caption, hands.sources[category]);
            }
            const all = hands.sources.slice().reverse().join(", ").toLowerCase();
            verify(chapter("ranks").texts[0].text.includes(all), "the list is complete");
        }

        function test_the_two_hands() {
            const figure = figures("key")[0].figure;
            compare(figure.caption, "Straight");
            verify(figure.hands.rightCounts && !figure.hands.leftCounts);
            compare(figure.said, "Key card: eight of spades. To the left: seven of hearts. To the right: nine of clubs. In the middle of the table: seven of spades, seven of clubs, six of diamonds, ten of hearts, ace of diamonds. Hand 1: Three of a kind. Hand 2: Straight.");
        }

        function test_what_the_clock_chooses() {
            compare(figures("key")[1].figure.said, "Cards: king of clubs, king of spades, six of clubs. The clock chooses: king of clubs.");
        }

        function test_hands_are_turned_up_once_all_keys_are_chosen() {
            const text = told("");
            verify(text.includes("as soon as everybody has a key card"));
            verify(!text.includes("the hands still in are turned up at once"));
        }

        function test_the_name_belongs_to_somebody() {
            verify(told("").includes("trademark of TableBrain Corp."));
        }

        function test_what_was_agreed() {
            const agreed = "players 2 kind table_game structure pot_limit forced blinds small_blind 10 big_blind 20 ante 2 smallest_bet 20 big_bet 40 cap 4 buy_in 2000 again on length evening clock off key_clock 20";
            verify(told(agreed).includes("At your table it is pot limit."));
            verify(told(agreed).includes("At your table there is no clock."));
            verify(!told("").includes("At your table"));
        }
    }
}
