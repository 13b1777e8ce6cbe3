import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Play

// What there is at the table, in sentences: for screen readers and for the keys that read aloud. Names come last in
// each, because they may have a percent sign in them.
QtObject {
    id: words

    required property DicePokerTable table

    readonly property DiceWords dice: DiceWords {}
    readonly property LineWords lines: LineWords {}
    readonly property Format format: Format {}

    // Follows a change of the language also where a person has no name.
    function name(seat: int): string {
        return table.seats.unnamed === "" ? "" : table.seats.displayName(seat);
    }

    function openLine(line: int, points: int): string {
        return qsTr("%1, would score %2", "line, points").arg(lines.names[line]).arg(points);
    }

    function cell(what: string, points: int, player: string): string {
        return qsTr("%1, %3, %2", "line, points, player").arg(what).arg(format.number(points)).arg(player);
    }

    function seat(column: ScoreColumn): string {
        const acts = column.seat === table.actingSeat && table.phase !== DicePokerTable.Over;
        return acts ? qsTr("%1, to act", "a seat and who sits there").arg(sitting(column)) : sitting(column);
    }

    function sitting(column: ScoreColumn): string {
        return kind(column.seat, column.total).arg(column.seat + 1).arg(format.number(column.total)).arg(name(column.seat));
    }

    function kind(seat: int, total: int): string {
        if (!table.seats.isBot(seat))
            return qsTr("Seat %1, %3, person, %2 point(s)", "", total);
        switch (table.seats.level(seat)) {
        case SeatList.Gentle:
            return qsTr("Seat %1, %3, bot, gentle, %2 point(s)", "", total);
        case SeatList.Steady:
            return qsTr("Seat %1, %3, bot, steady, %2 point(s)", "", total);
        default:
            return qsTr("Seat %1, %3, bot, sharp, %2 point(s)", "", total);
        }
    }

    // Why nothing can be said about dice now.
    function noDice(): string {
        switch (table.phase) {
        case DicePokerTable.Over:
            return qsTr("The match is over.");
        case DicePokerTable.Rolling:
            return qsTr("The dice are rolling.");
        case DicePokerTable.Deciding:
            return "";
        default:
            return qsTr("%1 has not rolled yet.").arg(name(table.actingSeat));
        }
    }

    // The dice of whoever plays, and what they are worth most.
    function ownDice(): string {
        if (noDice() !== "")
            return noDice();
        const kept = table.dice.keptFaces;
        const all = [...kept, ...table.dice.looseFaces];
        const what = [qsTr("%2: %1.", "faces of dice, player").arg(dice.faces(all)).arg(name(table.actingSeat))];
        if (kept.length > 0)
            what.push(qsTr("Kept: %1.", "faces of dice").arg(dice.faces(kept)));
        return what.concat(best()).join(" ");
    }

    function best(): string {
        const column = table.columns[table.actingSeat];
        let most = 0;
        let where = [];
        for (let line = 0; line < column.marks.length; ++line) {
            const open = column.marks[line] > ScoreColumn.Written && column.marks[line] !== ScoreColumn.Closed;
            const points = open ? column.points[line] : 0;
            if (points > most)
                where = [];
            most = Math.max(most, points);
            if (points === most && most > 0)
                where.push(lines.names[line]);
        }
        if (most === 0)
            return qsTr("Worth nothing in any open line.");
        return qsTr("Worth %1 at most: %2.", "points, lines of the scorecard").arg(most).arg(format.list(where));
    }

    function board(): string {
        if (noDice() !== "")
            return noDice();
        const parts = [qsTr("%3, roll %1 of %2.").arg(table.rollsUsed).arg(table.rollsATurn).arg(name(table.actingSeat))];
        if (table.dice.looseFaces.length > 0)
            parts.push(qsTr("On the mat: %1.", "faces of dice").arg(dice.faces(table.dice.looseFaces)));
        if (table.dice.kept > 0)
            parts.push(qsTr("On the shelf: %1.", "faces of dice").arg(dice.faces(table.dice.keptFaces)));
        return parts.join(" ");
    }

    function left(): string {
        if (table.phase === DicePokerTable.Over)
            return noDice();
        const round = qsTr("Round %1 of %2.").arg(table.round).arg(table.rounds);
        const rolls = table.rollsATurn - table.rollsUsed;
        return round + " " + (rolls > 0 ? qsTr("%n roll(s) left.", "", rolls) : qsTr("No roll left: a line must be written."));
    }
}
