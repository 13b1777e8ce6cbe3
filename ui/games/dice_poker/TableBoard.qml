import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// Mat and scorecard side by side.
Item {
    id: board

    required property DicePokerTable table
    required property Guard guard
    required property bool asksAboutZero
    required property bool guideWanted

    readonly property alias mat: diceMat
    readonly property alias card: scorecard
    readonly property alias note: guide.note
    // Enough players for a wider card; what the window has to spare goes to mat and card alike.
    readonly property real cardWidth: (Metrics.compact ? 500 : table.columns.length > 3 ? 720 : 600) + 0.56 * Math.max(0, width - (Metrics.compact ? 1024 : 1280))
    readonly property real edge: Metrics.compact ? 13 : 17

    signal resultAsked
    signal guideFinished
    signal focusLost

    DiceMat {
        id: diceMat

        x: LayoutMirroring.enabled ? board.width - width - board.edge : board.edge
        y: -3
        width: board.width - board.cardWidth - (Metrics.compact ? 55 : 64)
        height: board.height + 3 - (Metrics.compact ? 9 : 15)
        table: board.table
        guard: board.guard
        onResultAsked: board.resultAsked()
    }

    Scorecard {
        id: scorecard

        x: LayoutMirroring.enabled ? Metrics.margin : board.width - width - (Metrics.compact ? 20 : 24)
        y: Metrics.compact ? 6 : 4
        width: board.cardWidth
        height: board.height - y - (Metrics.compact ? 28 : 40)
        table: board.table
        guard: board.guard
        asksAboutZero: board.asksAboutZero
    }

    Guide {
        id: guide

        anchors.fill: parent
        table: board.table
        mat: diceMat
        card: scorecard
        wanted: board.guideWanted
        onFinished: board.guideFinished()
        onFocusLost: board.focusLost()
    }
}
