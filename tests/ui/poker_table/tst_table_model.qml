import QtQuick
import QtTest
import Riverbones.Games.dice_holdem
import Riverbones.PokerTable

TestCase {
    name: "TableModel"

    Component {
        id: tables
        DiceHoldemTable {}
    }

    function test_a_page_can_make_its_table() {
        const table = createTemporaryObject(tables, this);
        verify(table);
        compare(table.phase, PokerTable.NoMatch);
        compare(table.openSeat, -1);
        compare(table.ownDice, []);
        compare(table.ownHand.category, DiceHand.None);
    }
}
