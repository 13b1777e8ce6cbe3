pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The cloth at a showdown: the board in the river, the hands that lie open above and below it.
Mat {
    id: mat

    required property PokerTable table
    required property Component pieces
    required property HandReasons reasons
    property bool cards: false

    readonly property alias board: boardPlaces
    // They come once the hand has ended: what a hand is called, and what is marked, is made of the whole board.
    readonly property list<int> shown: table.result.outcome === HandResult.Showdown ? table.result.shownSeats : []
    // The hand of whoever has the device lies nearest to him.
    readonly property list<int> below: split(false)
    readonly property list<int> above: split(true)
    // More hands than have room for large pieces and their names in full.
    readonly property bool crowded: shown.length > (cards ? 3 : Metrics.largeText ? 4 : 6)
    // Two rows of cards above the board, and two below it.
    readonly property bool packed: cards && shown.length > 6
    // How far the winning five are marked: they rise a moment after the hands are seen.
    property real marked: 1
    readonly property real rise: Motion.full ? marked * Metrics.winnerRise : Metrics.winnerRise
    readonly property real inset: Metrics.compact ? 26 : 44

    function split(upper: bool): list<int> {
        const all = Array.from(shown);
        const own = all.filter(seat => seat === table.bottomSeat);
        const rest = all.filter(seat => seat !== table.bottomSeat);
        const half = Math.ceil((shown.length + (own.length === 0 ? 1 : 0)) / 2);
        const top = rest.slice(0, Math.max(half, shown.length === 2 ? 1 : 0));
        return upper ? top : rest.slice(top.length).concat(own);
    }

    // What moves comes to its end.
    function finish(): void {
        if (marking.running)
            marking.complete();
    }

    onVisibleChanged: {
        finish();
        if (!visible || Motion.showdown === 0)
            return;
        marked = 0;
        marking.duration = Motion.showdown;
        marking.start();
    }

    cornerRadius: Metrics.compact ? 96 : 120
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Hands that lie open")

    NumberAnimation {
        id: marking

        target: mat
        property: "marked"
        to: 1
        easing.type: Easing.OutCubic
    }

    Tap {
        onTapped: mat.finish()
    }

    component Hands: Flow {
        id: row

        required property list<int> seats
        readonly property real each: seats.length === 1 ? width : Math.floor((width - spacing * (Math.min(seats.length, 3) - 1)) / Math.min(seats.length, 3))

        x: mat.inset
        width: mat.width - 14 - 2 * mat.inset
        spacing: mat.packed ? 0 : mat.crowded ? 8 : 14

        Repeater {
            model: row.seats

            ShowdownSeat {
                required property int modelData

                width: row.each
                table: mat.table
                place: mat.table.places.place(modelData)
                pieces: mat.pieces
                reasons: mat.reasons
                crowded: mat.crowded
                marked: mat.marked
                rise: mat.rise
            }
        }
    }

    Image {
        y: parent.height / 2 - height / 2
        width: parent.width
        height: Metrics.compact ? 220 : 260
        visible: !Theme.strongContrast
        source: "qrc:/art/textures/river-" + Theme.variant + ".svg"
        sourceSize.width: 1232
        sourceSize.height: 300
        fillMode: Image.Stretch
    }

    Hands {
        id: upper

        y: Metrics.compact ? 34 : 44
        seats: mat.above
    }

    BoardPlaces {
        id: boardPlaces

        anchors.horizontalCenter: parent.horizontalCenter
        y: (upper.y + upper.height + lower.y - height) / 2
        laid: 5
        cards: mat.cards
        large: true
        named: false
        roomBetween: lower.y - upper.y - upper.height
        marked: mat.marked
        rise: mat.rise
    }

    Hands {
        id: lower

        y: parent.height - height - (mat.packed ? 18 : Metrics.compact ? 30 : 44)
        seats: mat.below
    }
}
