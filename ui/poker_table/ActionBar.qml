pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable

// What the player may do: how much above, what below. In fixed limit there is no choice of amounts.
Item {
    id: bar

    required property PokerTable table
    required property Guard guard
    required property bool asksAboutFold

    readonly property bool amounts: table.structure !== PokerTable.FixedLimit
    readonly property alias decisions: decisions

    signal foldAsked

    implicitHeight: (amounts ? amountRow.implicitHeight + 8 : 0) + decisions.height
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your move")

    AmountRow {
        id: amountRow

        width: parent.width
        visible: bar.amounts
        table: bar.table
    }

    DecisionButtons {
        id: decisions

        y: bar.amounts ? amountRow.implicitHeight + 8 : 0
        width: parent.width
        height: wanted
        table: bar.table
        guard: bar.guard
        asksAboutFold: bar.asksAboutFold
        onFoldAsked: bar.foldAsked()
    }
}
