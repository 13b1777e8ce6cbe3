import QtQuick
import QtTest
import Riverbones.Games.dice_holdem
import Riverbones.Play
import Riverbones.PokerTable

// What is said after a hand, and how it goes on.
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

        // All chips of these seats are in the pot.
        function allIn(kinds) {
            room.start(kinds);
            room.hand.play("raise 2000");
            while (room.hand.acting() >= 0)
                room.hand.play("call");
            compare(room.table.result.outcome, HandResult.Showdown);
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

        function buyInAgain() {
            allIn("ppb");
            const button = room.child("buyInAgainButton");
            verify(waitForItemPolished(button.parent));
            while (room.child("buyInAgainButton"))
                mouseClick(room.child("buyInAgainButton"));
        }

        function test_after_buying_in_the_keyboard_goes_on() {
            buyInAgain();
            tryVerify(() => room.focused()?.objectName === "nextHandButton");
            keyClick(Qt.Key_Return);
            compare(room.table.handNumber, 2);
        }

        function test_a_message_on_the_hand_over_page_gives_the_focus_back() {
            room.start("pp");
            tryVerify(() => room.focused()?.objectName === "openTableButton");
            wait(50); // until nothing else leads the focus there
            room.table.notSaved(Reason.FileNotWritable);
            tryVerify(() => room.child("toast")?.opacity === 1);
            mouseClick(Array.from(room.child("toast").children).find(child => child.text === "OK"));
            tryVerify(() => !room.child("toast"));
            tryVerify(() => room.focused()?.objectName === "openTableButton");
        }

        function test_where_nobody_can_go_on_without_the_keyboard_buys_in() {
            allIn("bp");
            compare(room.bar.broke, 1);
            verify(!room.child("nextHandButton").enabled);
            tryVerify(() => room.focused()?.objectName === "buyInAgainButton");
        }
    }
}
