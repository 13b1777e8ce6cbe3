import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.PokerTable

// Why a bet or a raise is closed, and why an amount is not possible, with the figures of the moment.
QtObject {
    id: words

    required property PokerTable table

    readonly property Format format: Format {}

    readonly property string closed: {
        switch (table.raiseObjection) {
        case Reason.NobodyCanAnswer: return qsTr("Raise is closed: nobody could answer it");
        case Reason.NoChipsToRaise: return qsTr("Raise is closed: calling takes the whole stack");
        case Reason.MostBetsReached: return qsTr("Raise is closed: %n bet(s) a round is the most", "", table.mostBets);
        case Reason.RaiseNotReopened: return qsTr("Raise is closed: the all-in was %1 more, a full raise needs %2").arg(format.number(table.faced)).arg(format.number(table.required));
        default: return "";
        }
    }

    readonly property string amount: {
        switch (table.amountObjection) {
        case Reason.RaiseTooSmall: return atLeast(table.raiseLeast, table.price);
        case Reason.RaiseTooLarge: return atMost(table.raiseMost);
        default: return "";
        }
    }

    function atLeast(least: int, price: int): string {
        if (least === table.raiseMost)
            return qsTr("Only %1 is possible").arg(format.number(least));
        if (table.opens)
            return qsTr("At least %1: the smallest bet").arg(format.number(least));
        //: %1: what the player would have in front; %2: how much that is more than %3, the highest bet so far
        return qsTr("At least %1: a raise of %2 on top of %3").arg(format.number(least)).arg(format.number(least - price)).arg(format.number(price));
    }

    function atMost(most: int): string {
        if (most === table.allInTo)
            return qsTr("At most %1: the whole stack").arg(format.number(most));
        if (table.structure === PokerTable.PotLimit)
            return qsTr("At most %1: as much on top as there is in the pot after calling").arg(format.number(most));
        return qsTr("At most %1").arg(format.number(most));
    }
}
