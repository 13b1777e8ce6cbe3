import QtQuick
import QtTest
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.Tests.Languages

Item {
    EveryLanguage {
        id: languages
    }

    CardJudge {
        id: judge
    }

    CardHandWords {
        id: hands
    }

    TwoHandsWords {
        id: both
    }

    CardWhyWords {
        id: why
    }

    KeepWords {
        id: keep
    }

    CardNames {
        id: names
    }

    TestCase {
        name: "CardHandWords"
        when: windowShown

        function cleanup() {
            languages.choose("en");
        }

        function cards(text: string): list<int> {
            return names.at(text.split(" "));
        }

        function full(text: string): string {
            const name = judge.name(cards(text));
            return hands.full(name.category, name.ranks);
        }

        function test_hands_by_name_data() {
            return Array.from([
                { cards: "As Ks Qs Js Ts", says: "Straight flush, ten to ace" },
                { cards: "5d 4d 3d 2d Ad", says: "Straight flush, ace to five" },
                { cards: "Qs Qh Qd Qc 6h", says: "Four of a kind, queens, with a six" },
                { cards: "Ks Kh Kd 5c 5h", says: "Full house, kings over fives" },
                { cards: "Ah Jh 8h 4h 3h", says: "Flush, ace high" },
                { cards: "6s 7h 8d 9c Th", says: "Straight, six to ten" },
                { cards: "7s 7h 7d Kc 2s", says: "Three of a kind, sevens, with a king and a two" },
                { cards: "Kd Ks 9h 9c Ad", says: "Two pairs, kings and nines, with an ace" },
                { cards: "Jc Jd As 8h 6c", says: "One pair, jacks, with an ace" },
                { cards: "As Jd 8c 6h 3d", says: "High card, an ace" },
                { cards: "Kd Ks", says: "One pair, kings" },
                { cards: "Kd Ks 9h 9c", says: "Two pairs, kings and nines" }
            ]).map(each => Object.assign(each, { tag: each.cards }));
        }

        function test_hands_by_name(data) {
            compare(full(data.cards), data.says);
        }

        function test_no_cards_have_no_name() {
            compare(full.call(this, "Kd") !== "", true);
            compare(hands.full(CardHand.None, []), "");
        }

        // Key 8 between 7 and 9, the example of the rules: the straight plays.
        function test_which_of_two_hands_counts() {
            const own = cards("7h 8s 9c");
            const straight = judge.hands(own, 1, cards("7s 7c 6d Th Ad"));
            compare(both.counts(straight), "Hand 2 counts");
            compare(both.full(straight.best), "Straight, six to ten");
            compare(both.other(straight), "Hand 1: Three of a kind, sevens, with an ace and a ten");
            compare(both.both(straight), "Hand 1: Three of a kind, sevens, with an ace and a ten. Hand 2: Straight, six to ten. Hand 2 counts.");
            compare(names.list(straight.five), "ten of hearts, nine of clubs, eight of spades, seven of spades, six of diamonds");
            const equal = judge.hands(own, 1, cards("Ks Kc Kd Ah Ad"));
            compare(both.counts(equal), "Both hands are equal");
            compare(both.other(equal), "");
            compare(both.counts(judge.hands(own, -1, cards("Ks Kc Kd"))), "");
        }

        function test_what_decides_data() {
            return Array.from([
                { better: "Ks Kh Kd 5c 5h", next: "Qs Qh Qd Ac Ah", says: "Full house against full house. The three equal cards decide." },
                { better: "Kd Ks 9h 9c Ad", next: "Kd Ks 9h 9c Qd", says: "The same pairs. The fifth card decides." },
                { better: "Jc Jd As 8h 6c", next: "Jc Jd As 8h 5c", says: "The same pair, and the highest other card is equal too. The next one that differs decides." },
                { better: "Ah Jh 8h 4h 3h", next: "Kh Jh 8h 4h 3h", says: "Flush against flush. The highest card decides." }
            ]).map(each => Object.assign(each, { tag: each.better + " / " + each.next }));
        }

        function test_what_decides(data) {
            const better = judge.name(cards(data.better));
            compare(why.decided(better.category, better.ranks, judge.name(cards(data.next)).ranks), data.says);
        }

        function test_every_kind_says_what_beats_it() {
            const told = new Set();
            for (let category = CardHand.HighCard; category <= CardHand.StraightFlush; ++category) {
                verify(why.about(category) !== "");
                told.add(why.about(category));
            }
            compare(told.size, 9);
        }

        function test_the_button_names_each_card() {
            for (let card = 0; card < 52; ++card)
                compare(keep.keep(card), "Keep the " + names.name(card));
            compare(keep.keep(-1), "");
        }

        // Also where a rank or a suit bends its ending.
        function test_every_card_has_its_own_button_in_every_language() {
            for (const language of languages.codes) {
                languages.choose(language);
                const seen = new Set();
                for (let card = 0; card < 52; ++card)
                    seen.add(keep.keep(card));
                compare(seen.size, 52, language);
            }
        }
    }
}
