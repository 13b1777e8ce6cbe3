import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// The panel "How you play" at set-up.
Panel {
    id: panel

    property alias text: rules.text

    implicitHeight: column.implicitHeight + 2 * Metrics.panelPadding

    HouseRulesText {
        id: rules
    }

    Column {
        id: column

        x: Metrics.panelPadding
        y: Metrics.panelPadding
        width: parent.width - 2 * Metrics.panelPadding
        spacing: Metrics.space4

        Heading {
            width: parent.width
            text: qsTr("How you play")
            font.pixelSize: Type.h2
        }

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }

        HouseRule {
            width: parent.width
            text: qsTr("Left bonus of 35")
            explanation: qsTr("for the six lines on the left together")

            Segments {
                name: qsTr("Left bonus of 35")
                options: [qsTr("more than 63"), qsTr("63 or more")]
                current: rules.bonusFrom63 ? 1 : 0
                onChosen: index => rules.bonusFrom63 = index === 1
            }
        }

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }

        HouseRule {
            width: parent.width
            text: qsTr("Joker")
            explanation: qsTr("five equal dice after the first Poker: 100 extra")

            ToggleSwitch {
                text: qsTr("Joker")
                checked: rules.joker
                onToggled: rules.joker = checked
            }
        }
    }
}
