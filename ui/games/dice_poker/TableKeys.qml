import QtQuick
import Riverbones.Games.dice_poker

// The keys of the table. What has the focus gets them first.
QtObject {
    id: keys

    required property DicePokerTable table
    required property DiceMat mat
    required property Scorecard card
    property bool active: true

    signal scorecardAsked
    signal logAsked

    function press(event: KeyEvent): void {
        // A key that is held down does it once.
        if (event.isAutoRepeat) {
            event.accepted = true;
        } else if (event.key === Qt.Key_S && event.modifiers === Qt.NoModifier) {
            scorecardAsked();
            event.accepted = true;
        } else if (event.key === Qt.Key_L && event.modifiers === Qt.NoModifier) {
            logAsked();
            event.accepted = true;
        } else if (active) {
            event.accepted = play(event);
        }
    }

    function play(event: KeyEvent): bool {
        if (event.key === Qt.Key_Z && event.modifiers === Qt.ControlModifier) {
            card.takeBack();
            return true;
        }
        if (event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier)
            return false;
        switch (event.key) {
        case Qt.Key_Space:
            next();
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            mat.hurry();
            return true;
        case Qt.Key_H:
            table.hint();
            return true;
        case Qt.Key_0:
            table.releaseAll();
            return true;
        default:
            if (event.key < Qt.Key_1 || event.key > Qt.Key_5)
                return false;
            table.toggleDie(event.key - Qt.Key_1);
            return true;
        }
    }

    // Rolls when it is a person's turn, and hurries on otherwise.
    function next(): void {
        if (table.yours)
            mat.roll();
        else if (table.phase !== DicePokerTable.Over)
            mat.hurry();
    }
}
