pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The own cards in their tray: the key card lifted between the left and the right one, whichever of these does not count
// now faded. They turn over when their owner opens the table, and lie covered otherwise.
Item {
    id: tray

    required property DoubleHoldemTable table

    readonly property list<int> cards: table.ownCards
    readonly property int key: table.ownKeyCard
    readonly property PlaceInfo place: table.places.place(table.bottomSeat)
    readonly property bool dealt: place !== null && place.dealtIn && !place.folded
    readonly property real size: Metrics.compact ? 60 : 84
    // Which of the three lies on the left, in the middle and on the right.
    readonly property list<int> order: key < 0 ? [0, 1, 2] : [key === 0 ? 1 : 0, key, key === 2 ? 1 : 2]

    function fades(position: int): bool {
        const hands = table.ownHands;
        return hands.leftCounts !== hands.rightCounts && (position === 0 && !hands.leftCounts || position === 2 && !hands.rightCounts);
    }

    anchors.fill: parent
    Accessible.role: Accessible.StaticText
    Accessible.name: cards.length > 0 ? words.own(table) : dealt ? qsTr("Covered cards") : ""
    Accessible.ignored: Accessible.name === ""

    Row {
        anchors.centerIn: parent
        spacing: Metrics.compact ? 5 : 12

        Repeater {
            model: 3

            Item {
                id: place

                required property int index
                readonly property int which: tray.order[index]
                readonly property bool open: tray.cards.length > 0

                width: tray.size
                height: tray.size * Metrics.cardHeight

                CardPlace {
                    size: tray.size
                    visible: !tray.dealt
                }

                PlayingCard {
                    size: tray.size
                    visible: tray.dealt
                    card: place.open ? tray.cards[place.which] : -1
                    covered: !place.open
                    key: place.open && tray.key === place.which
                    faded: place.open && tray.fades(place.index)
                    lean: place.index === 0 ? -2 : place.index === 2 ? 2 : 0
                    Accessible.ignored: true
                }
            }
        }
    }

    CardSentences {
        id: words
    }
}
