pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Theme

// A few options side by side, one of them chosen. One stop for Tab; the arrows choose.
// It shows `current` and asks by `chosen`; the owner decides.
Item {
    id: control

    required property list<string> options
    required property int current
    // What the options are about, for the screen reader.
    required property string name
    property bool paper: false

    signal chosen(int index)

    implicitWidth: row.wanted
    implicitHeight: Math.max(Metrics.target, row.implicitHeight)
    opacity: enabled ? 1 : 0.5
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    function step(by: int): void {
        const wanted = current + (row.effectiveLayoutDirection === Qt.RightToLeft ? -by : by);
        if (wanted < 0 || wanted >= options.length)
            return;
        chosen(wanted);
        const now = segments.itemAt(current) as Segment;
        if (now)
            now.forceActiveFocus(Qt.TabFocusReason);
    }

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    Rectangle {
        anchors.fill: parent
        radius: Metrics.controlRadius
        color: "transparent"
        border.width: Theme.outline
        border.color: control.paper ? Theme.paperLine : Theme.line
    }

    Row {
        id: row

        readonly property real wanted: {
            let sum = 0;
            for (let i = 0; i < segments.count; ++i)
                sum += (segments.itemAt(i) as Segment)?.implicitWidth ?? 0;
            return sum;
        }

        Repeater {
            id: segments

            model: control.options

            delegate: Segment {
                required property int index
                required property string modelData

                text: modelData
                first: index === 0
                last: index === control.options.length - 1
                paper: control.paper
                height: Math.max(Metrics.target, row.implicitHeight)
                width: implicitWidth * Math.min(1, control.width / Math.max(1, row.wanted))
                checked: index === control.current
                focusPolicy: checked || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                onClicked: if (index !== control.current)
                    control.chosen(index)
            }
        }
    }
}
