import QtQuick
import QtTest
import Riverbones.Games.dice_holdem
import Riverbones.PokerTable

// What is said after a hand.
TestPage {
    id: room

    readonly property DiceHoldemTable table: hand.table
    readonly property ResultBar bar: page?.scene.showdown ? page.scene.paper.bar : page?.scene.ledge.result ?? null

    TestCase {
        name: "ResultBar"
        when: windowShown

        function foldAll() {
            while (room.hand.acting() >= 0)
                room.hand.play("fold");
            compare(room.table.phase, PokerTable.HandEnded);
            compare(room.table.result.outcome, HandResult.AllFolded);
        }

        function texts(item) {
            if (!item.visible)
                return [];
            const found = item instanceof Text && item.text !== "" ? [item.text] : [];
            for (let i = 0; i < item.children.length; ++i)
                found.push(...texts(item.children[i]));
            return found;
        }

        // Which seat is left when all others have folded.
        function winner() {
            for (let seat = 0; seat < room.table.places.count; ++seat) {
                const place = room.table.places.place(seat);
                if (place.dealtIn && !place.folded)
                    return seat;
            }
            return -1;
        }

        function compareSentences() {
            const name = room.table.seats.displayName(winner());
            const second = room.table.mayShow >= 0 ? "Everyone else folded. " + name + " shows nothing." : "Everyone else folded.";
            compare(texts(room.bar).slice(0, 2), [name + " wins the pot", second]);
        }

        function test_who_wins_when_all_others_fold_data() {
            return [{tag: "a person", kinds: "ppp"}, {tag: "a bot", kinds: "pbbb"}];
        }

        function test_who_wins_when_all_others_fold(row) {
            room.start(row.kinds);
            foldAll();
            compareSentences();
        }

        // The big blind comes back whole where nobody has paid into the pot.
        function test_who_wins_a_pot_without_chips() {
            room.start("pppp");
            let big = 0;
            while (!room.table.places.place(big).bigBlind)
                ++big;
            foldAll();
            room.table.leaveTable(big);
            room.table.nextHand();
            foldAll();
            compare(room.table.result.pots.length, 0);
            compareSentences();
        }
    }
}
