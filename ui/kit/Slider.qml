pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Theme

// A value on a track. It shows `current` and asks by `chosen` while it is moved; `released` says that the hand or key
// has let go. The owner decides.
T.Slider {
    id: control

    // What it is the value of, for the screen reader.
    required property string name
    required property real current
    // The value in words, where the bare number would say too little.
    property string valueText: ""
    property bool paper: false

    // Where Qt 6.4 looks for them when a screen reader asks.
    readonly property real minimumValue: from
    readonly property real maximumValue: to
    readonly property color track: paper ? Theme.inkTeal : Theme.ring

    signal chosen(value: real)
    signal released

    function go(value: real): void {
        const wanted = Math.max(from, Math.min(to, value));
        if (wanted !== current)
            chosen(wanted);
        released();
    }

    value: current
    snapMode: T.Slider.SnapAlways
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    implicitWidth: 220
    implicitHeight: Metrics.target
    opacity: enabled ? 1 : 0.5
    onMoved: chosen(value)
    onPressedChanged: if (!pressed)
        released()

    Accessible.name: name
    Accessible.description: valueText
    Accessible.onIncreaseAction: go(current + stepSize)
    Accessible.onDecreaseAction: go(current - stepSize)

    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Home)
            go(from);
        else if (event.key === Qt.Key_End)
            go(to);
        else if (event.key === Qt.Key_PageUp)
            go(current + (to - from) / 5);
        else if (event.key === Qt.Key_PageDown)
            go(current - (to - from) / 5);
        else
            event.accepted = false;
    }

    background: Rectangle {
        x: control.leftPadding + control.implicitHandleWidth / 2
        y: (control.height - height) / 2
        width: control.availableWidth - control.implicitHandleWidth
        height: 6
        radius: 3
        color: control.paper ? Theme.paperLine : Theme.line

        Rectangle {
            x: control.mirrored ? parent.width - width : 0
            width: control.position * parent.width
            height: parent.height
            radius: 3
            color: control.track
        }
    }

    handle: Rectangle {
        x: control.leftPadding + control.visualPosition * (control.availableWidth - width)
        y: (control.height - height) / 2
        implicitWidth: 26
        implicitHeight: 26
        radius: 13
        color: control.pressed || control.hovered ? Theme.paperBright : Theme.paper
        border.width: 5
        border.color: control.track
    }

    FocusRing {
        around: control.handle
        paper: control.paper
        cornerRadius: 13
        gap: 1
        visible: control.activeFocus && control.focusReason !== Qt.MouseFocusReason
    }
}
