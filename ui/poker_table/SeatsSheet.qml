import Riverbones.Kit
import Riverbones.PokerTable

// The people at the table: leaving, coming back, buying chips, letting a bot play. And the end of a table game.
SideSheet {
    id: sheet

    required property PokerTable table

    readonly property bool over: table.phase === PokerTable.Over

    signal leaveAsked(seat: int)
    signal endAsked

    title: qsTr("At the table")
    // The result of the match is what is looked at now.
    onOverChanged: if (over)
        close()

    contentItem: SeatsList {
        table: sheet.table
        onLeaveAsked: seat => sheet.leaveAsked(seat)
        onEndAsked: sheet.endAsked()
    }
}
