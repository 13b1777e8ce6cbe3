pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker

// The fifteen lines of the scorecard over all columns, as they are for the player whose turn it is.
Item {
    id: owner

    required property ScoreGrid grid
    required property DicePokerTable table
    required property ScoreColumn column
    required property list<string> names
    required property TableWords speech
    // They can be chosen.
    required property bool interactive

    // Where Tab enters: the chosen line, or the first that may be chosen; and the line that has the focus. -1 for none.
    readonly property int entryLine: table.selectedLine >= 0 ? table.selectedLine : steps.first()
    property int focusedLine: -1
    readonly property alias steps: steps

    signal lineAsked(line: int)

    function at(line: int): ScoreLine {
        return lines.itemAt(line) as ScoreLine;
    }

    LineSteps {
        id: steps

        table: owner.table
        column: owner.column
    }

    Repeater {
        id: lines

        model: owner.column ? owner.names : []

        delegate: ScoreLine {
            required property string modelData

            grid: owner.grid
            x: grid.blockX(index)
            y: grid.rowY(index)
            z: chosen ? 1 : 0
            name: modelData
            mark: owner.column.marks[index]
            points: owner.column.points[index]
            spoken: owner.speech.openLine(index, points)
            open: owner.interactive && steps.mayChoose(index)
            chosen: owner.interactive && owner.table.selectedLine === index
            entry: owner.entryLine === index
            onActiveFocusChanged: if (activeFocus)
                owner.focusedLine = index
            else if (owner.focusedLine === index)
                owner.focusedLine = -1
            onAsked: owner.lineAsked(index)
        }
    }
}
