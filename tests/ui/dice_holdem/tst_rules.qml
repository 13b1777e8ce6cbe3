import QtQuick
import QtTest
import Riverbones.Games.dice_holdem
import Riverbones.Play
import Riverbones.Tests.DiceHoldem

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

    HandWords {
        id: hands
    }

    CoreHands {
        id: core
    }

    DiceHoldemTable {
        id: table
    }

    GamePage {
        id: page
    }

    RulesDrawer {
        id: drawer

        table: table
        page: page
    }

    SignalSpy {
        id: rulesAsked

        target: page
        signalName: "rulesAsked"
    }

    TestCase {
        name: "Rules"
        when: windowShown

        function init() {
            rules.houseRules = "";
            rulesAsked.clear();
        }

        function cleanup() {
            drawer.close();
            tryCompare(drawer, "visible", false);
        }

        function chapter(name) {
            for (let i = 0; i < rules.chapters.length; ++i) {
                if (rules.chapters[i].name === name)
                    return rules.chapters[i];
            }
            return null;
        }

        // What is told under these house rules.
        function told(houseRules: string): string {
            rules.houseRules = houseRules;
            let text = "";
            for (let i = 0; i < rules.chapters.length; ++i) {
                for (let j = 0; j < rules.chapters[i].texts.length; ++j)
                    text += rules.chapters[i].texts[j].applies ? rules.chapters[i].texts[j].text + "\n" : "";
            }
            return text;
        }

        function agreed(kind, structure, forced, clock) {
            return "players 6 kind " + kind + " structure " + structure + " forced " + forced + " small_blind 10 big_blind 20 ante 2 smallest_bet 20 big_bet 40 cap 4 buy_in 2000 again on length evening clock " + clock;
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

        function test_the_kinds_of_hands_stand_in_their_order_with_dice_that_are_such() {
            const shown = figures("ranks");
            compare(shown.length, 8);
            for (let i = 0; i < shown.length; ++i) {
                const category = DiceHand.FiveOfAKind - i;
                const figure = shown[i].figure;
                compare(figure.category, category);
                compare(core.category(figure.faces), category, shown[i].text);
                verify(shown[i].text.startsWith(hands.sources[category] + ":"), shown[i].text);
                compare(figure.caption, hands.sources[category]);
            }
            const all = hands.sources.slice().reverse().join(", ").toLowerCase();
            verify(chapter("ranks").texts[0].text.includes(all), "the list is complete");
        }

        function test_the_best_five_of_seven() {
            const shown = figures("hand");
            compare(shown.length, 2);
            for (const each of shown) {
                const seven = [...each.figure.own, ...each.figure.board];
                compare(Array.from(each.figure.counting).sort(), Array.from(core.bestFive(seven)));
                compare(core.category(seven), each.figure.category);
            }
            compare(shown[0].figure.Accessible.name, "Own dice: 6, 5. In the middle: 5, 2, 5, 6, 1. Full house");
            const board = Array.from(shown[1].figure.board);
            compare(core.category(board), shown[1].figure.category, "the own dice add nothing");
        }

        function test_a_figure_has_one_name() {
            const figure = figures("ranks")[2].figure;
            compare(figure.Accessible.name, "Dice: 5, 5, 5, 6, 6. Full house");
            compare(figure.Accessible.role, Accessible.Graphic);
        }

        function test_how_often_hands_come_up() {
            const text = told("");
            const shares = {
                "two pairs in %1%": core.share(7, DiceHand.TwoPairs),
                "a full house in %1%": core.share(7, DiceHand.FullHouse),
                "a straight in %1%": core.share(7, DiceHand.Straight),
                "four of a kind in %1%": core.share(7, DiceHand.FourOfAKind),
                "three of a kind in %1%": core.share(7, DiceHand.ThreeOfAKind),
                "five of a kind in %1%": core.share(7, DiceHand.FiveOfAKind),
                "five dice are one pair in %1%": core.share(5, DiceHand.OnePair),
                "high die in %1%": core.share(5, DiceHand.HighDie),
                "six dice are one pair in %1%": core.share(6, DiceHand.OnePair)
            };
            for (const words in shares)
                verify(text.includes(words.arg(shares[words])), words.arg(shares[words]));
            compare(core.share(7, DiceHand.OnePair), "0.0");
            compare(core.share(7, DiceHand.HighDie), "0.0");
            compare(core.share(6, DiceHand.HighDie), "0.0");
        }

        function test_house_rules_as_they_are_data() {
            return [
                { tag: "no match", rules: "", says: [], not: ["At your table"] },
                { tag: "usual", rules: agreed("table_game", "no_limit", "blinds", "off"), says: ["At your table there is no limit.", "At your table there are blinds and no ante.", "At your table there is no clock.", "Table game:"], not: ["Last one standing:", "With an ante alone"] },
                { tag: "fixed", rules: agreed("table_game", "fixed_limit", "both", "20"), says: ["At your table it is fixed limit.", "At your table there are blinds and an ante."], not: ["At your table there is no clock."] },
                { tag: "standing", rules: agreed("last_one_standing", "pot_limit", "ante", "off"), says: ["At your table it is pot limit.", "At your table there is an ante and there are no blinds.", "Last one standing:", "With an ante alone"], not: ["Table game:", "may buy in again"] }
            ];
        }

        function test_house_rules_as_they_are(row) {
            const text = told(row.rules);
            for (const words of row.says)
                verify(text.includes(words), words);
            for (const words of row.not)
                verify(!text.includes(words), words);
        }

        function test_shared_chapters_name_neither_dice_nor_cards() {
            for (const name of ["betting", "forced_bets", "structure", "all_in", "table", "fair_play"]) {
                const texts = chapter(name).texts;
                for (let i = 0; i < texts.length; ++i)
                    verify(!texts[i].applies || !/\b(dice|die|cards?)\b/.test(texts[i].text), texts[i].text);
            }
        }

        function open() {
            drawer.open();
            tryCompare(drawer, "opened", true);
        }

        function rank(category) {
            return findChild(drawer.contentItem, "rank" + category);
        }

        function test_the_drawer_shows_dice_that_are_such_hands() {
            open();
            let above = -1;
            for (let category = DiceHand.FiveOfAKind; category >= DiceHand.HighDie; --category) {
                compare(core.category(rank(category).faces), category);
                compare(rank(category).name, hands.sources[category]);
                verify(rank(category).y > above);
                above = rank(category).y;
            }
        }

        function test_the_drawer_marks_the_open_hand_only() {
            open();
            for (let category = DiceHand.HighDie; category <= DiceHand.FiveOfAKind; ++category)
                verify(!rank(category).fits, "nobody's dice are open");
            drawer.category = DiceHand.FullHouse;
            verify(rank(DiceHand.FullHouse).fits);
            compare(rank(DiceHand.FullHouse).Accessible.name, "Full house. You have this now");
            verify(!rank(DiceHand.Straight).fits);
            compare(rank(DiceHand.Straight).Accessible.name, "Straight");
            drawer.category = Qt.binding(() => table.ownHand.category);
        }

        function test_the_drawer_fades_what_seven_dice_cannot_be() {
            open();
            verify(!rank(DiceHand.OnePair).faded && !rank(DiceHand.HighDie).faded);
            drawer.complete = true;
            verify(rank(DiceHand.OnePair).faded && rank(DiceHand.HighDie).faded && !rank(DiceHand.TwoPairs).faded);
            compare(rank(DiceHand.HighDie).Accessible.name, "High die. Only with fewer dice");
            drawer.complete = false;
        }

        function test_from_the_drawer_to_all_the_rules() {
            open();
            mouseClick(findChild(drawer.contentItem, "allRules"));
            tryCompare(rulesAsked, "count", 1);
            open();
            keyClick(Qt.Key_Escape);
            tryCompare(drawer, "visible", false);
            compare(rulesAsked.count, 1);
        }
    }
}
