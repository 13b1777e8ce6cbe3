import QtQuick
import QtTest
import Riverbones.Games.dice_holdem
import Riverbones.Tests.Languages

Item {
    id: room

    EveryLanguage {
        id: languages
    }

    HandWords {
        id: hands
    }

    DiceWords {
        id: dice
    }

    WhyWords {
        id: why
    }

    TestCase {
        name: "HandWords"
        when: windowShown

        function cleanup() {
            languages.choose("en");
        }

        function test_hands_by_name_data() {
            return Array.from([
                { category: DiceHand.FiveOfAKind, faces: [4], says: "Five of a kind, fours" },
                { category: DiceHand.FourOfAKind, faces: [2, 6], says: "Four of a kind, twos, with a six" },
                { category: DiceHand.FullHouse, faces: [5, 6], says: "Full house, fives over sixes" },
                { category: DiceHand.Straight, faces: [6], says: "Straight, two to six" },
                { category: DiceHand.Straight, faces: [5], says: "Straight, one to five" },
                { category: DiceHand.ThreeOfAKind, faces: [3, 6, 1], says: "Three of a kind, threes, with a six and a one" },
                { category: DiceHand.TwoPairs, faces: [6, 2, 4], says: "Two pairs, sixes and twos, with a four" },
                { category: DiceHand.OnePair, faces: [5, 6, 3, 1], says: "One pair, fives" },
                { category: DiceHand.OnePair, faces: [1], says: "One pair, ones" },
                { category: DiceHand.HighDie, faces: [6, 4], says: "High die, a six" },
                { category: DiceHand.None, faces: [], says: "" }
            ], row => Object.assign(row, { tag: row.says }));
        }

        function test_hands_by_name(row) {
            compare(hands.full(row.category, row.faces), row.says);
        }

        function test_a_full_house_in_every_language_data() {
            return [
                { tag: "en", says: "Full house, fives over sixes" },
                { tag: "lv", says: "Fulhauss: trīs piecinieki un divi sešinieki" },
                { tag: "ms", says: "Full House: tiga dadu 5 dan dua dadu 6" },
                { tag: "zu", says: "I-full house: ama-5 amathathu nama-6 amabili" },
                { tag: "el", says: "Φουλ: πεντάρια με εξάρια" }
            ];
        }

        function test_a_full_house_in_every_language(row) {
            languages.choose(row.tag);
            compare(hands.full(DiceHand.FullHouse, [5, 6]), row.says);
        }

        // All hands of five dice that can be told apart at a showdown.
        function showdownHands() {
            const all = [];
            for (let a = 1; a <= 6; ++a) {
                all.push([DiceHand.FiveOfAKind, [a]]);
                for (let b = 1; b <= 6; ++b) {
                    if (a === b)
                        continue;
                    all.push([DiceHand.FourOfAKind, [a, b]], [DiceHand.FullHouse, [a, b]]);
                    for (let c = 1; c < b; ++c) {
                        if (a !== c)
                            all.push([DiceHand.ThreeOfAKind, [a, b, c]], [DiceHand.TwoPairs, [b, c, a]]);
                    }
                }
            }
            all.push([DiceHand.Straight, [5]], [DiceHand.Straight, [6]]);
            return all;
        }

        function test_no_two_hands_have_the_same_words_data() {
            return Array.from(languages.codes, code => ({ tag: code }));
        }

        function test_no_two_hands_have_the_same_words(row) {
            languages.choose(row.tag);
            const all = showdownHands();
            compare(all.length, 6 + 30 + 30 + 60 + 60 + 2);
            compare(new Set(all.map(hand => hands.full(hand[0], hand[1]))).size, all.length);
        }

        // Headings are set in a typeface whose digits do not fit.
        function test_names_have_no_digits_data() {
            return Array.from(languages.codes, code => ({ tag: code }));
        }

        function test_names_have_no_digits(row) {
            languages.choose(row.tag);
            for (let category = DiceHand.HighDie; category <= DiceHand.FiveOfAKind; ++category)
                verify(!/[0-9]/.test(hands.name(category)), hands.name(category));
        }

        function test_dice_one_after_the_other() {
            compare(dice.list([4, 1, 6]), "four, one, six");
            compare(dice.own(2, 5), "Own die 2: five");
            compare(dice.own(2, 0), "Own die 2: covered");
            compare(dice.shared(5, 1), "Shared die 5: one");
            compare(dice.shown(1, 3, "100 %2"), "100 %2, die 1: three");
        }

        function test_every_hand_of_a_showdown_is_explained() {
            for (let category = DiceHand.TwoPairs; category <= DiceHand.FiveOfAKind; ++category)
                verify(why.about(category) !== "");
            compare(why.about(DiceHand.FullHouse), "A full house is three of one number and two of another. Only four and five of a kind beat it.");
        }

        function test_what_decided_data() {
            return Array.from([
                { category: DiceHand.FiveOfAKind, better: [6], next: [1], says: "The higher number decides." },
                { category: DiceHand.FourOfAKind, better: [6, 1], next: [2, 5], says: "The higher number decides." },
                { category: DiceHand.FourOfAKind, better: [2, 6], next: [2, 5], says: "The fifth die decides." },
                { category: DiceHand.FullHouse, better: [6, 1], next: [5, 6], says: "The three equal dice decide." },
                { category: DiceHand.FullHouse, better: [5, 6], next: [5, 2], says: "The pair decides." },
                { category: DiceHand.Straight, better: [6], next: [5], says: "The highest die decides." },
                { category: DiceHand.ThreeOfAKind, better: [6, 3, 1], next: [5, 6, 1], says: "The higher number decides." },
                { category: DiceHand.ThreeOfAKind, better: [5, 4, 1], next: [5, 3, 2], says: "The higher of the two others decides." },
                { category: DiceHand.ThreeOfAKind, better: [5, 4, 2], next: [5, 4, 1], says: "The fifth die decides." },
                { category: DiceHand.TwoPairs, better: [6, 1, 2], next: [5, 4, 6], says: "The higher pair decides." },
                { category: DiceHand.TwoPairs, better: [6, 4, 1], next: [6, 3, 5], says: "The lower pair decides." },
                { category: DiceHand.TwoPairs, better: [6, 4, 5], next: [6, 4, 1], says: "The same pairs. The fifth die decides." },
                { category: DiceHand.TwoPairs, better: [6, 4, 5], next: [6, 4, 5], says: "such hands share." }
            ], row => Object.assign(row, { tag: row.better + " to " + row.next }));
        }

        function test_what_decided(row) {
            const said = why.decided(row.category, row.better, row.next);
            verify(said.endsWith(row.says), said);
        }
    }
}
