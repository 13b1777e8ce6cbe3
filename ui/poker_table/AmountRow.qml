pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// How much to bet: presets, slider, field. From large letters on the slider has a row of its own.
Item {
    id: row

    required property PokerTable table

    readonly property bool open: table.yours && table.raiseLeast > 0 && table.raiseLeast < table.raiseMost
    readonly property bool tall: Metrics.largeText
    readonly property int half: Math.max(1, Math.round(table.smallestBet / 2))

    // The nearest preset within a few pixels of where the knob is; otherwise the amount there.
    function snapped(value: real): int {
        const reach = (table.raiseMost - table.raiseLeast) * 6 / Math.max(1, slider.width);
        const near = [table.halfPotTo, table.potTo, table.raiseMost, table.raiseLeast].filter(preset => has(preset) && Math.abs(preset - value) <= reach);
        near.sort((one, other) => Math.abs(one - value) - Math.abs(other - value));
        if (near.length > 0)
            return near[0];
        return Math.max(table.raiseLeast, Math.min(table.raiseMost, Math.round(value / half) * half));
    }

    function has(amount: int): bool {
        return amount >= table.raiseLeast && amount <= table.raiseMost;
    }

    implicitHeight: tall ? presets.height + 8 + Metrics.target : Metrics.target

    Row {
        id: presets

        anchors.verticalCenter: row.tall ? undefined : parent.verticalCenter
        spacing: Metrics.compact ? 6 : 10
        enabled: row.open

        PresetButton {
            objectName: "presetLeast"
            text: qsTr("Min", "the smallest bet or raise")
            chosen: row.open && row.table.amount === row.table.raiseLeast
            onClicked: row.table.preset(PokerTable.Least)
        }

        PresetButton {
            objectName: "presetHalf"
            text: qsTr("½ pot")
            enabled: row.has(row.table.halfPotTo)
            chosen: row.open && row.table.amount === row.table.halfPotTo
            onClicked: row.table.preset(PokerTable.HalfPot)
        }

        PresetButton {
            objectName: "presetPot"
            text: qsTr("Pot")
            enabled: row.has(row.table.potTo)
            chosen: row.open && row.table.amount === row.table.potTo
            onClicked: row.table.preset(PokerTable.Pot)
        }

        PresetButton {
            objectName: "presetAllIn"
            text: qsTr("All-in")
            enabled: row.has(row.table.allInTo)
            chosen: row.open && row.table.amount === row.table.allInTo
            onClicked: row.table.preset(PokerTable.Everything)
        }
    }

    Slider {
        id: slider

        objectName: "amountSlider"
        anchors.left: row.tall ? parent.left : presets.right
        anchors.leftMargin: row.tall ? 0 : Metrics.compact ? 12 : 20
        anchors.right: row.tall ? parent.right : amount.left
        anchors.rightMargin: row.tall ? 0 : Metrics.compact ? 12 : 20
        y: row.tall ? presets.height + 8 : 0
        enabled: row.open
        name: row.table.opens ? qsTr("Bet") : qsTr("Raise to")
        from: row.table.raiseLeast
        to: Math.max(row.table.raiseMost, from + 1)
        stepSize: 1
        current: Math.max(from, Math.min(to, row.table.amount))
        onChosen: value => row.table.setAmount(row.snapped(value))
    }

    AmountField {
        id: amount

        objectName: "amountField"
        anchors.right: parent.right
        enabled: row.open
        opacity: enabled ? 1 : 0.45
        table: row.table
    }
}
