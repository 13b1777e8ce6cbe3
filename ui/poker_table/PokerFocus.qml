import QtQuick
import Riverbones.PokerTable

// Leads the focus to the usual next step when a player's turn begins, a hand ends, the device is to be passed on, or what
// had the focus is gone.
QtObject {
    id: focus

    required property Item page
    required property PokerTable table
    required property HandOverPage handOver
    required property PokerScene scene

    readonly property string step: `${table.phase} ${table.yours} ${table.choosesKey} ${table.handOverTo} ${table.result.outcome} ${table.goesOnByItself}`
    // A button that has been pressed and is seen no more keeps the focus, and the keys.
    readonly property bool lost: !(page.Window.activeFocusItem?.visible ?? true)
    // How the player moved the focus last: what is shown of it goes on the same way.
    property int reason: Qt.OtherFocusReason

    function take(): void {
        if (table.handOverTo >= 0)
            handOver.takeFocus();
        else if (scene.over)
            scene.standings.again.forceActiveFocus(reason);
        else if (table.goesOnByItself)
            letGo();
        else if (scene.showdown)
            scene.paper.bar.step.forceActiveFocus(reason);
        else if (table.phase === PokerTable.HandEnded)
            scene.ledge.result.step.forceActiveFocus(reason);
        else if (scene.ledge.choosing)
            scene.ledge.keyLedge.takeFocus(reason);
        else if (table.yours)
            scene.ledge.actions.decisions.call.forceActiveFocus(reason);
        else if (lost)
            letGo();
        else
            page.forceActiveFocus(reason);
    }

    // Nothing on the page has the focus: a result that has it waits.
    function letGo(): void {
        page.forceActiveFocus(reason);
        let holder = page.Window.activeFocusItem;
        while (holder && holder !== page) {
            holder.focus = false;
            const next = page.Window.activeFocusItem;
            holder = next === holder ? null : next;
        }
    }

    // After everything that hangs on the same change, unless the focus is in something that lies over the table.
    function takeLater(): void {
        later.start();
    }

    onStepChanged: takeLater()
    onLostChanged: if (lost)
        takeLater()

    readonly property Timer later: Timer {
        interval: 0
        onTriggered: if (focus.page.activeFocus)
            focus.take()
    }
}
