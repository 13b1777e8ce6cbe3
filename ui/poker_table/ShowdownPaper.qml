pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The result of a showdown on paper: each pot with who won it and why, then how it goes on.
Paper {
    id: sheet

    required property PokerTable table
    required property Guard guard
    // The hand of one seat in words and pieces, a SeatPieces.
    required property Component hand
    // Why the first of two seats won against the second, or what its hand is.
    required property HandReasons reasons

    readonly property alias bar: bar

    property alias lesson: bar.lesson

    signal seatsAsked
    signal lessonAsked

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Result of the hand")

    ReadingArea {
        id: area

        name: qsTr("Result of the hand")
        paper: true

        anchors.top: parent.top
        anchors.bottom: bar.top
        anchors.bottomMargin: Metrics.space3
        width: parent.width
        contentHeight: pots.height + 2 * Metrics.space4
        clip: true

        Column {
            id: pots

            x: Metrics.paperPadding
            y: Metrics.space4
            width: area.width - 2 * x
            spacing: Metrics.space5

            Repeater {
                model: sheet.table.result.pots

                PotStory {
                    required property PotInfo modelData

                    width: pots.width
                    table: sheet.table
                    pot: modelData
                    hand: sheet.hand
                    reasons: sheet.reasons
                }
            }
        }
    }

    ResultBar {
        id: bar

        x: Metrics.paperPadding
        y: parent.height - height - Metrics.space4
        width: parent.width - 2 * x
        table: sheet.table
        guard: sheet.guard
        paper: true
        onSeatsAsked: sheet.seatsAsked()
        onLessonAsked: sheet.lessonAsked()
    }
}
