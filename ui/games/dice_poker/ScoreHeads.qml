pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker

// Picture and name of one player above both blocks of the scorecard.
Item {
    id: heads

    required property ScoreGrid grid
    required property int place
    required property string name
    required property string picture
    required property bool acting

    Repeater {
        model: [0, heads.grid.leftLines]

        delegate: ScoreHead {
            required property int modelData

            x: heads.grid.cellX(modelData, heads.place)
            width: heads.grid.cell
            height: heads.grid.headHeight
            name: heads.name
            picture: heads.picture
            acting: heads.acting
            // Said once, though it stands above both blocks.
            Accessible.ignored: modelData > 0
        }
    }
}
