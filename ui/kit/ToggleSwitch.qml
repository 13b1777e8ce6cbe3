pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Theme

// On or off: the knob moves and the track fills. `text` is the accessible name; the row around it shows the words.
T.Switch {
    id: control

    property bool paper: false

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    implicitWidth: 52
    implicitHeight: Metrics.target
    opacity: enabled ? 1 : 0.5

    Accessible.name: text
    Accessible.onPressAction: press()
    Accessible.onToggleAction: press()

    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()

    function press(): void {
        toggle();
        toggled();
    }

    indicator: SwitchTrack {
        y: (control.height - height) / 2
        on: control.checked
        paper: control.paper
        held: control.down
        place: control.visualPosition
    }

    FocusRing {
        around: control.indicator
        paper: control.paper
        cornerRadius: 15
        visible: control.activeFocus && control.focusReason !== Qt.MouseFocusReason
    }
}
