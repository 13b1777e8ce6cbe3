pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit

// The ruled part of the scorecard: all lines, and as many players' columns as fit. Rows that
// are higher together than the sheet are scrolled below the heads.
Item {
    id: sheet

    required property DicePokerTable table
    required property int mostColumns
    required property real mostRowHeight
    // Lines can be chosen.
    property bool interactive: true

    readonly property int acting: Math.max(0, table.actingSeat)
    readonly property ScoreColumn actingColumn: acting < table.columns.length ? table.columns[acting] : null
    readonly property list<string> sumNames: [
        qsTr("Left sum"),
        table.leftBonusFrom === 63 ? qsTr("Bonus at 63 or more") : qsTr("Bonus over 63"),
        table.jokerOn ? qsTr("Poker bonus") : qsTr("Joker off")
    ]

    readonly property alias entryLine: lines.entryLine
    readonly property alias focusedLine: lines.focusedLine
    readonly property alias steps: lines.steps
    // The line the game speaks about.
    readonly property int shownLine: table.selectedLine >= 0 ? table.selectedLine : table.lastLine

    signal lineAsked(line: int)

    function focusLine(line: int, reason: int): void {
        lines.at(line).take(reason);
    }

    readonly property real step: area.step

    function scroll(by: real): void {
        area.scroll(by);
    }

    onShownLineChanged: if (shownLine >= 0)
        area.reveal(lines.at(shownLine))

    ScoreGrid {
        id: ruling

        width: sheet.width
        count: sheet.table.columns.length
        acting: sheet.acting
        most: sheet.mostColumns
        rowHeight: Math.max(leastRow, Math.min(sheet.mostRowHeight, Math.floor((sheet.height - headHeight) / leftRows)))
        labels: words.names.concat(sheet.sumNames)
        mirrored: sheet.LayoutMirroring.enabled
    }

    LineWords {
        id: words
    }

    TableWords {
        id: said

        table: sheet.table
    }

    Repeater {
        model: sheet.table.columns

        delegate: ScoreHeads {
            required property ScoreColumn modelData

            visible: ruling.shows(modelData.seat)
            grid: ruling
            place: ruling.placeOf(modelData.seat)
            name: sheet.table.seats.displayName(modelData.seat)
            picture: sheet.table.seats.picture(modelData.seat)
            acting: modelData.seat === sheet.acting && sheet.table.phase !== DicePokerTable.Over
        }
    }

    ScrollArea {
        id: area

        // Room for the ring around a line, and for the handle beside the lines.
        readonly property real edge: 6
        readonly property real side: 12

        x: -side
        y: ruling.headHeight - edge
        width: sheet.width + 2 * side
        height: sheet.height + edge - y
        clip: interactive
        contentWidth: width
        contentHeight: ruling.height + 2 * edge

        Item {
            x: area.side
            y: area.edge
            width: sheet.width
            height: ruling.height

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

                    visible: ruling.shows(column.seat)
                    grid: ruling
                    column: modelData
                    speech: said
                    place: ruling.placeOf(column.seat)
                    name: sheet.table.seats.displayName(column.seat)
                    acting: column.seat === sheet.acting && sheet.table.phase !== DicePokerTable.Over
                    lines: words.names
                    sumNames: sheet.sumNames
                }
            }

            // Above the tint of columns.
            ScoreLines {
                id: lines

                anchors.fill: parent
                grid: ruling
                table: sheet.table
                column: sheet.actingColumn
                names: words.names
                speech: said
                interactive: sheet.interactive
                onLineAsked: line => sheet.lineAsked(line)
            }
        }
    }
}
