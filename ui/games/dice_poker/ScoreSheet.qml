pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Theme

// The ruled part of the scorecard: all lines, and as many players' columns as fit.
Item {
    id: sheet

    required property DicePokerTable table
    required property int mostColumns
    required property real rowHeight
    // Lines can be chosen.
    property bool interactive: true

    readonly property int count: table.columns.length
    readonly property int acting: Math.max(0, table.actingSeat)
    readonly property int shownCount: Math.min(count, mostColumns)
    readonly property ScoreColumn actingColumn: acting < table.columns.length ? table.columns[acting] : null
    readonly property list<string> sumNames: [
        qsTr("Left sum"),
        table.leftBonusFrom === 63 ? qsTr("Bonus at 63 or more") : qsTr("Bonus over 63"),
        table.jokerOn ? qsTr("Joker bonus") : qsTr("Joker off")
    ]

    // Where Tab enters: the chosen line, or the first that may be chosen; and the line that has the focus. -1 for none.
    readonly property int entryLine: table.selectedLine >= 0 ? table.selectedLine : steps.first()
    property int focusedLine: -1
    readonly property alias steps: steps

    signal lineAsked(line: int)

    // The player who acts and the next ones, in the order of their seats.
    function shows(seat: int): bool {
        return (seat - acting + count) % count < shownCount;
    }

    function placeOf(seat: int): int {
        let place = 0;
        for (let other = 0; other < seat; ++other)
            place += shows(other) ? 1 : 0;
        return place;
    }

    function focusLine(line: int, reason: int): void {
        lines.itemAt(line).forceActiveFocus(reason);
    }

    implicitHeight: ruling.height

    ScoreGrid {
        id: ruling

        width: sheet.width
        columns: Math.max(1, sheet.shownCount)
        rowHeight: sheet.rowHeight
        labels: words.names.concat(sheet.sumNames)
        mirrored: sheet.LayoutMirroring.enabled
    }

    LineWords {
        id: words
    }

    LineSteps {
        id: steps

        table: sheet.table
        column: sheet.actingColumn
    }

    Repeater {
        model: sheet.sumNames

        delegate: ScoreSum {
            grid: ruling
        }
    }

    Repeater {
        model: sheet.table.columns

        delegate: ScorePlayer {
            required property ScoreColumn modelData

            visible: sheet.shows(column.seat)
            grid: ruling
            column: modelData
            place: sheet.placeOf(column.seat)
            name: sheet.table.seats.displayName(column.seat)
            picture: sheet.table.seats.picture(column.seat)
            acting: column.seat === sheet.acting && sheet.table.phase !== DicePokerTable.Over
            lines: words.names
            sumNames: sheet.sumNames
        }
    }

    // Above the tint of columns.
    Repeater {
        model: sheet.sumNames.length

        delegate: Rectangle {
            required property int index

            x: ruling.blockX(0)
            y: ruling.sumY(index)
            width: ruling.block
            height: 1
            color: Theme.paperLine
        }
    }

    Repeater {
        id: lines

        model: sheet.actingColumn ? words.names : []

        delegate: ScoreLine {
            required property string modelData

            grid: ruling
            x: ruling.blockX(index)
            y: ruling.rowY(index)
            z: chosen ? 1 : 0
            name: modelData
            mark: sheet.actingColumn.marks[index]
            points: sheet.actingColumn.points[index]
            open: sheet.interactive && steps.mayChoose(index)
            chosen: sheet.interactive && sheet.table.selectedLine === index
            entry: sheet.entryLine === index
            onActiveFocusChanged: if (activeFocus)
                sheet.focusedLine = index
            else if (sheet.focusedLine === index)
                sheet.focusedLine = -1
            onAsked: sheet.lineAsked(index)
        }
    }
}
