import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Theme
import Riverbones.Tests.Kit
import Riverbones.Tests.Languages

Item {
    width: 400
    height: 400

    EveryLanguage {
        id: languages
    }

    CardNames {
        id: names
    }

    PlayingCard {
        id: piece

        x: 60
        y: 60
        card: 46
        name: names.name(card)
    }

    TestCase {
        name: "PlayingCard"
        when: windowShown

        readonly property int kingOfHearts: 46

        function init() {
            Motion.mode = Motion.None;
            piece.card = kingOfHearts;
            piece.covered = false;
            piece.faded = false;
            piece.size = 84;
        }

        function cleanup() {
            Theme.fourColours = false;
            Theme.largePrint = false;
            Motion.mode = Motion.Full;
            languages.choose("en");
        }

        // The colours on a coarse grid over the card.
        function look(): string {
            tryVerify(() => piece.ready);
            const picture = grabImage(piece);
            let told = "";
            for (let y = 4; y < piece.height; y += 6)
                for (let x = 4; x < piece.size; x += 6)
                    told += picture.pixel(x, y);
            return told;
        }

        function test_every_card_has_its_own_face_data() {
            return [
                { tag: "full", large: false, four: false },
                { tag: "large print", large: true, four: false },
                { tag: "four colours", large: false, four: true },
                { tag: "large print in four colours", large: true, four: true }
            ];
        }

        function test_every_card_has_its_own_face(data) {
            Theme.largePrint = data.large;
            Theme.fourColours = data.four;
            const seen = {};
            for (let card = 0; card < 52; ++card) {
                piece.card = card;
                const told = look();
                compare(seen[told], undefined, names.name(card) + " looks like another one");
                seen[told] = card;
            }
        }

        function test_preferences_change_what_they_say() {
            piece.card = 45;
            const usual = look();
            Theme.fourColours = true;
            const four = look();
            verify(four !== usual, "diamonds have a colour of their own");
            Theme.largePrint = true;
            verify(look() !== four);
            Theme.fourColours = false;
            Theme.largePrint = false;
            piece.card = kingOfHearts;
            const hearts = look();
            Theme.fourColours = true;
            compare(look(), hearts, "hearts stay red");
        }

        function test_small_cards_are_printed_large() {
            piece.size = 40;
            const small = look();
            Theme.largePrint = true;
            compare(look(), small);
        }

        function test_covered_cards_are_all_alike() {
            piece.covered = true;
            piece.lean = 8;
            const one = look();
            piece.card = 3;
            piece.lean = 0;
            compare(look(), one);
            piece.card = -1;
            compare(look(), one);
        }

        function test_turns_over_when_it_is_uncovered() {
            Motion.mode = Motion.Full;
            piece.covered = true;
            verify(!piece.turning, "it is covered at once");
            piece.covered = false;
            verify(piece.turning);
            tryVerify(() => !piece.turning);
            compare(piece.turned, 1);
        }

        function test_reader() {
            compare(Reader.name(piece), "king of hearts");
            compare(Reader.role(piece), Accessible.StaticText);
        }

        function test_names_by_index() {
            compare(names.name(0), "two of clubs");
            compare(names.name(34), "ten of hearts");
            compare(names.name(41), "queen of diamonds");
            compare(names.name(51), "ace of spades");
            compare(names.name(-1), "");
            compare(names.list([51, 46]), "ace of spades, king of hearts");
        }

        // Also where a rank or a suit bends its ending.
        function test_every_card_has_a_name_of_its_own_in_every_language() {
            for (const language of languages.codes) {
                languages.choose(language);
                const seen = new Set();
                for (let card = 0; card < 52; ++card)
                    seen.add(names.name(card));
                compare(seen.size, 52, language);
            }
        }
    }
}
