import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// A line at the upper edge of the mat: what can be done with the dice, or that a bot is thinking.
Words {
    id: hint

    required property DicePokerTable table

    horizontalAlignment: Text.AlignHCenter
    color: Theme.text2OnFelt
    font.weight: Font.DemiBold
    text: {
        if (thought.late)
            return qsTr("%1 is thinking").arg(table.seats.displayName(table.actingSeat));
        if (!table.yours || table.phase === DicePokerTable.ToRoll)
            return "";
        return table.rollsUsed < table.rollsATurn ? qsTr("Tap a die to keep it or put it back") : qsTr("Choose the line to write");
    }

    BotThought {
        id: thought

        table: hint.table
    }
}
