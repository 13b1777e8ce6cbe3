pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_holdem
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The winning five on paper: what the hand is called, and its dice.
SeatPieces {
    id: paper

    readonly property DiceHoldemTable match: table as DiceHoldemTable
    readonly property list<int> own: !match || seat < 0 ? [] : match.diceOf(seat)
    readonly property list<int> five: own.length === 0 ? [] : match.winningFive(seat)
    readonly property int category: own.length === 0 ? -1 : match.handOf(seat).category
    readonly property list<int> faces: own.length === 0 ? [] : match.handOf(seat).faces
    readonly property real size: Math.min(Metrics.compact ? 46 : 48, (width - 4 * 8) / 5)

    height: column.height

    Column {
        id: column

        width: parent.width
        spacing: Metrics.space2

        Words {
            width: parent.width
            text: qsTr("Winning five")
            color: Theme.ink2
            font.pixelSize: Type.small
        }

        Heading {
            width: parent.width
            text: words.name(paper.category)
            paper: true
            font.pixelSize: Type.h3
        }

        Words {
            width: parent.width
            text: paper.category < 0 ? "" : words.detail(paper.category, paper.faces)
            color: Theme.ink
        }

        Row {
            spacing: 8

            Repeater {
                model: paper.five

                Die {
                    required property int modelData

                    size: paper.size
                    // Nothing, for the moment in which the next hand takes them away.
                    face: (modelData < 2 ? paper.own[modelData] : paper.match.board[modelData - 2]) ?? 1
                    Accessible.ignored: true
                }
            }
        }
    }

    HandWords {
        id: words
    }
}
