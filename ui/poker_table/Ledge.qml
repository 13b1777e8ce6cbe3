pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The wooden ledge: who has the device, the own pieces, and what can be done.
Rectangle {
    id: ledge

    required property PokerTable table
    required property Guard guard
    required property bool asksAboutFold
    required property string hand
    required property string detail
    // See PiecesTray.
    required property bool waits
    property string lesson: ""
    // Where the key is chosen, a KeyLedge; nothing in games without one.
    property Component keyChoice: null
    default property alias pieces: tray.content

    readonly property alias tray: tray
    readonly property alias ownChips: ownChips
    readonly property alias actions: bar
    readonly property alias result: resultBar
    readonly property PlaceInfo own: table.places.place(table.bottomSeat)
    readonly property bool toPeekAt: table.covered && table.openSeat >= 0 && own !== null && own.dealtIn && !own.folded && !own.shown
    readonly property bool choosing: table.choosesKey && keyChoice !== null
    readonly property KeyLedge keyLedge: choice.item as KeyLedge
    readonly property bool ended: table.phase === PokerTable.HandEnded
    readonly property real edge: Metrics.compact ? 16 : 30

    signal foldAsked
    signal seatsAsked
    signal lessonAsked

    implicitHeight: choosing ? choice.implicitHeight : Math.max(Metrics.compact ? 146 : 196, content.y + Math.max(tray.implicitHeight - 22, bar.implicitHeight, resultBar.implicitHeight) + 14)
    color: Theme.rail

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    OwnSeat {
        id: ownSeat

        x: LayoutMirroring.enabled ? ledge.width - width - ledge.edge : ledge.edge
        // Below the words about the choice, else in the middle.
        y: ledge.choosing ? ledge.height - height - (Metrics.compact ? 8 : 24) : (ledge.height - height) / 2
        width: Metrics.compact ? 178 : 252
        table: ledge.table
        place: ledge.own

        Landing {
            id: ownChips

            anchors.centerIn: parent
        }
    }

    Loader {
        id: choice

        anchors.fill: parent
        active: ledge.choosing
        sourceComponent: ledge.keyChoice
        onLoaded: {
            const choice = item as KeyLedge;
            choice.table = ledge.table;
            choice.guard = ledge.guard;
            choice.seatHeight = Qt.binding(() => ownSeat.height);
        }
    }

    PiecesTray {
        id: tray

        visible: !ledge.choosing

        x: LayoutMirroring.enabled ? ledge.width - width - start : start
        y: -10
        width: Metrics.compact ? 208 : 302
        table: ledge.table
        hand: ledge.hand
        waits: ledge.waits
        detail: ledge.toPeekAt && !ledge.table.peeking ? qsTr("Hold Space, or press on the tray, to look.") : ledge.detail

        readonly property real start: Metrics.compact ? 203 : 298
    }

    MouseArea {
        objectName: "peekArea"
        x: tray.x
        y: tray.y
        width: tray.width
        height: tray.high
        enabled: ledge.toPeekAt
        onPressed: ledge.table.peek(true)
        onReleased: ledge.table.peek(false)
        onCanceled: ledge.table.peek(false)
    }

    Item {
        id: content

        readonly property real start: Metrics.compact ? 430 : 650

        visible: !ledge.choosing
        x: LayoutMirroring.enabled ? ledge.edge : start
        y: Metrics.compact ? 12 : 34
        width: ledge.width - start - (Metrics.compact ? 16 : 36)
        height: parent.height - y

        ActionBar {
            id: bar

            width: parent.width
            visible: !ledge.ended
            table: ledge.table
            guard: ledge.guard
            asksAboutFold: ledge.asksAboutFold
            onFoldAsked: ledge.foldAsked()
        }

        ResultBar {
            id: resultBar

            width: parent.width
            visible: ledge.ended
            table: ledge.table
            guard: ledge.guard
            lesson: ledge.lesson
            onSeatsAsked: ledge.seatsAsked()
            onLessonAsked: ledge.lessonAsked()
        }
    }
}
