import QtQuick
import QtTest
import Riverbones.Games.double_holdem
import Riverbones.PokerTable
import Riverbones.Tests.DoubleHoldem
import Riverbones.Tests.Languages
import Riverbones.Theme

// The cloth of three players while the key card is chosen: it is low then, and large letters need much of it.
Item {
    id: room

    width: 1280
    height: 430

    EveryLanguage {
        id: languages
    }

    PlayedCards {
        id: played
    }

    DoubleHoldemTable {
        id: table
    }

    Flights {
        id: air
    }

    PokerMat {
        id: mat

        width: 1246
        height: 424
        table: table
        pieces: Component {
            CoveredCards {}
        }
        laid: table.board.length
        cards: true
        air: air
    }

    TestCase {
        name: "Cloth"
        when: windowShown

        function initTestCase() {
            Motion.mode = Motion.None;
            Metrics.textScale = 1.5;
            languages.choose("el");
        }

        function cleanupTestCase() {
            Motion.mode = Motion.Full;
            Metrics.textScale = 1;
            languages.choose("en");
        }

        function init() {
            played.begin(table, "pbb", 5);
            while (table.round === 0)
                played.play(table.places.place(played.awaited()).bigBlind ? "check" : "call");
        }

        function spots(item) {
            const found = item instanceof SeatSpot ? [item] : [];
            for (let i = 0; i < item.children.length; ++i)
                found.push(...spots(item.children[i]));
            return found;
        }

        function bet(action) {
            while (!table.places.place(played.awaited()).keyChosen || played.awaited() === 0)
                played.play(table.places.place(played.awaited()).keyChosen ? "check" : "key 1");
            played.play(action);
            waitForRendering(mat);
        }

        function test_a_bet_and_a_key_have_room_above_the_board() {
            bet("raise 360");
            const fronts = spots(mat).map(spot => spot.front).filter(front => front.chips.visible);
            compare(fronts.length, 1);
            verify(fronts[0].y + fronts[0].height < mat.board.y, `${fronts[0].y} + ${fronts[0].height} < ${mat.board.y}`);
        }

        function cut(item) {
            const found = item instanceof Text && item.visible && item.truncated ? [item.text] : [];
            for (let i = 0; i < item.children.length; ++i)
                found.push(...cut(item.children[i]));
            return found;
        }

        function test_all_in_is_not_cut() {
            bet("raise 1980");
            const plate = spots(mat).map(spot => spot.plate).find(plate => plate.place.allIn);
            compare(cut(plate), []);
        }
    }
}
