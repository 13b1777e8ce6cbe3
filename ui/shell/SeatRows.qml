pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// The seats of the table in their order, and the way to fill more.
Column {
    id: column

    required property SeatList seats
    required property int most
    required property People people

    // Where the focus goes when a row has gone.
    function focusRow(index: int): void {
        const row = rows.itemAt(Math.min(index, rows.count - 1)) as SeatRow;
        if (row)
            row.focusGrip();
        else
            adding.takeFocus();
    }

    spacing: 10

    Item {
        width: parent.width
        height: Math.max(heading.height, taken.height) + 6

        Heading {
            id: heading

            anchors.left: parent.left
            width: parent.width - taken.width - 16
            text: qsTr("Who is playing?")
            font.pixelSize: Type.h2
        }

        Words {
            id: taken

            anchors.right: parent.right
            anchors.baseline: heading.baseline
            text: qsTr("%1 of %n seat(s)", "", column.most).arg(column.seats.count)
            color: Theme.text2
        }
    }

    Column {
        width: parent.width
        spacing: column.spacing
        Accessible.role: Accessible.List
        Accessible.name: heading.text

        move: Transition {
            NumberAnimation {
                property: "y"
                duration: Motion.slide
                easing.type: Easing.OutCubic
            }
        }

        Repeater {
            id: rows

            model: column.seats

            delegate: SeatRow {
                width: column.width
                seats: column.seats
                people: column.people
                onMoveAsked: to => column.seats.move(index, to)
                onStepAsked: to => column.focusRow(to)
                onRemoveAsked: {
                    const at = index;
                    column.seats.remove(at);
                    column.focusRow(at);
                }
            }
        }
    }

    AddSeats {
        id: adding

        width: parent.width
        visible: column.seats.count < column.most
        onPersonAsked: column.seats.addPerson()
        onBotAsked: column.seats.addBot()
    }
}
