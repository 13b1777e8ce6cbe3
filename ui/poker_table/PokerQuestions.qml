import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable

// What is asked about before it is done. The harmless answer is the first.
Item {
    id: questions

    required property PokerTable table

    property int seat: -1
    readonly property string name: seat < 0 || table.seats.unnamed === "" ? "" : table.seats.displayName(seat)

    function askFold(): void {
        fold.open();
    }

    function askLeave(seat: int): void {
        questions.seat = seat;
        leave.cost = table.leaveCost(seat);
        leave.open();
    }

    function askEnd(): void {
        end.open();
    }

    Format {
        id: format
    }

    Question {
        id: fold

        title: qsTr("Checking costs nothing")
        text: qsTr("A folded hand cannot win any more.")
        harmlessText: qsTr("Check")
        harmlessKey: ""
        harmfulText: qsTr("Fold anyway")
        onHarmlessChosen: questions.table.checkOrCall()
        onHarmfulChosen: questions.table.fold()
    }

    Question {
        id: leave

        property int cost: 0

        title: qsTr("Leave the table?")
        text: {
            const back = qsTr("Whoever comes back within half an hour brings at least the same chips.");
            return cost > 0 ? qsTr("%1 chip(s) of %2 stay in the pot.", "", cost).arg(format.number(cost)).arg(questions.name) + " " + back : back;
        }
        harmlessText: qsTr("Stay")
        harmfulText: qsTr("Leave")
        onHarmfulChosen: questions.table.leaveTable(questions.seat)
    }

    Question {
        id: end

        title: qsTr("End the game for everybody?")
        text: qsTr("Chips are counted as they lie, and the match goes to the finished ones.")
        harmlessText: qsTr("Play on")
        harmfulText: qsTr("End the game")
        onHarmfulChosen: questions.table.endTable()
    }
}
