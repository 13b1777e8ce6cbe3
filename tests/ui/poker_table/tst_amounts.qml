import QtQuick
import QtTest
import Riverbones.PokerTable
import Riverbones.Theme

// How much to bet: presets, slider, field.
TestScene {
    id: room

    AmountRow {
        id: row

        width: 594
        table: room.table
    }

    TestCase {
        name: "Amounts"
        when: windowShown

        function init() {
            Motion.mode = Motion.None;
            room.start("pbbb");
            room.playTo(0);
            verify(room.table.yours);
        }

        function cleanup() {
            Metrics.textScale = 1;
        }

        function cleanupTestCase() {
            Motion.mode = Motion.Full;
        }

        function part(name) {
            return room.child(name, row);
        }

        function input() {
            return room.child("amountInput", row);
        }

        function type(text) {
            input().forceActiveFocus(Qt.TabFocusReason);
            input().selectAll();
            for (const digit of text)
                keyClick(digit);
        }

        function test_presets_choose_their_amount_and_are_filled_while_it_is_chosen_data() {
            return [
                { tag: "least", button: "presetLeast", amount: () => room.table.raiseLeast },
                { tag: "half", button: "presetHalf", amount: () => room.table.halfPotTo },
                { tag: "pot", button: "presetPot", amount: () => room.table.potTo },
                { tag: "all-in", button: "presetAllIn", amount: () => room.table.raiseMost }
            ];
        }

        function test_presets_choose_their_amount_and_are_filled_while_it_is_chosen(data) {
            room.table.setAmount(777);
            verify(!part(data.button).chosen);
            mouseClick(part(data.button));
            compare(room.table.amount, data.amount());
            verify(part(data.button).chosen);
        }

        function test_plus_and_minus_step_by_the_smallest_bet() {
            room.table.setAmount(200);
            mouseClick(room.child("more", row));
            compare(room.table.amount, 220);
            mouseClick(room.child("less", row));
            compare(room.table.amount, 200);
        }

        function test_what_is_typed_stays_as_it_is() {
            type("250");
            compare(room.table.amount, 250);
            verify(!part("amountField").wrong);
            type("3");
            compare(room.table.amount, 3);
            compare(input().text, "3");
            verify(part("amountField").wrong);
            compare(input().Accessible.description, "At least 40: a raise of 20 on top of 20");
        }

        function test_letters_are_no_amount() {
            type("250");
            keyClick("x");
            compare(input().text, "250");
        }

        function test_the_slider_goes_with_the_amount() {
            const slider = part("amountSlider");
            room.table.setAmount(500);
            compare(slider.current, 500);
            compare([slider.from, slider.to], [room.table.raiseLeast, room.table.raiseMost]);
        }

        function test_the_slider_stops_at_presets_and_at_halves_of_the_smallest_bet() {
            const most = room.table.raiseMost;
            compare(row.snapped(room.table.potTo + 1), room.table.potTo);
            compare(row.snapped(most - 1), most);
            compare(row.snapped(1004), 1000);
            compare(row.snapped(1006), 1010);
        }

        function test_when_nothing_can_be_raised_everything_is_closed() {
            verify(row.open);
            room.hand.play("fold");
            verify(!row.open);
            for (const name of ["presetLeast", "presetHalf", "presetPot", "presetAllIn", "amountSlider", "amountField"])
                verify(!part(name).enabled, name);
        }

        function test_with_large_letters_the_slider_has_a_row_of_its_own() {
            const slider = part("amountSlider");
            compare(slider.y, 0);
            Metrics.textScale = 1.5;
            verify(slider.y > part("presetLeast").height);
            compare(slider.width, row.width);
        }
    }
}
