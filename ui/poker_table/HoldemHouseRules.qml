import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.PokerTable
import Riverbones.Theme

// How a hold'em game is played, at set-up: the stakes and the house rules, below each other, or as two tabs where
// there is little room. Every such game has its HouseRules.qml made from it.
Column {
    id: rules

    property alias text: agreed.text
    // A key is chosen, for which there is a time of its own.
    property alias keyed: agreed.keyed
    // Why no match can begin like this, in a sentence; empty if one can.
    readonly property string problem: reason.text
    property int tab: 0

    function setSeats(count: int): void {
        agreed.setSeats(count);
    }

    objectName: "holdemHouseRules"
    spacing: 16

    HoldemSettingsText {
        id: agreed
    }

    ReasonText {
        id: reason

        code: agreed.problem
    }

    Segments {
        objectName: "tabs"
        width: Math.min(implicitWidth, parent.width)
        visible: Metrics.compact
        name: qsTr("How you play")
        options: [stakes.title, table.title]
        current: rules.tab
        onChosen: index => rules.tab = index
    }

    StakesPanel {
        id: stakes

        objectName: "stakes"
        width: parent.width
        visible: !Metrics.compact || rules.tab === 0
        titled: !Metrics.compact
        settings: agreed
    }

    HouseRulesPanel {
        id: table

        objectName: "tableRules"
        width: parent.width
        visible: !Metrics.compact || rules.tab === 1
        titled: !Metrics.compact
        settings: agreed
    }
}
