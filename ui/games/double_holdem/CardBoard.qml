pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.PokerTable

// The shared cards on their places in the river. At a showdown those of the winning five have a ring, others fade.
Item {
    id: board

    required property DoubleHoldemTable table
    required property BoardPlaces places
    // The winning five are marked.
    property bool marked: false

    readonly property int winner: marked ? table.result.pots[0]?.winners[0] ?? -1 : -1
    readonly property list<int> five: winner < 0 ? [] : table.handsOf(winner).five
    // Cards that lay there when the hand was opened are not turned over again.
    property bool turns: false

    // Whether any of them turns over.
    function look(): void {
        const all = Array.from({ length: cards.count }, (none, index) => cards.itemAt(index) as PlayingCard);
        places.moving = all.some(piece => piece?.turning ?? false);
    }

    parent: places
    anchors.fill: parent
    Component.onCompleted: turns = true

    Accessible.role: Accessible.Grouping
    Accessible.name: words.board(table)

    Repeater {
        id: cards

        model: 5

        PlayingCard {
            id: piece

            required property int index
            readonly property bool laid: index < board.table.board.length
            readonly property point at: board.places.centre(index)

            x: at.x - size / 2
            y: at.y - height / 2
            size: board.places.size
            card: board.table.board[index] ?? -1
            visible: laid
            counts: Array.from(board.five).includes(card)
            faded: board.marked && board.five.length > 0 && !counts
            marked: board.places.marked
            rise: counts ? board.places.rise : 0
            Accessible.ignored: true
            onTurningChanged: board.look()
            onLaidChanged: if (laid && board.turns && !board.marked) {
                covered = true;
                covered = false;
            }
        }
    }

    CardSentences {
        id: words
    }
}
