import QtQuick
import QtTest
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Tests.DoubleHoldem
import Riverbones.Theme

// The shared cards: those that have just come turn over, the others lie still.
Item {
    id: room

    width: 1280
    height: 320

    PlayedCards {
        id: played
    }

    DoubleHoldemTable {
        id: table
    }

    BoardPlaces {
        id: places

        laid: table.board.length
        cards: true
    }

    CardBoard {
        table: table
        places: places
    }

    TestCase {
        name: "CardBoard"
        when: windowShown

        function initTestCase() {
            Motion.mode = Motion.Full;
        }

        function cards(item) {
            const found = item instanceof PlayingCard && item.visible ? [item] : [];
            for (let i = 0; i < item.children.length; ++i)
                found.push(...cards(item.children[i]));
            return found;
        }

        function awaited() {
            return table.places.place(played.awaited());
        }

        // Nobody bets, and everybody chooses a key card.
        function playTo(laid) {
            while (table.board.length < laid)
                played.play(table.round === 1 && !awaited().keyChosen ? "key 1" : awaited().smallBlind && table.round === 0 ? "call" : "check");
        }

        function turning() {
            return cards(places).map(card => card.turning);
        }

        function test_only_the_card_that_has_come_turns_over() {
            played.begin(table, "bb", 5);
            compare(cards(places).length, 0);
            playTo(3);
            compare(turning(), [true, true, true]);
            verify(places.moving);
            const flop = cards(places);
            tryVerify(() => turning().every(turns => !turns));
            verify(!places.moving);
            playTo(4);
            compare(turning(), [false, false, false, true]);
            verify(flop.every((card, place) => card === cards(places)[place]));
            compare(cards(places).map(card => card.card), Array.from(table.board));
            tryVerify(() => turning().every(turns => !turns));
            playTo(5);
            compare(turning(), [false, false, false, false, true]);
        }
    }
}
