import QtQuick
import Riverbones.Games.dice_poker

// How the left bonus stands for one player, and whether the dice that lie would bring it.
QtObject {
    required property ScoreColumn column
    // The left sum that earns it.
    required property int from
    // The left line that would win it now, or -1.
    required property int line

    readonly property string text: {
        if (!column)
            return "";
        if (column.leftBonus > 0)
            //: What stands between <b> and </b> is bold.
            return qsTr("<b>Bonus:</b> %1 points won.").arg(column.leftBonus);
        //: What stands between <b> and </b> is bold. %1 is the sum of the left lines, %2 the sum that earns the bonus.
        const standing = qsTr("<b>Bonus:</b> %1 of %2.").arg(column.leftSum).arg(from);
        return line < 0 ? standing : standing + " " + winning[line];
    }

    readonly property list<string> winning: [
        //: The line "aces", filled with these dice, would win the left bonus.
        qsTr("Aces would win it."),
        qsTr("Twos would win it."),
        qsTr("Threes would win it."),
        qsTr("Fours would win it."),
        qsTr("Fives would win it."),
        qsTr("Sixes would win it.")
    ]
}
