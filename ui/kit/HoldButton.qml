pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Theme

// A button that has to be held for a moment: it fills from the side where lines begin, and letting go empties it. Where
// holding is hard it is pressed twice instead; a screen reader presses it twice as well.
T.Button {
    id: control

    property bool twice: false
    property string iconName: ""
    // Pressed once, a second press does it.
    property bool armed: false
    // How much of the time it has been held: 0 to 1.
    property real share: 0

    readonly property int time: 600
    readonly property bool focusShown: activeFocus && focusReason !== Qt.MouseFocusReason

    signal done

    function press(): void {
        if (!armed) {
            armed = true;
            return;
        }
        armed = false;
        done();
    }

    function fill(): void {
        if (!twice)
            filling.start();
    }

    function empty(): void {
        filling.stop();
        share = 0;
    }

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    font.family: Type.ui
    font.weight: Font.Bold
    font.pixelSize: Type.title
    padding: 16
    leftPadding: 26
    rightPadding: 26
    implicitWidth: Math.max(420, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Metrics.mainButtonHeight, implicitContentHeight + topPadding + bottomPadding)

    Accessible.name: text
    Accessible.onPressAction: control.press()

    onPressedChanged: pressed ? fill() : empty()
    onClicked: if (twice)
        press()
    onActiveFocusChanged: if (!activeFocus)
        empty()
    onVisibleChanged: {
        armed = false;
        empty();
    }

    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter)
            return;
        event.accepted = true;
        if (event.isAutoRepeat)
            return;
        if (twice)
            press();
        else
            fill();
    }
    Keys.onReleased: event => {
        if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !event.isAutoRepeat)
            empty();
    }

    NumberAnimation {
        id: filling

        target: control
        property: "share"
        from: 0
        to: 1
        duration: control.time
        onFinished: {
            if (control.share < 1)
                return;
            control.empty();
            control.done();
        }
    }

    background: HoldFace {
        share: control.share
        mirrored: control.mirrored
        over: control.hovered
    }

    contentItem: ButtonWords {
        text: control.text
        lowerText: ""
        iconName: control.iconName
        keyText: ""
        ink: Theme.textOnBrass
        font: control.font
        sink: 0
    }

    FocusRing {
        around: control
        visible: control.focusShown
    }
}
