pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The winning five on paper: what the hand is called, its cards, and why the other hand of that seat does not count.
SeatPieces {
    id: paper

    readonly property DoubleHoldemTable match: table as DoubleHoldemTable
    readonly property bool open: match !== null && seat >= 0 && match.phase !== PokerTable.NoMatch
    readonly property cardHands hands: open ? match.handsOf(seat) : judge.hands([], -1, [])
    readonly property real size: Math.min(Metrics.compact ? 46 : 56, (width - 4 * 8) / 5)

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
            text: words.name(paper.hands.best.category)
            paper: true
            font.pixelSize: Type.h3
        }

        Words {
            width: parent.width
            text: paper.hands.best.category < 0 ? "" : words.detail(paper.hands.best.category, paper.hands.best.ranks)
            color: Theme.ink
        }

        Row {
            spacing: 8

            Repeater {
                model: paper.hands.five

                PlayingCard {
                    required property int modelData

                    size: paper.size
                    card: modelData
                    Accessible.ignored: true
                }
            }
        }
    }

    CardHandWords {
        id: words
    }

    CardJudge {
        id: judge
    }
}
