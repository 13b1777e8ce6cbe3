import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable

// Where the key is chosen, over the whole ledge but for whoever has the device. A game with a key has its own made from
// it; what has been chosen goes to the table.
FocusScope {
    property PokerTable table: null
    property Guard guard: null
    // How much of the start of the ledge belongs to the player's name and picture below the words.
    property real seatHeight: 0

    function takeFocus(reason: int): void {
    }

    // True: the key was for the choice.
    function press(event: KeyEvent): bool {
        return false;
    }
}
