import Riverbones.Kit
import Riverbones.PokerTable

// Keeps a second click on what was there a moment ago from doing what is there now: acting for the next player, calling
// another price, beginning another hand.
Guard {
    required property PokerTable table
    required property bool doubted

    meaning: `${table.actingSeat} ${table.yours} ${table.choosesKey} ${table.handOverTo} ${table.toCall} ${table.raiseLeast} ${table.phase} ${table.handNumber} ${doubted}`
}
