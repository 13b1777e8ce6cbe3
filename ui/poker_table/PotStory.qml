pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// One pot: who won it, how much, with which hand, and why not the next best.
Column {
    id: story

    required property PokerTable table
    required property PotInfo pot
    required property Component hand
    required property HandReasons reasons

    readonly property int count: table.result.pots.length
    readonly property bool shared: pot.winners.length > 1
    readonly property int winner: pot.winners[0] ?? -1
    readonly property list<int> others: Array.from(pot.contenders).filter(seat => !Array.from(pot.winners).includes(seat))
    readonly property int next: reasons.best(others)

    spacing: Metrics.space2

    Row {
        width: parent.width
        spacing: Metrics.space3

        Repeater {
            model: story.pot.winners

            Avatar {
                required property int modelData

                size: Metrics.compact || story.shared ? 40 : 50
                picture: story.table.seats.picture(modelData)
            }
        }
    }

    Heading {
        width: parent.width
        text: words.won(story.pot.index, story.count, story.pot.winners)
        paper: true
    }

    Words {
        width: parent.width
        text: story.shared ? words.shares(story.pot.winners, story.pot.shares) : format.number(story.pot.amount)
        color: Theme.ink
        font.pixelSize: Type.number
        font.weight: Font.Bold
    }

    Words {
        width: parent.width
        visible: text !== ""
        text: words.oddChips(story.pot.oddChipsTo)
        color: Theme.ink2
        font.pixelSize: Type.small
    }

    Words {
        width: parent.width
        visible: story.pot.contenders.length === 1
        text: visible ? words.contenders(story.pot.contenders) : ""
        color: Theme.ink2
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.paperLine
        visible: winning.visible
    }

    Loader {
        id: winning

        width: parent.width
        visible: story.pot.contenders.length > 1
        active: visible
        sourceComponent: story.hand
        onLoaded: {
            const pieces = item as SeatPieces;
            pieces.table = story.table;
            pieces.seat = Qt.binding(() => story.winner);
        }
    }

    Words {
        width: parent.width
        visible: winning.visible
        text: visible ? story.reasons.about(story.winner) : ""
        color: Theme.ink
        apart: Type.bodyLine
    }

    Words {
        width: parent.width
        visible: winning.visible && text !== ""
        text: winning.visible ? words.didNotCount(story.reasons.other(story.winner)) : ""
        color: Theme.ink2
        apart: Type.bodyLine
    }

    Words {
        width: parent.width
        visible: text !== ""
        text: story.next < 0 ? "" : words.nextBest(story.next, story.reasons.hand(story.next)) + " " + story.reasons.decided(story.winner, story.next)
        color: Theme.ink
        apart: Type.bodyLine
    }

    Words {
        width: parent.width
        visible: text !== ""
        text: story.next < 0 ? "" : words.didNotCount(story.reasons.other(story.next))
        color: Theme.ink2
        apart: Type.bodyLine
    }

    PotWords {
        id: words

        seats: story.table.seats
    }

    Format {
        id: format
    }
}
