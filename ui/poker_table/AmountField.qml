pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Play
import Riverbones.PokerTable
import Riverbones.Theme

// The amount between a minus and a plus; it can also be typed. What was typed stays, possible or not.
FocusScope {
    id: field

    required property PokerTable table

    readonly property bool wrong: enabled && table.amountObjection !== Reason.None

    implicitWidth: row.implicitWidth
    implicitHeight: Metrics.target

    Rectangle {
        anchors.fill: parent
        radius: Metrics.controlRadius
        color: "transparent"
        border.width: field.wrong ? 2 : Theme.outline
        border.color: field.wrong ? Theme.danger : Theme.line
    }

    Row {
        id: row

        IconButton {
            objectName: "less"
            iconName: "minus"
            text: qsTr("Less")
            activeFocusOnTab: false
            onClicked: field.table.step(-1)
        }

        T.TextField {
            id: input

            objectName: "amountInput"
            focus: true
            width: Metrics.compact ? 62 : 72
            height: Metrics.target
            text: field.table.amount
            horizontalAlignment: TextInput.AlignHCenter
            verticalAlignment: TextInput.AlignVCenter
            font.family: Type.ui
            font.pixelSize: Type.number
            font.weight: Font.Bold
            color: Theme.text
            selectionColor: Theme.inkTeal
            selectedTextColor: Theme.paper
            selectByMouse: true
            maximumLength: 7
            inputMethodHints: Qt.ImhDigitsOnly
            validator: RegularExpressionValidator {
                regularExpression: /[0-9]*/
            }
            Accessible.name: field.table.opens ? qsTr("Bet") : qsTr("Raise to")
            Accessible.description: reasons.amount
            onTextEdited: field.table.setAmount(Number(text))

            // Typing takes the place of what hangs on the amount.
            Connections {
                target: field.table

                function onAmountChanged(): void {
                    if (Number(input.text) !== field.table.amount)
                        input.text = field.table.amount;
                }
            }

            FocusRing {
                around: input
                cornerRadius: Metrics.controlRadius
                gap: 0
                visible: input.activeFocus && input.focusReason !== Qt.MouseFocusReason
            }
        }

        IconButton {
            objectName: "more"
            iconName: "plus"
            text: qsTr("More")
            activeFocusOnTab: false
            onClicked: field.table.step(1)
        }
    }

    RaiseWords {
        id: reasons

        table: field.table
    }
}
