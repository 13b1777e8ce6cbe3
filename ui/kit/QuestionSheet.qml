pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Theme

// What is written on a question: heading, consequence, the two answers.
Item {
    id: sheet

    required property string title
    required property string text
    required property string harmlessText
    required property string harmlessKey
    required property string harmfulText
    required property bool mirrored

    signal harmlessClicked
    signal harmfulClicked

    function takeFocus(): void {
        harmless.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: column.implicitHeight

    Column {
        id: column

        width: parent.width
        spacing: 10

        Heading {
            width: parent.width
            text: sheet.title
            paper: true
        }

        Words {
            width: parent.width
            visible: text !== ""
            text: sheet.text
            color: Theme.ink
            font.pixelSize: Type.bodyLarge
            apart: Type.bodyLine
        }

        Item {
            width: 1
            height: 8
        }

        // Side by side where both fit on one line, below each other where they do not. The harmless one stands at the
        // outer end.
        Flow {
            width: parent.width
            spacing: 12
            layoutDirection: Qt.RightToLeft
            LayoutMirroring.enabled: sheet.mirrored

            PushButton {
                id: harmless

                objectName: "harmlessButton"
                width: Math.min(Math.max(150, implicitWidth), parent.width)
                kind: PushButton.Primary
                paper: true
                text: sheet.harmlessText
                keyText: sheet.harmlessKey
                onClicked: sheet.harmlessClicked()
            }

            PushButton {
                objectName: "harmfulButton"
                width: Math.min(implicitWidth, parent.width)
                visible: text !== ""
                kind: PushButton.Danger
                paper: true
                text: sheet.harmfulText
                onClicked: sheet.harmfulClicked()
            }
        }
    }
}
