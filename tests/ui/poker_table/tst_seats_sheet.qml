import QtQuick
import QtTest
import Riverbones.Games.dice_holdem
import Riverbones.Play
import Riverbones.PokerTable

// What the people at the table do between hands: buying chips, coming back, letting a bot play.
TestPage {
    id: room

    readonly property DiceHoldemTable table: hand.table

    TestCase {
        name: "SeatsSheet"
        when: windowShown

        // The seat that begins loses 1,000 chips; the seat is returned.
        function start() {
            room.start("pp");
            const loser = room.hand.acting();
            room.hand.play("raise 1000");
            room.hand.play("call");
            while (room.hand.acting() !== loser)
                room.hand.play("check");
            room.hand.play("fold");
            compare(room.table.places.place(loser).stack, 1000);
            mouseClick(room.child("seatsButton"));
            tryVerify(() => room.child("closeButton")?.activeFocus);
            return loser;
        }

        function cleanup() {
            keyClick(Qt.Key_Escape);
            tryVerify(() => !room.child("closeButton"));
        }

        // What has just appeared has to find its place first.
        function settle(item) {
            for (let i = 0; i < item.children.length; ++i)
                settle(item.children[i]);
            verify(waitForItemPolished(item));
        }

        function click(name) {
            settle(room.child("closeButton").parent.parent);
            mouseClick(room.child(name));
        }

        function type(name, text) {
            click(name);
            keyClick(Qt.Key_A, Qt.ControlModifier);
            for (const digit of text)
                keyClick(digit);
        }

        function test_as_many_chips_are_bought_as_are_typed() {
            const seat = start();
            const name = "buyIn" + seat + "Button";
            const button = room.child(name);
            compare(button.text, "Buy chips up to 2,000");
            compare(room.child("buyIn" + seat + "Limits").text, "From 1,001 to 2,000 chips");
            type("buyIn" + seat + "Field", "1500");
            compare(button.text, "Buy chips up to 1,500");
            click(name);
            compare(room.table.places.place(seat).stack, 1500);
            // What may be bought now is offered anew.
            compare(button.text, "Buy chips up to 2,000");
            compare(room.child("buyIn" + seat + "Limits").text, "From 1,501 to 2,000 chips");
        }

        function test_what_cannot_be_bought_says_why_data() {
            return [{tag: "too little", typed: "1000"}, {tag: "too much", typed: "2001"}, {tag: "nothing", typed: "0"}];
        }

        function test_what_cannot_be_bought_says_why(row) {
            const seat = start();
            type("buyIn" + seat + "Field", row.typed);
            const button = room.child("buyIn" + seat + "Button");
            verify(!button.enabled);
            compare(room.child("buyIn" + seat + "Limits").text, "This amount is not possible. From 1,001 to 2,000 chips");
            click("buyIn" + seat + "Button");
            compare(room.table.places.place(seat).stack, 1000);
        }

        function test_who_comes_back_chooses_how_many_chips_to_bring() {
            const seat = start();
            room.table.leaveTable(seat);
            compare(room.table.places.place(seat).presence, PlaceInfo.Away);
            verify(!room.child("buyIn" + seat + "Button"));
            const button = room.child("comeBack" + seat + "Button");
            // Not fewer than were taken along.
            compare(room.child("comeBack" + seat + "Limits").text, "From 1,000 to 2,000 chips");
            type("comeBack" + seat + "Field", "999");
            verify(!button.enabled);
            type("comeBack" + seat + "Field", "1200");
            click("comeBack" + seat + "Button");
            compare(room.table.places.place(seat).stack, 1200);
        }

        function test_where_only_one_number_is_possible_there_is_none_to_type() {
            const winner = 1 - start();
            room.table.leaveTable(winner);
            compare(room.table.places.place(winner).presence, PlaceInfo.Away);
            verify(!room.child("comeBack" + winner + "Field"));
            verify(!room.child("comeBack" + winner + "Limits"));
            const button = room.child("comeBack" + winner + "Button");
            compare(button.text, "Come back with 3,000");
            click("comeBack" + winner + "Button");
            compare(room.table.places.place(winner).stack, 3000);
        }

        function test_another_match_at_the_same_table_offers_as_much() {
            start();
            keyClick(Qt.Key_Escape);
            tryVerify(() => !room.child("closeButton"));
            room.hand.startAgain("pp");
            wait(0); // until the seats of the match before are gone
            room.hand.play("fold");
            tryCompare(room.table, "phase", PokerTable.HandEnded);
            mouseClick(room.child("seatsButton"));
            tryVerify(() => room.child("closeButton")?.activeFocus);
            for (const seat of [0, 1])
                verify(room.child("leave" + seat) && room.child("bot" + seat + "Button"), "seat " + seat);
        }

        function test_how_well_a_bot_plays_on_is_chosen() {
            const seat = start();
            const level = room.child("bot" + seat + "Level");
            compare(level.displayText, "Steady");
            level.forceActiveFocus();
            keyClick(Qt.Key_Down);
            compare(level.displayText, "Sharp");
            click("bot" + seat + "Button");
            const place = room.table.places.place(seat);
            verify(place.bot && place.standIn);
            compare(place.botLevel, SeatList.Sharp);
            verify(!room.child("bot" + seat + "Button"));
            click("takeBack" + seat);
            verify(!place.bot);
        }
    }
}
