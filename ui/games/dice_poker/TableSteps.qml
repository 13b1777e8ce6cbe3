import QtQuick
import Riverbones.Games.dice_poker

// What the table waits for, as far as the focus is concerned.
QtObject {
    enum Step {
        Wait,
        Roll,
        Decide,
        Write,
        Watch,
        Finished
    }

    required property DicePokerTable table

    readonly property int current: {
        if (table.phase === DicePokerTable.Over)
            return TableSteps.Finished;
        if (table.phase === DicePokerTable.NoMatch)
            return TableSteps.Wait;
        if (table.seats.isBot(table.actingSeat))
            return TableSteps.Watch;
        if (!table.yours)
            return TableSteps.Wait;
        if (table.phase === DicePokerTable.ToRoll)
            return TableSteps.Roll;
        return table.rollsUsed < table.rollsATurn ? TableSteps.Decide : TableSteps.Write;
    }
}
