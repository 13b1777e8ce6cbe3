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
    default property alias pieces: tray.content

    readonly property alias tray: tray
    readonly property alias ownChips: ownChips
    readonly property alias actions: bar
    readonly property alias result: resultBar
    readonly property PlaceInfo own: table.places.place(table.bottomSeat)
    readonly property bool toPeekAt: table.covered && table.openSeat >= 0 && own !== null && own.dealtIn && !own.folded
    readonly property bool ended: table.phase === PokerTable.HandEnded
    readonly property real edge: Metrics.compact ? 16 : 30

    signal foldAsked
    signal seatsAsked

    implicitHeight: Math.max(Metrics.compact ? 146 : 196, content.y + Math.max(tray.implicitHeight - 22, bar.implicitHeight, resultBar.implicitHeight) + 14)
    color: Theme.rail

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    OwnSeat {
        x: LayoutMirroring.enabled ? ledge.width - width - ledge.edge : ledge.edge
        anchors.verticalCenter: parent.verticalCenter
        width: Metrics.compact ? 178 : 252
        table: ledge.table
        place: ledge.own

        Landing {
            id: ownChips

            anchors.centerIn: parent
        }
    }

    PiecesTray {
        id: tray

        x: LayoutMirroring.enabled ? ledge.width - width - start : start
        y: -10
        width: Metrics.compact ? 208 : 302
        table: ledge.table
        hand: ledge.hand
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
            onSeatsAsked: ledge.seatsAsked()
        }
    }
}
