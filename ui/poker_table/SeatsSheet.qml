import Riverbones.Kit
import Riverbones.PokerTable

// The people at the table: leaving, coming back, buying chips, letting a bot play. And the end of a table game.
SideSheet {
    id: sheet

    required property PokerTable table

    signal leaveAsked(seat: int)
    signal endAsked

    title: qsTr("At the table")

    contentItem: SeatsList {
        table: sheet.table
        onLeaveAsked: seat => sheet.leaveAsked(seat)
        onEndAsked: sheet.endAsked()
    }
}
