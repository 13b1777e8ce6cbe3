import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Theme

// The name of a sum below the six lines of the left block; the first one is tinted.
Rectangle {
    id: sum

    required property ScoreGrid grid
    required property int index
    required property string modelData

    x: grid.blockX(0)
    y: grid.sumY(index)
    width: grid.block
    height: grid.rowHeight
    color: index === 0 ? Theme.paperAlt : "transparent"

    // Each cell draws its own part.
    Rectangle {
        x: sum.grid.mirrored ? sum.grid.block - width : 0
        width: sum.grid.label
        height: 1
        color: Theme.paperLine
    }

    ScoreLabel {
        grid: sum.grid
        text: sum.grid.breakable(sum.modelData)
        Accessible.name: sum.modelData
        font.weight: sum.index === 0 ? Font.Bold : Font.Normal
        Accessible.ignored: false
    }
}
