pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// One number of the scorecard: written, or what the dice would be worth there.
Item {
    id: cell

    required property int mark
    required property int points
    // In the column of the player whose turn it is.
    required property bool acting
    // For the screen reader, once something is written.
    required property string spoken

    readonly property bool filled: mark === ScoreColumn.Suggested || mark === ScoreColumn.Joker
    readonly property bool dashed: mark === ScoreColumn.Possible

    Accessible.role: Accessible.Cell
    Accessible.name: spoken
    Accessible.ignored: mark !== ScoreColumn.Written

    Rectangle {
        anchors.fill: badge
        visible: cell.filled
        radius: 8
        color: cell.mark === ScoreColumn.Joker ? Theme.inkBrass : Theme.inkTeal
    }

    DashedFrame {
        anchors.fill: badge
        visible: cell.dashed
        colour: Theme.inkTeal
        cornerRadius: 8
        lineWidth: 1.25
    }

    Item {
        id: badge

        anchors.centerIn: parent
        width: Math.min(parent.width - 4, 34)
        height: Math.max(26, Type.body + 6)
    }

    Words {
        anchors.centerIn: parent
        visible: cell.mark !== ScoreColumn.Empty && cell.mark !== ScoreColumn.Closed
        text: String(cell.points)
        color: cell.filled ? Theme.paper : cell.dashed ? Theme.inkTeal : cell.mark === ScoreColumn.Zero ? Theme.ink2 : Theme.ink
        font.pixelSize: cell.mark === ScoreColumn.Written ? Math.min(Type.bodyLarge, cell.width * 0.64) : Type.body
        font.weight: cell.acting || cell.filled || cell.dashed ? Font.Bold : Font.DemiBold
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
