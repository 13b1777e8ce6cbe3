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
    property bool cards: false
    // What travels over it.
    required property Flights air

    readonly property alias board: boardPlaces
    readonly property alias middle: potMiddle
    readonly property alias dealer: dealerSide
    readonly property int players: table.places.count

    // What moves comes to its end.
    function finish(): void {
        air.finish();
        boardPlaces.hurried();
    }

    // The place of the dealer among the others, or -1: whoever has the device deals, or nobody yet.
    function dealerPlace(): int {
        for (let other = 0; other < players - 1; ++other) {
            if (table.places.place((table.bottomSeat + 1 + other) % players).dealer)
                return other;
        }
        return -1;
    }

    cornerRadius: Metrics.compact || places.crowded ? 96 : 150
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Table")

    SeatPlaces {
        id: places

        players: mat.players
    }

    Tap {
        onTapped: mat.finish()
    }

    Connections {
        target: mat.table

        function onCutShort(): void {
            mat.finish();
        }
    }

    Item {
        id: dealerSide

        readonly property int place: mat.dealerPlace()

        x: parent.width * (place < 0 ? 0.5 : places.plate(place).x)
        y: parent.height * (place < 0 ? 1 : places.plate(place).y)
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
                air: mat.air
                dealer: dealerSide
                middle: potMiddle
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
        cards: mat.cards
        players: mat.players
    }

    PotView {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * (Metrics.compact ? 0.915 : 0.87) - height / 2
        table: mat.table

        Landing {
            id: potMiddle

            anchors.centerIn: parent
        }
    }
}
