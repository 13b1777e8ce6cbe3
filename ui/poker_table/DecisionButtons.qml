pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.PokerTable
import Riverbones.Theme

// Fold, check or call, bet or raise. Nothing is sent that is not written on a button. Not one's turn: the row keeps its
// place, closed.
Row {
    id: buttons

    required property PokerTable table
    required property Guard guard
    // Folding although checking costs nothing is asked about first.
    required property bool asksAboutFold

    readonly property bool free: table.toCall === 0
    readonly property bool mayRaise: table.yours && table.raiseLeast > 0
    readonly property bool possible: mayRaise && table.amountObjection === Reason.None
    readonly property string amount: format.number(table.amount)
    // All-in has been asked for once.
    property bool doubted: false
    readonly property alias call: callButton
    // Words that need more lines make all three higher.
    readonly property real wanted: Math.max(Metrics.buttonHeight, foldButton.implicitHeight, callButton.implicitHeight, raiseButton.implicitHeight)

    signal foldAsked

    function fold(): void {
        if (!table.yours || !guard.open)
            return;
        if (free && asksAboutFold)
            foldAsked();
        else
            table.fold();
    }

    function checkOrCall(): void {
        if (table.yours && guard.open)
            table.checkOrCall();
    }

    function raise(): void {
        if (!possible || !guard.open)
            return;
        if (table.amountIsAllIn && !doubted)
            doubted = true;
        else
            table.raise();
    }

    spacing: 12

    SpaceKey {
        id: space

        table: buttons.table
    }

    Connections {
        target: buttons.table

        function onChanged(): void {
            buttons.doubted = false;
        }

        function onAmountChanged(): void {
            buttons.doubted = false;
        }
    }

    PushButton {
        id: foldButton

        objectName: "foldButton"
        Keys.forwardTo: [space]
        width: (buttons.width - 24) * 0.27
        height: buttons.height
        kind: buttons.free && buttons.table.yours ? PushButton.Quiet : PushButton.Secondary
        text: qsTr("Fold")
        keyText: "F"
        closed: !buttons.table.yours
        onClicked: buttons.fold()
    }

    PushButton {
        id: callButton

        objectName: "callButton"
        Keys.forwardTo: [space]
        width: (buttons.width - 24) * 0.35
        height: buttons.height
        kind: buttons.table.yours ? PushButton.Primary : PushButton.Secondary
        text: {
            if (buttons.free)
                return qsTr("Check");
            const chips = format.number(buttons.table.toCall);
            return buttons.table.callIsAllIn ? qsTr("Call all-in %1").arg(chips) : qsTr("Call %1").arg(chips);
        }
        keyText: "C"
        closed: !buttons.table.yours
        onClicked: buttons.checkOrCall()
    }

    PushButton {
        id: raiseButton

        objectName: "raiseButton"
        Keys.forwardTo: [space]
        width: (buttons.width - 24) * 0.38
        height: buttons.height
        text: {
            if (!buttons.mayRaise)
                return buttons.table.opens ? qsTr("Bet") : qsTr("Raise");
            if (buttons.doubted)
                return qsTr("All-in %1: press again").arg(buttons.amount);
            if (buttons.table.amountIsAllIn)
                return qsTr("All-in %1").arg(buttons.amount);
            return buttons.table.opens ? qsTr("Bet %1").arg(buttons.amount) : qsTr("Raise to %1").arg(buttons.amount);
        }
        keyText: "R"
        closed: !buttons.possible
        reason: !buttons.table.yours ? "" : buttons.mayRaise ? reasons.amount : reasons.closed
        onClicked: buttons.raise()
    }

    RaiseWords {
        id: reasons

        table: buttons.table
    }

    Format {
        id: format
    }
}
