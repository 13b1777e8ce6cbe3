import QtQuick
import Riverbones.Games.dice_poker

// Why a joker may be written in some lines only.
QtObject {
    required property int joker
    // The left line of the joker's face.
    required property int line

    readonly property string text: {
        switch (joker) {
        case DicePokerTable.ItsLeftLine:
            return itsLine(line);
        case DicePokerTable.AnyRightLine:
            return qsTr("Five equal and Poker is taken: 100 extra, and it counts in any open line on the right.");
        case DicePokerTable.ZeroInLeftLine:
            return qsTr("Five equal and Poker is taken: 100 extra, but all lines on the right are full. A zero must go to a line on the left.");
        default:
            return "";
        }
    }

    function itsLine(left: int): string {
        switch (left) {
        case 0: return qsTr("Five equal and Poker is taken: 100 extra, and it must go to aces.");
        case 1: return qsTr("Five equal and Poker is taken: 100 extra, and it must go to twos.");
        case 2: return qsTr("Five equal and Poker is taken: 100 extra, and it must go to threes.");
        case 3: return qsTr("Five equal and Poker is taken: 100 extra, and it must go to fours.");
        case 4: return qsTr("Five equal and Poker is taken: 100 extra, and it must go to fives.");
        default: return qsTr("Five equal and Poker is taken: 100 extra, and it must go to sixes.");
        }
    }
}
