import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The stakes at set-up. Amounts are asked for in a table game only: the others play by a schedule.
RulesPanel {
    id: panel

    required property HoldemSettingsText settings

    readonly property bool tableGame: settings.kind === HoldemSettingsText.TableGame
    readonly property bool fixed: settings.structure === PokerTable.FixedLimit
    readonly property bool blinds: settings.forced !== HoldemSettingsText.Ante
    readonly property var structures: [PokerTable.FixedLimit, PokerTable.PotLimit, PokerTable.NoLimit]

    title: qsTr("Stakes")

    StakesWords {
        id: words

        settings: panel.settings
    }

    StakesRow {
        width: parent.width
        text: qsTr("Match", "set-up: what kind of match")
        explanation: words.aboutKind(panel.settings.kind)

        Segments {
            objectName: "kind"
            width: Math.min(implicitWidth, panel.width - 2 * Metrics.panelPadding)
            name: qsTr("Match", "set-up: what kind of match")
            options: [words.kind(HoldemSettingsText.TableGame), words.kind(HoldemSettingsText.LastOneStanding)]
            current: panel.settings.kind
            onChosen: index => panel.settings.kind = index
        }
    }

    StakesRow {
        width: parent.width
        text: qsTr("Betting")

        Segments {
            objectName: "structure"
            width: Math.min(implicitWidth, panel.width - 2 * Metrics.panelPadding)
            name: qsTr("Betting")
            options: panel.structures.map(each => words.structureShort(each))
            current: panel.structures.indexOf(panel.settings.structure)
            onChosen: index => panel.settings.structure = panel.structures[index]
        }
    }

    StakesRow {
        width: parent.width
        visible: !panel.settings.keyed
        text: qsTr("Forced bets")

        Segments {
            objectName: "forced"
            width: Math.min(implicitWidth, panel.width - 2 * Metrics.panelPadding)
            name: qsTr("Forced bets")
            options: [words.forced(HoldemSettingsText.Blinds), words.forced(HoldemSettingsText.Ante), words.forced(HoldemSettingsText.Both)]
            current: panel.settings.forced
            onChosen: index => panel.settings.forced = index
        }
    }

    StakesAmounts {
        width: parent.width
        visible: panel.tableGame
        settings: panel.settings
        words: words
    }

    StakesRow {
        width: parent.width
        visible: panel.fixed
        text: qsTr("Bets a round")
        explanation: qsTr("a bet and its raises; the big blind counts as a bet")

        Choice {
            objectName: "cap"
            name: qsTr("Bets a round")
            model: words.caps
            chosenIndex: panel.settings.mostBets
            onActivated: index => panel.settings.mostBets = index
        }
    }

    StakesRow {
        width: parent.width
        visible: !panel.tableGame
        text: qsTr("Length")
        explanation: words.aboutLength

        Segments {
            objectName: "length"
            width: Math.min(implicitWidth, panel.width - 2 * Metrics.panelPadding)
            name: qsTr("Length")
            options: [words.length(HoldemSettingsText.Quick), words.length(HoldemSettingsText.Evening), words.length(HoldemSettingsText.LongEvening)]
            current: panel.settings.length
            onChosen: index => panel.settings.length = index
        }
    }

    StakesRow {
        width: parent.width
        text: qsTr("Buy-in")
        explanation: words.aboutBuyIn
        problem: words.problem(HoldemSettingsText.BuyIn)

        NumberField {
            objectName: "buyIn"
            name: qsTr("Buy-in")
            value: panel.settings.buyIn
            problem: words.problem(HoldemSettingsText.BuyIn)
            onEdited: value => panel.settings.buyIn = value
        }
    }
}
