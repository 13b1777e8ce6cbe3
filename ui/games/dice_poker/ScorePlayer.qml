pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// One player's column in both blocks of the scorecard, below its heads.
Item {
    id: owner

    required property ScoreGrid grid
    required property ScoreColumn column
    required property TableWords speech
    required property int place
    required property string name
    required property bool acting
    required property list<string> lines
    required property list<string> sumNames

    function sum(index: int): int {
        switch (index) {
        case 0: return column.leftSum;
        case 1: return column.leftBonus;
        default: return column.jokerBonus;
        }
    }

    anchors.fill: parent

    Format {
        id: format
    }

    // The two halves of the column: tint, line at the reading side.
    Repeater {
        model: [0, owner.grid.leftLines]

        delegate: Rectangle {
            required property int modelData

            x: owner.grid.cellX(modelData, owner.place)
            width: owner.grid.cell
            height: owner.grid.height
            color: owner.acting ? Theme.paperAlt : "transparent"

            Rectangle {
                x: owner.grid.mirrored ? parent.width - 1 : 0
                width: 1
                height: parent.height
                color: Theme.paperLine
            }
        }
    }

    Repeater {
        model: owner.lines

        delegate: ScoreCell {
            required property int index
            required property string modelData

            x: owner.grid.cellX(index, owner.place)
            y: owner.grid.rowY(index)
            width: owner.grid.cell
            height: owner.grid.rowHeight
            mark: owner.column.marks[index]
            points: owner.column.points[index]
            acting: owner.acting
            spoken: mark === ScoreColumn.Written ? owner.speech.cell(modelData, points, owner.name) : ""
        }
    }

    Repeater {
        model: owner.sumNames

        delegate: Words {
            required property int index
            required property string modelData

            readonly property int points: owner.sum(index)

            x: owner.grid.cellX(0, owner.place)
            y: owner.grid.sumY(index)
            width: owner.grid.cell
            height: owner.grid.rowHeight
            text: index === 0 || points > 0 ? format.number(points) : "–"
            color: Theme.ink
            font.pixelSize: Type.bodyLarge
            // Three digits of large text in a narrow cell.
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 14
            font.weight: owner.acting ? Font.Bold : Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            Accessible.role: Accessible.Cell
            Accessible.name: owner.speech.cell(modelData, points, owner.name)

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.paperLine
            }
        }
    }
}
