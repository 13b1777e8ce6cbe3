pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Theme

// One option of Segments: text colour and background swap when it is the chosen one.
T.RadioButton {
    id: segment

    property bool first: false
    property bool last: false
    property bool paper: false

    readonly property color strong: paper ? Theme.ink : Theme.text
    readonly property bool roundLeft: mirrored ? last : first
    readonly property bool roundRight: mirrored ? first : last

    hoverEnabled: true
    padding: 8
    leftPadding: 16
    rightPadding: 16
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Metrics.target, implicitContentHeight + topPadding + bottomPadding)

    Accessible.name: text
    Accessible.onPressAction: segment.clicked()
    Accessible.onToggleAction: segment.clicked()

    background: Item {
        visible: segment.checked
        clip: true

        // Round only at the outer end: the other end reaches out of the clipped field.
        Rectangle {
            x: segment.roundLeft ? 0 : -radius
            width: parent.width + (segment.roundLeft ? 0 : radius) + (segment.roundRight ? 0 : radius)
            height: parent.height
            radius: Metrics.controlRadius
            color: segment.strong
        }
    }

    contentItem: Words {
        text: segment.text
        font.weight: segment.checked ? Font.Bold : Font.Normal
        color: segment.checked ? (segment.paper ? Theme.paper : Theme.rail) : segment.paper ? Theme.ink2 : segment.hovered ? Theme.text : Theme.text2
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    FocusRing {
        around: segment
        paper: segment.paper
        cornerRadius: Metrics.controlRadius
        visible: segment.activeFocus && segment.focusReason !== Qt.MouseFocusReason
    }
}
