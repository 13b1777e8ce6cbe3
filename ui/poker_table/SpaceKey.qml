import QtQuick
import Riverbones.PokerTable

// Buttons that have the focus while somebody decides forward their keys to this first: Space looks at covered pieces
// then, and one that went down elsewhere presses nothing when it comes up.
Item {
    id: space

    required property PokerTable table

    property bool down: false

    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Space)
            return;
        event.accepted = table.covered;
        if (table.covered)
            table.peek(true);
        else
            down = true;
    }
    Keys.onReleased: event => {
        if (event.key !== Qt.Key_Space || event.isAutoRepeat)
            return;
        event.accepted = !down;
        down = false;
        table.peek(false);
    }
}
