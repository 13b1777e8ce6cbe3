import Riverbones.Games.dice_poker
import Riverbones.Kit

// Keeps a second click on what was there a moment ago from doing what is there now: rolling for the next player, taking
// back what was just written, giving up a line. Which dice are kept and which line is chosen may change at any time.
Guard {
    required property DicePokerTable table
    required property bool flying
    required property bool doubted
    required property bool resultShown

    // Hurrying a bot is hurrying the next one.
    readonly property bool botActs: table.actingSeat >= 0 && table.seats.isBot(table.actingSeat)
    readonly property string act: botActs ? "hurry" : `${table.actingSeat} ${table.phase} ${flying} ${doubted}`

    meaning: `${act} ${table.takeBackSeat} ${table.phase === DicePokerTable.Over} ${resultShown}`
}
