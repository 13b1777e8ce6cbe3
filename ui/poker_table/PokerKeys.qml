import QtQuick
import Riverbones.PokerTable

// The keys of a hold'em table. What has the focus gets them first.
QtObject {
    id: keys

    required property PokerTable table
    required property PokerMat mat
    required property ActionBar actions
    required property ResultBar result
    // While a key is chosen.
    property KeyLedge choice: null

    signal logAsked

    // True: the key was for the table.
    function press(event: KeyEvent): bool {
        if (event.key === Qt.Key_L && event.modifiers === Qt.NoModifier) {
            logAsked();
            return true;
        }
        if (choice)
            return choice.press(event) || look(event);
        if (event.modifiers === Qt.ShiftModifier && (event.key === Qt.Key_Left || event.key === Qt.Key_Right)) {
            table.stepFar(event.key === Qt.Key_Right ? 1 : -1);
            return true;
        }
        if (event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier)
            return false;
        // A key that is held down decides once: what it would do then is something else.
        return !event.isAutoRepeat && decide(event.key) || choose(event.key) || look(event);
    }

    function decide(key: int): bool {
        switch (key) {
        case Qt.Key_F:
        case Qt.Key_F7:
            actions.decisions.fold();
            return true;
        case Qt.Key_C:
        case Qt.Key_F8:
            actions.decisions.checkOrCall();
            return true;
        case Qt.Key_R:
        case Qt.Key_F9:
            actions.decisions.raise();
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            mat.finish();
            result.goOn();
            return true;
        default:
            return false;
        }
    }

    // How much.
    function choose(key: int): bool {
        switch (key) {
        case Qt.Key_1: table.preset(PokerTable.Least); return true;
        case Qt.Key_2: table.preset(PokerTable.HalfPot); return true;
        case Qt.Key_3: table.preset(PokerTable.Pot); return true;
        case Qt.Key_4: table.preset(PokerTable.Everything); return true;
        case Qt.Key_Left: table.step(-1); return true;
        case Qt.Key_Right: table.step(1); return true;
        case Qt.Key_Home: table.preset(PokerTable.Least); return true;
        case Qt.Key_End: table.preset(PokerTable.Everything); return true;
        default: return false;
        }
    }

    // Covered pieces, and the pace of what is shown.
    function look(event: KeyEvent): bool {
        if (event.key === Qt.Key_V && table.holdToPeek)
            table.peek(true);
        else if (event.key === Qt.Key_V)
            cover(event.isAutoRepeat);
        else if (event.key !== Qt.Key_Space)
            return false;
        else if (table.onlyBotsPlay)
            table.fastForward();
        else if (table.covered && table.openSeat >= 0 && !table.runsOut)
            table.peek(true);
        else
            table.hurry();
        return true;
    }

    function cover(again: bool): void {
        if (!again)
            table.covered = !table.covered;
    }

    function release(event: KeyEvent): void {
        if ((event.key === Qt.Key_Space || event.key === Qt.Key_V) && !event.isAutoRepeat)
            table.peek(false);
    }
}
