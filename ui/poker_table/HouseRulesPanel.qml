import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable

// The house rules at set-up: buying in, the clock, and what always holds and is good to know before.
RulesPanel {
    id: panel

    required property HoldemSettingsText settings

    readonly property var clocks: [0, 10, 15, 20, 30, 45, 60]
    readonly property int clock: clocks.indexOf(settings.clock)
    readonly property var keyClocks: clocks.slice(1)

    title: qsTr("House rules")

    StakesWords {
        id: words

        settings: panel.settings
    }

    StakesRow {
        width: parent.width
        visible: panel.settings.kind === HoldemSettingsText.TableGame
        text: qsTr("Buy in again when broke")
        explanation: qsTr("bots do it by themselves")

        ToggleSwitch {
            objectName: "buyInAgain"
            text: qsTr("Buy in again when broke")
            checked: panel.settings.buyInAgain
            onToggled: panel.settings.buyInAgain = checked
        }
    }

    StakesRow {
        width: parent.width
        text: qsTr("Time to act")
        explanation: panel.settings.clock > 0 ? qsTr("and a time bank of %n second(s) a match", "", panel.settings.timeBank) : ""

        Choice {
            objectName: "clock"
            name: qsTr("Time to act")
            model: Array.from(panel.clocks, seconds => words.clock(seconds))
            chosenIndex: panel.clock
            onActivated: index => panel.settings.clock = panel.clocks[index]
        }
    }

    StakesRow {
        width: parent.width
        visible: panel.settings.keyed
        text: qsTr("Time for the key card")
        explanation: panel.settings.clock > 0 ? qsTr("without time bank") : qsTr("as long as there is no clock there is no limit either")

        Choice {
            objectName: "keyClock"
            name: qsTr("Time for the key card")
            model: Array.from(panel.keyClocks, seconds => words.clock(seconds))
            chosenIndex: panel.keyClocks.indexOf(panel.settings.keyClock)
            onActivated: index => panel.settings.keyClock = panel.keyClocks[index]
        }
    }

    StakesRow {
        objectName: "secrets"
        width: parent.width
        text: qsTr("Hidden hands stay hidden")
        explanation: qsTr("Folded and unshown hands stay secret until the match is over; then everything may be looked at. Between people a screen covers the table while the device is passed on.")
    }

    StakesRow {
        width: parent.width
        text: qsTr("Odd chips")
        explanation: qsTr("What cannot be shared goes chip by chip to the winners, beginning left of the dealer.")
    }
}
