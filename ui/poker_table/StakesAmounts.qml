import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The amounts of a table game: blinds, ante, smallest and big bet, as far as they are played.
Column {
    id: amounts

    required property HoldemSettingsText settings
    required property StakesWords words

    readonly property bool blinds: settings.forced !== HoldemSettingsText.Ante
    readonly property bool fixed: settings.structure === PokerTable.FixedLimit

    spacing: Metrics.space3

    StakesRow {
        width: parent.width
        visible: amounts.blinds
        text: qsTr("Blinds")
        problem: amounts.words.problem(HoldemSettingsText.SmallBlind) + amounts.words.problem(HoldemSettingsText.BigBlind)

        Row {
            spacing: Metrics.space2

            NumberField {
                objectName: "smallBlind"
                name: qsTr("Small blind")
                value: amounts.settings.smallBlind
                problem: amounts.words.problem(HoldemSettingsText.SmallBlind)
                onEdited: value => amounts.settings.smallBlind = value
            }

            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: "/"
                color: Theme.text2
                Accessible.ignored: true
            }

            NumberField {
                objectName: "bigBlind"
                name: qsTr("Big blind")
                value: amounts.settings.bigBlind
                problem: amounts.words.problem(HoldemSettingsText.BigBlind)
                onEdited: value => amounts.settings.bigBlind = value
            }
        }
    }

    StakesRow {
        width: parent.width
        visible: amounts.settings.forced !== HoldemSettingsText.Blinds
        text: qsTr("Ante")
        explanation: qsTr("paid by everybody before each hand")
        problem: amounts.words.problem(HoldemSettingsText.AnteField)

        NumberField {
            objectName: "ante"
            name: qsTr("Ante")
            value: amounts.settings.ante
            problem: amounts.words.problem(HoldemSettingsText.AnteField)
            onEdited: value => amounts.settings.ante = value
        }
    }

    StakesRow {
        id: smallest

        width: parent.width
        visible: !amounts.blinds
        text: amounts.fixed ? qsTr("Small bet") : qsTr("Smallest bet")
        explanation: amounts.fixed ? qsTr("in the first two rounds of a hand") : ""
        problem: amounts.words.problem(HoldemSettingsText.SmallestBet)

        NumberField {
            objectName: "smallestBet"
            name: smallest.text
            value: amounts.settings.smallestBet
            problem: amounts.words.problem(HoldemSettingsText.SmallestBet)
            onEdited: value => amounts.settings.smallestBet = value
        }
    }

    StakesRow {
        width: parent.width
        visible: amounts.fixed
        text: qsTr("Big bet")
        explanation: amounts.blinds ? qsTr("in the last two rounds of a hand; before, the big blind") : qsTr("in the last two rounds of a hand")
        problem: amounts.words.problem(HoldemSettingsText.BigBet)

        NumberField {
            objectName: "bigBet"
            name: qsTr("Big bet")
            value: amounts.settings.bigBet
            problem: amounts.words.problem(HoldemSettingsText.BigBet)
            onEdited: value => amounts.settings.bigBet = value
        }
    }
}
