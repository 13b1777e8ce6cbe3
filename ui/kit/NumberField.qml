pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Theme

// A whole number between a minus and a plus; up and down do the same. It shows `value` and asks by `edited`; the owner
// decides. What is typed stays as typed, whatever is wrong with it.
FocusScope {
    id: field

    required property string name
    required property int value
    // What is wrong with it, for a screen reader; whoever shows the field shows it as well.
    property string problem: ""
    // How far a press of minus and plus goes; 0: about a tenth of the value.
    property int step: 0
    property bool paper: false

    readonly property string grouped: format.number(value)
    readonly property color alarm: paper ? Theme.inkRed : Theme.danger
    readonly property real inner: Math.max(44, metrics.advanceWidth(input.text) + 8)

    signal edited(value: int)

    // Round numbers of every size: 1, 5, 25, 100, 500, 5,000.
    function stepFrom(from: int): int {
        if (step > 0)
            return step;
        for (const [below, size] of [[10, 1], [100, 5], [500, 25], [2000, 100], [10000, 500]]) {
            if (from < below)
                return size;
        }
        return 5000;
    }

    function less(): void {
        edited(Math.max(0, value - stepFrom(value - 1)));
    }

    function more(): void {
        edited(value + stepFrom(value));
    }

    // Digits as they are typed are left alone as long as they mean the value.
    function show(): void {
        if (!input.activeFocus)
            input.text = grouped;
        else if (Number(input.text) !== value)
            input.text = String(value);
    }

    implicitWidth: Metrics.target * 2 + inner
    implicitHeight: Metrics.target
    onGroupedChanged: show()

    Format {
        id: format
    }

    FontMetrics {
        id: metrics

        font: input.font
    }

    Rectangle {
        anchors.fill: parent
        radius: Metrics.controlRadius
        color: "transparent"
        border.width: field.problem !== "" ? 2 : Theme.outline
        border.color: field.problem !== "" ? field.alarm : field.paper ? Theme.ink2 : Theme.line
    }

    IconButton {
        id: minus

        anchors.left: parent.left
        iconName: "minus"
        paper: field.paper
        //: Beside a number. %1: what the number is
        text: qsTr("%1: less").arg(field.name)
        focusPolicy: Qt.NoFocus
        enabled: field.value > 0
        onClicked: field.less()
    }

    T.TextField {
        id: input

        objectName: "digits"
        focus: true
        x: Metrics.target
        width: parent.width - 2 * Metrics.target
        height: parent.height
        text: field.grouped
        horizontalAlignment: TextInput.AlignHCenter
        verticalAlignment: TextInput.AlignVCenter
        font.family: Type.ui
        font.pixelSize: Type.mainButton
        font.weight: Font.DemiBold
        color: field.paper ? Theme.ink : Theme.text
        selectionColor: Theme.inkTeal
        selectedTextColor: Theme.paper
        selectByMouse: true
        inputMethodHints: Qt.ImhDigitsOnly
        validator: RegularExpressionValidator {
            regularExpression: /[0-9]{0,6}/
        }
        Accessible.name: field.name
        Accessible.description: field.problem
        onTextEdited: field.edited(Number(text))
        onActiveFocusChanged: {
            text = activeFocus ? String(field.value) : field.grouped;
            if (activeFocus)
                selectAll();
        }
        Keys.onUpPressed: field.more()
        Keys.onDownPressed: field.less()
    }

    IconButton {
        anchors.right: parent.right
        iconName: "plus"
        paper: field.paper
        //: Beside a number. %1: what the number is
        text: qsTr("%1: more").arg(field.name)
        focusPolicy: Qt.NoFocus
        onClicked: field.more()
    }

    FocusRing {
        around: field
        paper: field.paper
        cornerRadius: Metrics.controlRadius
        visible: input.activeFocus
    }
}
