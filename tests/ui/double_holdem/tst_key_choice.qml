import QtQuick
import QtTest
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.Tests.DoubleHoldem
import Riverbones.Theme

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

    CardJudge {
        id: judge
    }

    Guard {
        id: open

        meaning: ""
        interval: 0
    }

    KeyChoice {
        id: choice

        width: 1280
        height: implicitHeight
        table: table
        guard: open
        Keys.onPressed: event => event.accepted = choice.press(event)
    }

    ClockChoice {
        id: clock

        table: table
        names: CardNames {}
    }

    TestCase {
        name: "KeyChoice"
        when: windowShown

        property var tray: null
        property var keep: null

        function initTestCase() {
            Motion.mode = Motion.None;
        }

        function cleanupTestCase() {
            Motion.mode = Motion.Full;
        }

        // A person and a bot on the flop; the person chooses.
        function begin(clockSeconds) {
            played.begin(table, "pb", 5, clockSeconds);
            while (!table.choosesKey)
                played.play(played.awaited() === 0 ? (table.toCall > 0 ? "call" : "check") : table.round > 0 ? botStep() : table.places.place(1).bet < 20 ? "call" : "check");
            tray = find(choice, item => item.toString().startsWith("KeyTray"));
            keep = find(choice, item => item.objectName === "keepButton");
            // A ledge is made anew for each choice.
            tray.looked = -1;
            choice.takeFocus(Qt.TabFocusReason);
        }

        function botStep() {
            return table.places.place(1).keyChosen ? "check" : "key 1";
        }

        function find(item, fits) {
            if (fits(item))
                return item;
            for (let i = 0; i < item.children.length; ++i) {
                const found = find(item.children[i], fits);
                if (found)
                    return found;
            }
            return null;
        }

        function card(which) {
            return find(choice, item => item.objectName === "keyCard" + which);
        }

        function test_nothing_is_chosen_beforehand() {
            begin(0);
            compare(tray.looked, -1);
            verify(keep.closed);
            keyClick(Qt.Key_Escape);
            mouseClick(keep);
            compare(table.ownKeyCard, -1);
            verify(table.choosesKey);
        }

        function test_by_keyboard() {
            begin(0);
            keyClick(Qt.Key_3);
            compare(tray.looked, 2);
            keyClick(Qt.Key_Left);
            compare(tray.looked, 1);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(tray.looked, 0);
            compare(table.ownKeyCard, -1, "looking decides nothing");
            verify(card(0).activeFocus);
            const cards = table.ownCards;
            keyClick(Qt.Key_Return);
            compare(table.ownKeyCard, 0);
            compare(table.ownCards, cards);
            verify(!table.choosesKey);
            verify(table.yours);
        }

        function test_enter_on_a_card_that_is_not_looked_at_only_looks() {
            begin(0);
            keyClick(Qt.Key_Return);
            compare(tray.looked, 1);
            compare(table.ownKeyCard, -1);
            keyClick(Qt.Key_Return);
            compare(table.ownKeyCard, 1);
        }

        function test_by_mouse() {
            begin(0);
            mouseClick(card(2));
            compare(tray.looked, 2);
            mouseClick(card(0));
            compare(tray.looked, 0);
            compare(table.ownKeyCard, -1);
            verify(!keep.closed);
            mouseClick(keep);
            compare(table.ownKeyCard, 0);
        }

        function test_both_hands_are_told_of_each_card() {
            begin(0);
            for (let which = 0; which < 3; ++which) {
                keyClick(Qt.Key_1 + which);
                compare(tray.hands, judge.hands(table.ownCards, which, table.board));
                verify(tray.hands.left.category >= CardHand.HighCard);
                verify(card(which).name.includes("Hand 1: "));
                verify(card(which).looked);
                verify(card(which).y < card((which + 1) % 3).y, "it is up");
                verify(card(which).x > card(which === 0 ? 1 : 0).x, "it is in the middle");
            }
        }

        function test_covered_cards_are_not_named() {
            begin(0);
            keyClick(Qt.Key_2);
            verify(keep.text.startsWith("Keep the "));
            table.covered = true;
            compare(keep.text, "Keep this card");
            compare(card(1).name, "Covered card");
            compare(tray.hands.left.category, CardHand.None);
            keyClick(Qt.Key_Return);
            table.covered = false;
            compare(table.ownKeyCard, 1);
        }

        function test_the_clock_chooses_and_says_so() {
            begin(10);
            compare(table.secondsAllowed, 10);
            compare(table.bankLeft, -1);
            compare(clock.text, "");
            const expected = judge.automaticKey(table.ownCards);
            played.play("time_up");
            compare(table.ownKeyCard, expected);
            verify(clock.text.startsWith("The clock chose your key card: "));
        }
    }
}
