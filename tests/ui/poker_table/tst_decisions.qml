import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Tests.Kit
import Riverbones.Tests.Languages
import Riverbones.Theme

// Fold, check or call, bet or raise, and why not.
TestScene {
    id: room

    EveryLanguage {}

    Guard {
        id: guard

        meaning: ""
    }

    DecisionButtons {
        id: buttons

        width: 594
        height: wanted
        table: room.table
        guard: guard
        asksAboutFold: true
    }

    SignalSpy {
        id: foldAsked

        target: buttons
        signalName: "foldAsked"
    }

    TestCase {
        name: "Decisions"
        when: windowShown

        function init() {
            Motion.mode = Motion.None;
            buttons.asksAboutFold = true;
            foldAsked.clear();
            open("no_limit");
        }

        function cleanupTestCase() {
            Motion.mode = Motion.Full;
        }

        function rules(structure) {
            return "players 4 kind table_game structure " + structure + " forced blinds small_blind 10 big_blind 20 ante 2 smallest_bet 20 big_bet 40 cap 4 buy_in 2000 again on length evening clock off";
        }

        // A decision of the person, with something to call.
        function open(structure) {
            room.start("pbbb", rules(structure));
            room.settle();
            while (room.hand.acting() !== 0)
                room.follow();
            if (room.callNeeded())
                return room.settle();
            room.play("check");
            while (room.hand.acting() !== 0)
                room.play(room.callNeeded() ? "call" : "raise 20");
            room.settle();
        }

        function button(name) {
            return room.child(name, buttons);
        }

        function seat() {
            return room.table.places.place(0);
        }

        function test_each_button_says_what_it_costs() {
            compare(button("foldButton").text, "Fold");
            compare(button("callButton").text, "Call " + room.table.toCall);
            room.table.setAmount(120);
            compare(button("raiseButton").text, "Raise to 120");
            verify(!button("raiseButton").closed);
            compare(button("raiseButton").lowerText, "");
        }

        function brass() {
            return Array.from(["foldButton", "callButton", "raiseButton"]).filter(name => button(name).kind === PushButton.Primary);
        }

        function test_one_of_them_is_brass() {
            compare(brass(), ["callButton"]);
            room.hand.play("fold");
            compare(brass(), []);
        }

        function test_folding_folds() {
            mouseClick(button("foldButton"));
            compare(foldAsked.count, 0);
            verify(seat().folded);
        }

        // To a decision where checking costs nothing.
        function goOnFree() {
            room.play("call");
            while (room.hand.acting() !== 0 || room.callNeeded())
                room.follow();
            room.settle();
            compare(room.table.toCall, 0);
        }

        function test_folding_for_nothing_is_asked_about() {
            goOnFree();
            compare(button("callButton").text, "Check");
            compare(button("foldButton").kind, PushButton.Quiet);
            mouseClick(button("foldButton"));
            compare(foldAsked.count, 1);
            verify(!seat().folded);
            buttons.asksAboutFold = false;
            mouseClick(button("foldButton"));
            compare(foldAsked.count, 1);
            verify(seat().folded);
        }

        function test_calling_calls() {
            const price = room.table.toCall + seat().bet;
            mouseClick(button("callButton"));
            compare(seat().bet, price);
        }

        function test_raising_raises() {
            room.table.setAmount(120);
            mouseClick(button("raiseButton"));
            compare(seat().bet, 120);
        }

        function test_everything_is_asked_for_twice() {
            room.table.preset(PokerTable.Everything);
            compare(button("raiseButton").text, "All-in 2,000");
            mouseClick(button("raiseButton"));
            compare(button("raiseButton").text, "All-in 2,000: press again");
            verify(room.table.yours);
            room.table.setAmount(120);
            room.table.preset(PokerTable.Everything);
            compare(button("raiseButton").text, "All-in 2,000");
            mouseClick(button("raiseButton"));
            mouseClick(button("raiseButton"));
            verify(!room.table.yours);
        }

        function test_an_amount_that_cannot_be_closes_the_button_and_says_why() {
            room.table.setAmount(39);
            const raise = button("raiseButton");
            verify(raise.closed);
            compare(raise.lowerText, "At least 40: a raise of 20 on top of 20");
            compare(Reader.description(raise), raise.lowerText);
            buttons.raise();
            verify(room.table.yours);
        }

        function test_where_no_raise_is_left_it_says_so() {
            open("fixed_limit");
            room.play("raise 40");
            room.play("raise 60");
            room.play("raise 80");
            while (room.hand.acting() !== 0)
                room.follow();
            room.settle();
            compare(button("raiseButton").text, "Raise");
            verify(button("raiseButton").closed);
            compare(button("raiseButton").lowerText, "Raise is closed: 4 bets a round is the most");
        }

        function test_when_it_is_not_ones_turn_the_row_stays_closed() {
            const width = button("raiseButton").width;
            room.hand.play("fold");
            for (const name of ["foldButton", "callButton", "raiseButton"]) {
                verify(button(name).closed, name);
                compare(button(name).lowerText, "");
            }
            compare(button("raiseButton").width, width);
        }
    }
}
