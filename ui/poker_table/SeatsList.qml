pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// What the people at the table may do between hands, one below the other, and below all of them the end of the game.
Item {
    id: list

    required property PokerTable table

    signal leaveAsked(seat: int)
    signal endAsked

    ReadingArea {
        id: area

        anchors.fill: parent
        anchors.bottomMargin: end.visible ? end.height + 2 * Metrics.space4 : 0
        name: qsTr("People at the table")
        paper: true
        contentHeight: rows.height
        clip: true

        Column {
            id: rows

            width: area.width

            Repeater {
                model: list.table.places

                SeatActions {
                    required property int index

                    width: rows.width
                    visible: place !== null && (!place.bot || place.standIn)
                    table: list.table
                    place: list.table.places.place(index)
                    onLeaveAsked: list.leaveAsked(index)
                }
            }

            Words {
                x: Metrics.space5
                width: parent.width - 2 * x
                topPadding: Metrics.space4
                text: qsTr("Chips join or leave a stack only between hands.")
                color: Theme.ink2
                font.pixelSize: Type.small
            }
        }
    }

    PushButton {
        id: end

        objectName: "endTableButton"
        x: Metrics.space5
        y: parent.height - height - Metrics.space4
        width: parent.width - 2 * x
        visible: list.table.mayEnd
        paper: true
        kind: PushButton.Danger
        text: qsTr("End the game for everybody")
        onClicked: list.endAsked()
    }
}
