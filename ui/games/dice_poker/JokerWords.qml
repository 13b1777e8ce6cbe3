import QtQuick
import Riverbones.Games.dice_poker

// Why a joker may be written in some lines only.
QtObject {
    required property int joker
    // The left line of the joker's face.
    required property int line

    readonly property list<string> leftLines: [
        qsTr("Five equal and Poker is taken: 100 extra, and it must go to aces."),
        qsTr("Five equal and Poker is taken: 100 extra, and it must go to twos."),
        qsTr("Five equal and Poker is taken: 100 extra, and it must go to threes."),
        qsTr("Five equal and Poker is taken: 100 extra, and it must go to fours."),
        qsTr("Five equal and Poker is taken: 100 extra, and it must go to fives."),
        qsTr("Five equal and Poker is taken: 100 extra, and it must go to sixes.")
    ]

    readonly property string text: {
        switch (joker) {
        case DicePokerTable.ItsLeftLine:
            return leftLines[line] ?? "";
        case DicePokerTable.AnyRightLine:
            return qsTr("Five equal and Poker is taken: 100 extra, and it counts in any open line on the right.");
        case DicePokerTable.ZeroInLeftLine:
            return qsTr("Five equal and Poker is taken: 100 extra, but all lines on the right are full. A zero must go to a line on the left.");
        default:
            return "";
        }
    }
}
