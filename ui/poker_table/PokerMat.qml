pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The cloth with the river: the other seats round it, the board in the middle, the pot below.
Mat {
    id: mat

    required property PokerTable table
    // The covered pieces of a seat, a SeatPieces.
    required property Component pieces
    // How many pieces of the board are shown; the game lays them inside `board`.
    required property int laid

    readonly property alias board: boardPlaces
    readonly property int players: table.places.count

    cornerRadius: Metrics.compact || places.crowded ? 96 : 150
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Table")

    SeatPlaces {
        id: places

        players: mat.players
    }

    Image {
        y: parent.height / 2 - height / 2
        width: parent.width
        height: Metrics.compact ? 240 : 300
        visible: !Theme.strongContrast
        source: "qrc:/art/textures/river-" + Theme.variant + ".svg"
        sourceSize.width: 1232
        sourceSize.height: 300
        fillMode: Image.Stretch
    }

    Rectangle {
        y: parent.height / 2 - height / 2
        width: parent.width
        height: Metrics.compact ? 110 : 150
        visible: Theme.strongContrast
        color: Theme.river
    }

    Item {
        id: others

        anchors.fill: parent
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Players")

        Repeater {
            model: Math.max(0, mat.players - 1)

            SeatSpot {
                required property int index
                readonly property point onPlate: places.plate(index)
                readonly property point inFront: places.bet(index)

                table: mat.table
                place: mat.table.places.place((mat.table.bottomSeat + 1 + index) % mat.players)
                small: places.small
                pieces: mat.pieces
                plateAt: Qt.point(onPlate.x * others.width, onPlate.y * others.height)
                betAt: Qt.point(inFront.x * others.width, inFront.y * others.height)
            }
        }
    }

    BoardPlaces {
        id: boardPlaces

        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * (Metrics.compact ? 0.55 : 0.508) - height / 2
        laid: mat.laid
    }

    PotView {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * (Metrics.compact ? 0.915 : 0.87) - height / 2
        table: mat.table
    }
}
