pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Theme

// The roll of the game and the luckiest die, side by side. A match that had neither has no cards.
Row {
    id: remarks

    required property DicePokerTable table

    readonly property MatchRemarks said: table.remarks
    readonly property bool hasRare: said.rareSeat >= 0
    readonly property bool hasCall: said.callSeat >= 0
    readonly property bool any: hasRare || hasCall
    readonly property real share: hasRare && hasCall ? (width - spacing) / 2 : Math.min(width, 480)
    readonly property real tallest: Math.max(hasRare ? rare.implicitHeight : 0, hasCall ? call.implicitHeight : 0)

    // A single one stands in the middle.
    leftPadding: hasRare && hasCall ? 0 : (width - share) / 2
    spacing: Metrics.space4 + 4

    RemarkCard {
        id: rare

        objectName: "rareRoll"
        visible: remarks.hasRare
        width: remarks.share
        height: remarks.tallest
        title: qsTr("Roll of the game")
        //: A player's name, and the round in which it was
        text: qsTr("%1, round %2").arg(remarks.table.seats.displayName(remarks.said.rareSeat)).arg(remarks.said.rareRound)
        faces: remarks.said.rareFaces
    }

    RemarkCard {
        id: call

        objectName: "closeCall"
        visible: remarks.hasCall
        width: remarks.share
        height: remarks.tallest
        title: qsTr("Luckiest die")
        //: A player's name, the faces of four dice, such as "2 3 4 5", and the face of the fifth
        text: qsTr("%1 kept %2, rolled a %3").arg(remarks.table.seats.displayName(remarks.said.callSeat)).arg([...remarks.said.callKept].join(" ")).arg(remarks.said.callFace)
        faces: [...remarks.said.callKept, remarks.said.callFace]
        lucky: 4
    }
}
