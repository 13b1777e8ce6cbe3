pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Theme

// A die that lies on cloth or wood. Checked means kept; the shelf shows that, the die only says it.
// It asks by `toggled`; the owner decides. Its motion never decides anything: `face` is known before.
Item {
    id: die

    required property int face
    // "Die 3 of 5: four"
    property string name: ""
    property real size: Metrics.dieOnMat
    property bool checkable: false
    property bool checked: false
    property bool covered: false
    property bool numerals: Theme.numerals
    // Counts gets a ring, faded does not count.
    property bool counts: false
    property bool faded: false
    // How far that is shown, up to 1, and how much higher the die lies.
    property real marked: 1
    property real rise: 0
    // The lean it comes to rest with, fixed for its place, and the axis it tumbles about.
    property real lean: 0
    property int seed: 0
    // Where the hand is that throws it, seen from its place.
    property point hand: Qt.point(0, 260)
    readonly property alias rolling: tumbling.running
    readonly property alias turning: look.turning

    signal toggled
    signal landed

    // Throws it; `delay` lets dice land one after the other.
    function roll(delay: int): void {
        tumbling.stop();
        if (Motion.mode === Motion.None) {
            landed();
            return;
        }
        if (Motion.full)
            look.progress = 0;
        look.shown = 0;
        pause.duration = Motion.full ? delay : 0;
        tumbling.start();
    }

    // Ends a throw, or turning over, at once.
    function finish(): void {
        if (rolling)
            tumbling.complete();
        look.finish();
    }

    function ask(): void {
        if (checkable && !rolling)
            toggled();
    }

    implicitWidth: size
    implicitHeight: size
    activeFocusOnTab: checkable || activeFocus
    onActiveFocusChanged: if (!activeFocus)
        pointer.touched = false

    Accessible.role: checkable ? Accessible.CheckBox : Accessible.StaticText
    Accessible.name: name
    Accessible.ignored: name === ""
    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.onPressAction: ask()
    Accessible.onToggleAction: ask()

    Keys.onReturnPressed: ask()
    Keys.onEnterPressed: ask()

    Tap {
        enabled: die.checkable
        onTapped: {
            pointer.touched = true;
            die.forceActiveFocus(Qt.MouseFocusReason);
            die.ask();
        }
    }

    HoverHandler {
        id: pointer

        // Focus that came by the pointer needs no ring.
        property bool touched: false

        enabled: die.checkable
    }

    DieLook {
        id: look

        anchors.fill: parent
        face: die.face
        covered: die.covered
        numerals: die.numerals
        counts: die.counts
        faded: die.faded
        marked: die.marked
        rise: die.rise
        lean: die.lean
        seed: die.seed
        hand: die.hand
        lifted: pointer.hovered && die.checkable && !die.rolling
        focused: die.activeFocus && !pointer.touched
    }

    SequentialAnimation {
        id: tumbling

        PauseAnimation {
            id: pause
        }
        ParallelAnimation {
            NumberAnimation {
                target: look
                property: "progress"
                to: 1
                duration: Motion.roll
                easing.type: Easing.OutQuart
            }
            NumberAnimation {
                target: look
                property: "shown"
                to: 1
                duration: Motion.fade
            }
        }
        onFinished: die.landed()
    }
}
