pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// How many chips to bring to the table: a number, the button that does it, and below how many there may be. Where only
// one number is possible there is just the button.
Column {
    id: choice

    required property int least
    required property int most
    // Why the amount is not possible.
    required property int objection
    // What the number is.
    required property string name
    // What the button does, with the amount as %1.
    required property string deed

    // What was typed, possible or not; -1: nothing.
    property int typed: -1
    readonly property int amount: typed < 0 ? most : typed
    readonly property bool wrong: visible && objection !== Reason.None
    readonly property string bounds: qsTr("From %1 to %2 chips", "so many may be brought to the table").arg(format.number(least)).arg(format.number(most))

    signal chosen(chips: int)

    function choose(): void {
        const chips = amount;
        typed = -1;
        chosen(chips);
    }

    spacing: Metrics.space2
    onVisibleChanged: typed = -1
    onMostChanged: typed = -1

    Flow {
        width: parent.width
        spacing: Metrics.space2

        NumberField {
            objectName: choice.objectName + "Field"
            visible: choice.least < choice.most
            paper: true
            name: choice.name
            value: choice.amount
            problem: choice.wrong ? limits.text : ""
            onEdited: value => choice.typed = value
        }

        PushButton {
            objectName: choice.objectName + "Button"
            width: Math.min(implicitWidth, parent.width)
            height: Math.max(Metrics.target, implicitContentHeight + 12)
            paper: true
            closed: choice.wrong
            text: choice.deed.arg(format.number(choice.amount))
            onClicked: choice.choose()
        }
    }

    Words {
        id: limits

        objectName: choice.objectName + "Limits"
        width: parent.width
        visible: choice.least < choice.most
        text: choice.wrong ? why.text + " " + choice.bounds : choice.bounds
        color: choice.wrong ? Theme.inkRed : Theme.ink2
        font.pixelSize: Type.caption
        font.weight: choice.wrong ? Font.DemiBold : Font.Normal
    }

    ReasonText {
        id: why

        code: choice.objection
    }

    Format {
        id: format
    }
}
