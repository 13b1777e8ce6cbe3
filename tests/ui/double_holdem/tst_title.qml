import QtQuick
import QtTest
import Riverbones.Games.double_holdem
import Riverbones.PokerTable
import Riverbones.Tests.DoubleHoldem

// What stands beside the title of a table.
Item {
    id: room

    width: 1280
    height: 60

    PlayedCards {
        id: played
    }

    DoubleHoldemTable {
        id: table
    }

    PokerBar {
        id: bar

        width: room.width
        title: "Table"
        table: table
        preferences: null
    }

    TestCase {
        id: test

        name: "Title"
        when: windowShown

        property string first: ""

        Connections {
            target: table

            function onOpened(): void {
                test.first = bar.subtitle;
            }
        }

        function test_a_hand_is_counted_before_it_is_dealt() {
            played.begin(table, "bb", 5);
            compare(first, "Hand 1 · No limit · Blinds 10 / 20");
            compare(bar.subtitle, first);
        }
    }
}
