pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// What lies on a hold'em table at a moment: cloth and ledge while a hand runs, open hands and the result on paper after a
// showdown, the standings at the end.
Item {
    id: scene

    required property PokerTable table
    required property Guard guard
    required property bool asksAboutFold
    required property GamePieces game

    readonly property alias mat: mat
    readonly property alias ledge: ledge
    readonly property alias showdownMat: showdownMat
    readonly property alias paper: paper
    readonly property alias standings: standings
    property alias ownPieces: ledge.pieces
    readonly property bool over: table.phase === PokerTable.Over
    readonly property bool showdown: table.phase === PokerTable.HandEnded && table.result.outcome === HandResult.Showdown
    readonly property real paperWidth: Metrics.compact ? 356 : 372

    signal foldAsked
    signal seatsAsked
    signal homeAsked

    PokerMat {
        id: mat

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        width: parent.width - (Metrics.compact ? 18 : 34)
        height: ledge.y - y - (Metrics.compact ? 4 : 6)
        visible: !scene.showdown && !scene.over
        table: scene.table
        pieces: scene.game.covered
        laid: scene.game.laid
        cards: scene.game.cards
        air: air
    }

    Ledge {
        id: ledge

        anchors.bottom: parent.bottom
        width: parent.width
        visible: mat.visible
        table: scene.table
        guard: scene.guard
        asksAboutFold: scene.asksAboutFold
        hand: scene.game.hand
        detail: scene.game.detail
        waits: mat.board.moving
        keyChoice: scene.game.keyChoice
        lesson: scene.game.lesson
        onFoldAsked: scene.foldAsked()
        onSeatsAsked: scene.seatsAsked()
        onLessonAsked: scene.game.lessonAsked()
    }

    Flights {
        id: air

        anchors.fill: parent
        visible: mat.visible
    }

    SeatMotion {
        table: scene.table
        seat: scene.table.bottomSeat
        air: air
        stack: ledge.ownChips
        // Whoever has the device has no place for bets on the cloth.
        front: mat.middle
        middle: mat.middle
        hand: ledge.tray.landing
        dealer: mat.dealer
        covered: scene.game.covered
    }

    ShowdownMat {
        id: showdownMat

        x: LayoutMirroring.enabled ? parent.width - width - 9 : Metrics.compact ? 9 : 17
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Metrics.compact ? 9 : 17
        width: paper.visible ? parent.width - scene.paperWidth - (Metrics.compact ? 41 : 65) : 0
        visible: scene.showdown
        table: scene.table
        pieces: scene.game.open
        reasons: scene.game.reasons
        cards: scene.game.cards
    }

    ShowdownPaper {
        id: paper

        x: LayoutMirroring.enabled ? Metrics.margin : parent.width - width - Metrics.margin
        anchors.top: parent.top
        anchors.topMargin: 2
        anchors.bottom: showdownMat.bottom
        width: scene.paperWidth
        visible: scene.showdown
        table: scene.table
        guard: scene.guard
        hand: scene.game.onPaper
        reasons: scene.game.reasons
        lesson: scene.game.lesson
        onSeatsAsked: scene.seatsAsked()
        onLessonAsked: scene.game.lessonAsked()
    }

    StandingsPaper {
        id: standings

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Metrics.space5
        width: Math.min(560, parent.width - 2 * Metrics.margin)
        visible: scene.over
        table: scene.table
        guard: scene.guard
        onHomeAsked: scene.homeAsked()
    }
}
