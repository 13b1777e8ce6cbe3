pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// One player's column in both blocks of the scorecard.
Item {
    id: player

    required property ScoreGrid grid
    required property ScoreColumn column
    required property int place
    required property string name
    required property string picture
    required property bool acting
    required property list<string> lines
    required property list<string> sumNames

    readonly property list<int> marks: column.marks
    readonly property list<int> points: column.points
    readonly property list<int> sums: [column.leftSum, column.leftBonus, column.jokerBonus]

    anchors.fill: parent

    // The two halves of the column: tint, line at the reading side, head.
    Repeater {
        model: [0, player.grid.leftLines]

        delegate: Rectangle {
            required property int modelData

            x: player.grid.cellX(modelData, player.place)
            y: player.grid.headHeight
            width: player.grid.cell
            height: player.grid.height - y
            color: player.acting ? Theme.paperAlt : "transparent"

            Rectangle {
                x: player.grid.mirrored ? parent.width - 1 : 0
                width: 1
                height: parent.height
                color: Theme.paperLine
            }

            ScoreHead {
                y: -height
                width: parent.width
                height: player.grid.headHeight
                name: player.name
                picture: player.picture
                acting: player.acting
            }
        }
    }

    Repeater {
        model: player.lines

        delegate: ScoreCell {
            required property int index
            required property string modelData

            x: player.grid.cellX(index, player.place)
            y: player.grid.rowY(index)
            width: player.grid.cell
            height: player.grid.rowHeight
            mark: player.marks[index]
            points: player.points[index]
            acting: player.acting
            line: modelData
            player: player.name
        }
    }

    Repeater {
        model: player.sumNames

        delegate: Words {
            required property int index
            required property string modelData

            x: player.grid.cellX(0, player.place)
            y: player.grid.sumY(index)
            width: player.grid.cell
            height: player.grid.rowHeight
            text: index === 0 || player.sums[index] > 0 ? String(player.sums[index]) : "–"
            color: Theme.ink
            font.pixelSize: Type.bodyLarge
            font.weight: player.acting ? Font.Bold : Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            Accessible.role: Accessible.Cell
            Accessible.name: qsTr("%1, %2, %3", "line, player, points").arg(modelData).arg(player.name).arg(player.sums[index])
        }
    }
}
