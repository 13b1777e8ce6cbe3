import QtQuick
import QtQuick.Templates as T
import Riverbones.Games.dice_poker

// Leads the focus to the usual next step. While dice roll it stays where it is; while the player decides it does so
// unless it got lost.
QtObject {
    id: focus

    required property Item page
    required property DicePokerTable table
    required property TableBoard board
    required property ResultPage result
    required property bool resultShown
    // Something lies over the table.
    required property bool covered

    // How the player moved the focus last: what is shown of it goes on the same way.
    property int reason: Qt.OtherFocusReason
    readonly property Item focused: page.Window.activeFocusItem
    readonly property int step: steps.current

    function take(): void {
        if (resultShown)
            result.takeFocus(reason);
        else if (step === TableSteps.Write)
            board.card.takeFocus(reason);
        else if (board.mat.actions.button)
            board.mat.actions.button.forceActiveFocus(reason);
        else
            page.forceActiveFocus(reason);
    }

    // After everything that hangs on the same change, unless the focus has gone elsewhere by then.
    function takeLater(): void {
        later.start();
    }

    onFocusedChanged: if (focused as T.Control)
        reason = (focused as T.Control).focusReason === Qt.MouseFocusReason ? Qt.MouseFocusReason : Qt.OtherFocusReason
    onStepChanged: if (step !== TableSteps.Wait && (step !== TableSteps.Decide || focused === page))
        takeLater()

    readonly property TableSteps steps: TableSteps {
        table: focus.table
    }

    readonly property Timer later: Timer {
        interval: 0
        onTriggered: if (focus.page.activeFocus && !focus.covered)
            focus.take()
    }
}
