pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Theme

// A button with words. At most one Primary is on the screen: the usual next step.
// A closed button stays where it is, dashed, does nothing, and says why.
T.Button {
    id: control

    enum Kind {
        Primary,
        Secondary,
        Quiet,
        Danger,
        Plain
    }

    property int kind: PushButton.Secondary
    property bool paper: false
    // The main button of a screen: higher, with larger words.
    property bool main: false
    property string subText: ""
    property string iconName: ""
    // The key that does the same, drawn as a keycap.
    property string keyText: ""
    property bool closed: false
    property string reason: ""

    readonly property bool focusShown: activeFocus && focusReason !== Qt.MouseFocusReason
    readonly property string lowerText: closed && reason !== "" ? reason : subText
    readonly property ButtonFace face: background as ButtonFace
    readonly property color ink: enabled && face ? face.ink : paper ? Theme.ink2 : Theme.text2

    function enter(event: KeyEvent): void {
        if (!event.isAutoRepeat)
            clicked();
    }

    enabled: !closed
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    font.family: Type.ui
    font.weight: Font.Bold
    font.pixelSize: main ? Type.mainButton : Type.bodyLarge
    leftPadding: main ? 26 : kind === PushButton.Plain ? 12 : 18
    rightPadding: leftPadding
    topPadding: 8
    bottomPadding: 8
    implicitWidth: Math.max(Metrics.target, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(main ? Metrics.mainButtonHeight : Metrics.buttonHeight, implicitContentHeight + topPadding + bottomPadding)

    Accessible.name: text
    // Qt 6.4 offers the action to screen readers, but does nothing with it.
    Accessible.onPressAction: if (control.enabled)
        control.clicked()
    Accessible.description: lowerText

    // A key that is held down presses once: what is there by then is something else.
    Keys.onReturnPressed: event => enter(event)
    Keys.onEnterPressed: event => enter(event)

    background: ButtonFace {
        kind: control.kind
        paper: control.paper
        open: control.enabled
        over: control.hovered
        down: control.down
    }

    contentItem: ButtonWords {
        text: control.text
        lowerText: control.lowerText
        iconName: control.iconName
        keyText: control.enabled ? control.keyText : ""
        ink: control.ink
        font: control.font
        sink: control.face ? control.face.sink : 0
    }

    FocusRing {
        around: control
        paper: control.paper
        visible: control.focusShown
    }
}
