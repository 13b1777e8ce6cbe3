import QtQuick
import Riverbones.Games.dice_poker

// The keys that read the table aloud. What they say is also shown.
QtObject {
    id: keys

    required property DicePokerTable table

    // The seat that P told of last; -1 for who leads.
    property int seat: -1
    property int last: 0

    readonly property TableWords words: TableWords {
        table: keys.table
    }
    readonly property StandingWords standings: StandingWords {
        at: keys.words
    }

    signal answered(text: string)

    function press(event: KeyEvent): void {
        if (event.modifiers !== Qt.NoModifier || event.isAutoRepeat)
            return;
        const text = answer(event.key);
        last = event.key;
        if (text === "")
            return;
        event.accepted = true;
        answered(text);
    }

    function answer(key: int): string {
        if (table.phase === DicePokerTable.NoMatch)
            return "";
        switch (key) {
        case Qt.Key_D:
            return words.ownDice();
        case Qt.Key_B:
            return words.board();
        case Qt.Key_T:
            return words.left();
        case Qt.Key_P:
            return points(last === Qt.Key_P);
        default:
            return "";
        }
    }

    // Who leads first, then each seat in turn.
    function points(again: bool): string {
        seat = again && seat + 1 < table.columns.length ? seat + 1 : -1;
        return seat < 0 ? standings.standing() : words.seat(table.columns[seat]);
    }
}
