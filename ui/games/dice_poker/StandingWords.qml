import QtQuick
import Riverbones.Games.dice_poker

// Who leads and what everybody has, in sentences.
QtObject {
    id: words

    required property TableWords at

    readonly property DicePokerTable table: at.table

    function standing(): string {
        const totals = [];
        for (let seat = 0; seat < table.columns.length; ++seat)
            totals.push(qsTr("%2: %1.", "points, player").arg(at.format.number(table.columns[seat].total)).arg(at.name(seat)));
        return (table.columns.length > 1 ? lead() + " " : "") + totals.join(" ");
    }

    function lead(): string {
        let second = 0;
        let most = 0;
        const first = [];
        for (let seat = 0; seat < table.columns.length; ++seat) {
            const column = table.columns[seat];
            if (column.rank === 1)
                first.push(at.name(seat));
            else
                second = Math.max(second, column.total);
            most = Math.max(most, column.total);
        }
        if (first.length === table.columns.length)
            return qsTr("Nobody leads.");
        if (first.length > 1)
            return qsTr("%1 lead together.", "two names or more").arg(at.format.list(first));
        return qsTr("%2 leads by %1 point(s).", "", most - second).arg(at.format.number(most - second)).arg(first[0]);
    }

    function everySeat(): string {
        const seats = [];
        for (let seat = 0; seat < table.columns.length; ++seat)
            seats.push(at.seat(table.columns[seat]));
        return seats.join(". ") + ".";
    }
}
