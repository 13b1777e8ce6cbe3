pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_holdem
import Riverbones.Kit
import Riverbones.PokerTable

// The shared dice on their places in the river. At a showdown those of the winning five have a ring, others fade.
Item {
    id: board

    required property DiceHoldemTable table
    required property BoardPlaces places
    // The winning five are marked.
    property bool marked: false

    readonly property int winner: marked ? table.result.pots[0]?.winners[0] ?? -1 : -1
    readonly property list<int> five: winner < 0 ? [] : table.winningFive(winner)
    readonly property list<real> leans: [-3, 2, -1.5, 3, -2]

    // Whether any of them rolls.
    function look(): void {
        const all = Array.from({ length: dice.count }, (none, index) => dice.itemAt(index) as Die);
        places.moving = all.some(piece => piece?.rolling ?? false);
    }

    parent: places
    anchors.fill: parent

    Accessible.role: Accessible.Grouping
    Accessible.name: words.board(table)

    Repeater {
        id: dice

        model: board.table.board.length
        onModelChanged: board.look()

        Die {
            id: die

            required property int index
            readonly property point at: board.places.centre(index)

            x: at.x - size / 2
            y: at.y - size / 2
            size: board.places.size
            face: board.table.board[index] ?? 1
            lean: board.leans[index]
            seed: index
            counts: Array.from(board.five).includes(index + 2)
            faded: board.marked && !counts
            marked: board.places.marked
            rise: counts ? board.places.rise : 0
            hand: Qt.point(0, 200)
            Accessible.ignored: true
            onRollingChanged: board.look()

            Connections {
                target: board.table

                // Those that have just come.
                function onBoardLaid(): void {
                    if (!board.marked && die.index >= board.table.board.length - (board.table.round === 1 ? 3 : 1))
                        die.roll(0);
                }
            }

            Connections {
                target: board.places

                function onHurried(): void {
                    die.finish();
                }
            }
        }
    }

    DiceSentences {
        id: words
    }
}
