pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable

// What the player may do: how much above, what below. In fixed limit there is no choice of amounts. While nobody at the
// device has a decision left in this hand it can be hurried on.
Item {
    id: bar

    required property PokerTable table
    required property Guard guard
    required property bool asksAboutFold

    readonly property bool watching: table.onlyBotsPlay || table.runsOut
    readonly property bool amounts: table.structure !== PokerTable.FixedLimit
    readonly property alias decisions: decisions

    signal foldAsked

    function hurry(): void {
        if (table.onlyBotsPlay)
            table.fastForward();
        else
            table.hurry();
    }

    implicitHeight: (amounts ? amountRow.implicitHeight + 8 : 0) + decisions.height
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your move")

    AmountRow {
        id: amountRow

        width: parent.width
        visible: bar.amounts && !bar.watching
        table: bar.table
    }

    DecisionButtons {
        id: decisions

        y: bar.amounts ? amountRow.implicitHeight + 8 : 0
        width: parent.width
        height: wanted
        visible: !bar.watching
        table: bar.table
        guard: bar.guard
        asksAboutFold: bar.asksAboutFold
        onFoldAsked: bar.foldAsked()
    }

    PushButton {
        objectName: "hurryButton"
        y: decisions.y
        width: Math.min(implicitWidth, parent.width)
        height: Math.max(implicitHeight, decisions.height)
        visible: bar.watching
        kind: PushButton.Quiet
        text: qsTr("Hurry")
        subText: bar.table.onlyBotsPlay ? qsTr("Straight to the end of the hand") : ""
        keyText: qsTr("Space", "the key")
        onClicked: bar.hurry()
    }
}
