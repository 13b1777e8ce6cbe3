import QtQuick
import Riverbones.Games.dice_poker

// The five remarks of the first game.
QtObject {
    required property int remark
    required property int bonusFrom

    readonly property string text: {
        switch (remark) {
        case GuideSteps.Rolling:
            return qsTr("Every turn begins with a roll of all five dice. You may roll up to three times.");
        case GuideSteps.Keeping:
            return qsTr("Tap the dice you want to keep, equal ones for example. The others are rolled again.");
        case GuideSteps.Scoring:
            return qsTr("The dashed numbers say what these dice are worth in each line. You may write after any roll.");
        case GuideSteps.Filling:
            return qsTr("Each line is filled once, one in every turn. If nothing fits, one of them gets a zero: give up a line that seldom works out.");
        default:
            //: %1 is 63 or 64; three of each face make 63
            return qsTr("If the six lines on the left come to %1 or more, they bring 35 extra. Three of each face are about enough.").arg(bonusFrom);
        }
    }
}
