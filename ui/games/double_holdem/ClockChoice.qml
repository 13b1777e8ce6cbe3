import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit

// Tells a player which key card the clock has chosen, while that player alone can see it.
QtObject {
    id: choice

    required property DoubleHoldemTable table
    required property CardNames names

    // For whom it has chosen in this hand, or -1.
    property int seat: -1
    readonly property string text: seat >= 0 && table.openSeat === seat && table.ownKeyCard >= 0 ? qsTr("The clock chose your key card: %1.").arg(names.name(table.ownCards[table.ownKeyCard])) : ""

    readonly property Connections events: Connections {
        target: choice.table

        function onKeyChosen(seat: int, automatic: bool): void {
            if (automatic && !choice.table.places.place(seat).bot)
                choice.seat = seat;
        }

        function onHandBegan(): void {
            choice.seat = -1;
        }
    }
}
