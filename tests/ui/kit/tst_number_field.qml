import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Tests.Languages

Item {
    id: room

    property int chips: 2000

    width: 300
    height: 120

    EveryLanguage {
        id: languages
    }

    NumberField {
        id: field

        name: "Buy-in"
        value: room.chips
        onEdited: value => room.chips = value
    }

    Item {
        id: elsewhere

        focus: true
    }

    TestCase {
        name: "NumberField"
        when: windowShown

        readonly property var digits: findChild(field, "digits")

        function init() {
            room.chips = 2000;
            elsewhere.forceActiveFocus();
        }

        function cleanup() {
            languages.choose("en");
        }

        function type(text: string) {
            digits.forceActiveFocus(Qt.TabFocusReason);
            for (const letter of text)
                keyClick(letter);
        }

        function test_it_shows_the_number_as_the_language_writes_it() {
            compare(digits.text, "2,000");
            languages.choose("el");
            compare(digits.text, "2.000");
        }

        function test_typing_replaces_it() {
            type("750");
            compare(room.chips, 750);
            elsewhere.forceActiveFocus();
            compare(digits.text, "750");
        }

        function test_what_is_typed_stays_as_typed() {
            type("x0");
            keyClick(Qt.Key_0);
            keyClick(Qt.Key_7);
            compare(digits.text, "007");
            compare(room.chips, 7);
            for (let i = 0; i < 3; ++i)
                keyClick(Qt.Key_Backspace);
            compare(digits.text, "");
            compare(room.chips, 0);
        }

        function test_minus_and_plus_go_by_round_numbers_data() {
            return [
                { tag: "9", less: 8, more: 10 },
                { tag: "10", less: 9, more: 15 },
                { tag: "100", less: 95, more: 125 },
                { tag: "2000", less: 1900, more: 2500 },
                { tag: "20000", less: 15000, more: 25000 },
                { tag: "0", less: 0, more: 1 }
            ];
        }

        function test_minus_and_plus_go_by_round_numbers(row) {
            room.chips = Number(row.tag);
            mouseClick(field, 20, 22);
            compare(room.chips, row.less);
            room.chips = Number(row.tag);
            mouseClick(field, field.width - 20, 22);
            compare(room.chips, row.more);
        }

        function test_up_and_down_do_the_same() {
            digits.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Up);
            compare(digits.text, "2500");
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            compare(room.chips, 1900);
        }

        function test_a_reader_hears_what_it_is_and_what_is_wrong() {
            field.problem = "At least 400.";
            compare(digits.Accessible.name, "Buy-in");
            compare(digits.Accessible.description, "At least 400.");
            field.problem = "";
        }
    }
}
