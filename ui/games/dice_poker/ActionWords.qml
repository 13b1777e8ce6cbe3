import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Play

// What happened in a match, in sentences: for the log and for what is said without being asked.
LogWords {
    id: words

    required property ActionLog log
    required property SeatList seats

    readonly property DiceWords dice: DiceWords {}
    readonly property LineWords lines: LineWords {}
    readonly property Format format: Format {}

    // Follows a change of the language also where a person has no name.
    function name(seat: int): string {
        return seats.unnamed === "" ? "" : seats.displayName(seat);
    }

    function heading(row: int): string {
        return qsTr("Round %1").arg(log.round(row));
    }

    function picture(row: int): string {
        return log.kind(row) === ActionLog.Ended ? "" : seats.picture(log.seat(row));
    }

    function important(row: int): bool {
        return log.kind(row) !== ActionLog.Rolled;
    }

    function sentence(row: int): string {
        const player = name(log.seat(row));
        switch (log.kind(row)) {
        case ActionLog.Rolled:
            return rolled(log.kept(row), log.thrown(row), player);
        case ActionLog.Wrote:
            return wrote(log.line(row), log.points(row), log.joker(row), player);
        case ActionLog.WonBonus:
            return qsTr("%2 won the bonus of %1 for the left side.").arg(log.points(row)).arg(player);
        case ActionLog.TookBack:
            return qsTr("%2 took this line back: %1.").arg(lines.names[log.line(row)]).arg(player);
        default:
            return result(log.totals(row));
        }
    }

    function rolled(kept: list<int>, thrown: list<int>, player: string): string {
        if (kept.length === 0)
            return qsTr("%2 rolled: %1.", "faces of dice, player").arg(dice.faces(thrown)).arg(player);
        return qsTr("%3 kept: %1. Then rolled: %2.", "faces of dice, faces of dice, player").arg(dice.faces(kept)).arg(dice.faces(thrown)).arg(player);
    }

    function wrote(line: int, points: int, joker: bool, player: string): string {
        const what = lines.wrote(line, points, player);
        return joker ? what + " " + qsTr("%1 won 100 extra for the joker.").arg(player) : what;
    }

    function turn(seat: int, round: int, rounds: int): string {
        const player = name(seat);
        return round < rounds ? qsTr("Round %1. %2 to play.").arg(round).arg(player) : qsTr("Last round. %1 to play.").arg(player);
    }

    function result(totals: list<int>): string {
        const most = Math.max(...totals);
        const best = [];
        for (let seat = 0; seat < totals.length; ++seat) {
            if (totals[seat] === most)
                best.push(name(seat));
        }
        if (totals.length === 1)
            return qsTr("The card is full. %2 has %1 points.").arg(format.number(most)).arg(best[0]);
        if (best.length === 1)
            return qsTr("The match is over. %2 wins with %1 points.").arg(format.number(most)).arg(best[0]);
        return qsTr("The match is over. %2 share the win with %1 points each.", "two names or more").arg(format.number(most)).arg(format.list(best));
    }
}
