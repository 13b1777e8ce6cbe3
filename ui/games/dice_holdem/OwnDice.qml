pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_holdem
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The own dice in their tray. They turn over when their owner opens the table, and lie covered otherwise.
Item {
    id: tray

    required property DiceHoldemTable table

    readonly property list<int> dice: table.ownDice
    readonly property PlaceInfo place: table.places.place(table.bottomSeat)
    readonly property bool dealt: place !== null && place.dealtIn && !place.folded
    readonly property real size: Metrics.compact ? 66 : 94

    anchors.fill: parent
    Accessible.role: Accessible.StaticText
    Accessible.name: dice.length > 0 ? words.own(table) : dealt ? qsTr("Covered dice") : ""
    Accessible.ignored: Accessible.name === ""

    Row {
        anchors.centerIn: parent
        spacing: Metrics.compact ? 18 : 26

        Repeater {
            model: 2

            Item {
                id: place

                required property int index
                readonly property bool open: tray.dice.length > 0

                width: tray.size
                height: tray.size

                DiePlace {
                    size: tray.size
                    visible: !tray.dealt
                }

                Die {
                    size: tray.size
                    visible: tray.dealt
                    face: place.open ? tray.dice[place.index] : 1
                    covered: !place.open
                    lean: place.index === 0 ? -4 : 3
                    Accessible.ignored: true
                }
            }
        }
    }

    DiceSentences {
        id: words
    }
}
