import QtQuick
import QtTest
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Tests.DoubleHoldem
import Riverbones.Theme

// Everybody is all-in before the flop: the hands are turned up once the key cards are chosen, and two cards are to come.
Item {
    id: room

    width: 900
    height: 780

    PlayedCards {
        id: played
    }

    DoubleHoldemTable {
        id: table

        seats.unnamed: "Player %1"
    }

    CardReasons {
        id: reasons

        table: table
    }

    ShowdownMat {
        id: mat

        anchors.fill: parent
        table: table
        pieces: Component {
            OpenCards {}
        }
        reasons: reasons
        cards: true
    }

    TestCase {
        name: "RunOut"
        when: windowShown

        function initTestCase() {
            Motion.mode = Motion.None;
        }

        function cleanupTestCase() {
            Motion.mode = Motion.Full;
        }

        function items(item, fits) {
            const found = fits(item) ? [item] : [];
            for (let i = 0; i < item.children.length; ++i)
                found.push(...items(item.children[i], fits));
            return found;
        }

        function texts(item) {
            return items(item, each => each instanceof Text && each.visible).map(each => each.text);
        }

        function test_the_showdown_tells_what_the_whole_board_makes() {
            played.begin(table, "pbb", 1);
            for (let step = 0; played.awaited() >= 0; ++step)
                played.play(table.round > 0 ? "key 1" : step === 0 ? "raise 2000" : "call");
            compare(table.result.outcome, HandResult.Showdown);
            const seats = items(mat, item => item instanceof ShowdownSeat);
            compare(seats.length, 3);
            for (const seat of seats) {
                const which = seat.place.seat;
                for (const said of [reasons.counts(which), reasons.hand(which), reasons.other(which)].filter(text => text !== "")) {
                    verify(texts(seat).includes(said), said + " is " + texts(seat));
                    verify(seat.Accessible.name.includes(said), said + " is " + seat.Accessible.name);
                }
                const hands = table.handsOf(which);
                const cards = items(seat, item => item instanceof PlayingCard);
                compare(cards.map(each => each.counts), cards.map(each => seat.place.won > 0 && Array.from(hands.five).includes(each.card)));
                compare(cards.map(each => each.faded), [hands.rightCounts && !hands.leftCounts, false, hands.leftCounts && !hands.rightCounts]);
            }
        }
    }
}
