import QtQuick
import Riverbones.Games.dice_poker

// Which lines may be chosen now, and how the arrow keys lead from one to the next. -1 is no line.
QtObject {
    required property DicePokerTable table
    required property ScoreColumn column

    readonly property bool choosing: table.yours && table.phase === DicePokerTable.Deciding && column !== null

    function mayChoose(line: int): bool {
        return choosing && column.marks[line] > ScoreColumn.Written && column.marks[line] !== ScoreColumn.Closed;
    }

    function first(): int {
        for (let line = 0; line < 15; ++line) {
            if (mayChoose(line))
                return line;
        }
        return -1;
    }

    // Up or down in its block, or at about the same height in the other one.
    function next(from: int, across: int, down: int): int {
        const right = from >= 6;
        if (across !== 0)
            return across > 0 === right ? -1 : nearest(right ? Math.min(5, from - 6) : from + 6, right ? 0 : 6, right ? 5 : 14);
        for (let line = from + down; line >= (right ? 6 : 0) && line <= (right ? 14 : 5); line += down) {
            if (mayChoose(line))
                return line;
        }
        return -1;
    }

    function nearest(wanted: int, first: int, last: int): int {
        for (let away = 0; away <= last - first; ++away) {
            if (wanted - away >= first && mayChoose(wanted - away))
                return wanted - away;
            if (wanted + away <= last && mayChoose(wanted + away))
                return wanted + away;
        }
        return -1;
    }
}
