pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Theme

// A button that is only an icon: 44 x 44, its name as a tip. Set `text`: it is the tip and the accessible name.
T.Button {
    id: control

    required property string iconName
    property bool paper: false
    property bool outlined: false

    // The keyboard often lands on a cross first; what that means is plain, and a tip would lie on what is read there.
    readonly property bool tipOnFocus: iconName !== "cross"
    readonly property color ink: paper ? Theme.ink : hovered || activeFocus ? Theme.text : Theme.text2

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    implicitWidth: Metrics.target
    implicitHeight: Metrics.target

    Accessible.name: text
    Accessible.onPressAction: if (control.enabled)
        control.clicked()

    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    background: Rectangle {
        radius: Metrics.controlRadius
        color: control.down || control.hovered ? (control.paper ? Theme.paperAlt : Theme.railRaised) : "transparent"
        border.width: control.outlined || Theme.strongContrast ? Theme.outline : 0
        border.color: control.paper ? Theme.paperLine : Theme.line
    }

    contentItem: Item {
        opacity: control.enabled ? 1 : 0.45

        Icon {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: control.down ? 1 : 0
            name: control.iconName
            colour: control.ink
        }
    }

    Tip {
        text: control.text
        visible: control.text !== "" && !control.down && (control.hovered || (control.visualFocus && control.tipOnFocus))
    }

    FocusRing {
        around: control
        paper: control.paper
        cornerRadius: Metrics.controlRadius
        gap: 0
        visible: control.activeFocus && control.focusReason !== Qt.MouseFocusReason
    }
}
