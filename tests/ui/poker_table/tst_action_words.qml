import QtQuick
import QtTest
import Riverbones.Games.dice_holdem
import Riverbones.Play
import Riverbones.PokerTable
import Riverbones.Tests.Languages
import Riverbones.Tests.PokerTable

Item {
    id: room

    EveryLanguage {
        id: languages
    }

    ToldLog {
        id: told
    }

    SeatList {
        id: seatList

        unnamed: "Player %1"
    }

    PokerActionWords {
        id: words

        log: told.log
        seats: seatList
        pieces: DiceWords {}
    }

    TestCase {
        name: "PokerActionWords"
        when: windowShown

        function initTestCase() {
            seatList.addPerson();
            seatList.setName(0, "Anna");
            seatList.addPerson();
            seatList.setName(1, "100 %2");
        }

        function cleanup() {
            languages.choose("en");
        }

        function sentences() {
            const all = [];
            for (let row = 0; row < told.log.count; ++row)
                all.push(words.sentence(row));
            return all;
        }

        function test_everything_has_its_sentence() {
            compare(sentences(), [
                "Anna deals first: the lot decided.",
                "Hand 1. Blinds 10 / 20.",
                "Hand 12. Blinds 1,000 / 2,000, ante 200. The stakes have risen.",
                "Hand 13. Ante 5, smallest bet 20.",
                "Anna posted the ante: 5.",
                "Anna posted the small blind: 10.",
                "100 %2 posted the big blind: 7. 100 %2 is all-in.",
                "Anna checked.",
                "100 %2 bet 40.",
                "Anna raised to 1,200. Anna is all-in.",
                "100 %2 called 50. 100 %2 is all-in.",
                "100 %2 folded.",
                "Anna got 1,110 back: nobody matched it.",
                "100 %2 ran out of time.",
                "Flop: five, two, five.",
                "Turn: six.",
                "River: one.",
                "Anna showed: six, five.",
                "100 %2 chose to show: one, one.",
                "Anna won the pot: 1,340.",
                "Anna won side pot 1: 60.",
                "The pot of 301 is shared: Anna 150, 100 %2 151.",
                "Side pot 2 of 80 is shared: Anna 40, 100 %2 40.",
                "The hand was cancelled. All chips are where they were before it.",
                "100 %2 is out. Place: 2.",
                "Anna has all the chips and wins.",
                "100 %2 left the table with 1,500.",
                "100 %2 left the table during the hand, with 70.",
                "100 %2 came back with 2,000.",
                "100 %2 bought 1,900 in and has 2,000 now.",
                "A gentle bot plays this seat now: 100 %2.",
                "A steady bot plays this seat now: 100 %2.",
                "A sharp bot plays this seat now: 100 %2.",
                "Nobody stands in any more for 100 %2.",
                "The match is over."
            ]);
        }

        function test_names_stand_in_every_sentence_as_they_are_data() {
            return Array.from(languages.codes, code => ({ tag: code }));
        }

        function test_names_stand_in_every_sentence_as_they_are(row) {
            const english = sentences();
            languages.choose(row.tag);
            const all = sentences();
            for (let i = 0; i < all.length; ++i) {
                for (const name of ["Anna", "100 %2"])
                    compare(all[i].includes(name), english[i].includes(name), all[i]);
            }
        }

        function test_a_person_without_a_name_is_called_by_the_seat() {
            seatList.setName(0, "");
            compare(words.sentence(7), "Player 1 checked.");
            seatList.setName(0, "Anna");
        }
    }
}
