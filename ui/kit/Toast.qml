pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Theme

// One message at a time, above the ledge; what comes meanwhile waits its turn. A note goes by itself, sooner if others
// wait, and stays while the pointer is on it; a problem stays until it is answered. Whoever shows it places it; it is as wide as it is told to be.
Panel {
    id: toast

    enum Kind {
        Note,
        Time,
        Problem
    }

    // What is shown.
    property var message: made(Toast.Note, "", "")
    readonly property int kind: message.kind
    readonly property string title: message.title
    readonly property string text: message.text
    property Announcer announcer: null // says it to a screen reader
    property bool shown: false
    // What is said next.
    property var waiting: []
    // Milliseconds a note stays.
    property int stay: Motion.toast

    signal answered

    readonly property color accent: kind === Toast.Problem ? Theme.danger : kind === Toast.Time ? Theme.brassText : Theme.focus

    function made(kind: int, title: string, text: string, more: var): var {
        return Object.assign({kind: kind, title: title, text: text, icon: "info", button: "", details: ""}, more);
    }

    function note(words: string, icon: string): void {
        show(made(Toast.Note, "", words, {icon: icon}));
        announcer?.say(Announcer.Message, words);
    }

    // `details` may be empty: see Details.qml.
    function problem(heading: string, words: string, button: string, details: string): void {
        show(made(Toast.Problem, heading, words, {button: button, details: details}));
        announcer?.say(Announcer.Message, heading + ". " + words);
    }

    // What a key has just asked for does not wait behind other notes.
    function answer(words: string, icon: string): void {
        const message = made(Toast.Note, "", words, {icon: icon});
        if (shown && kind !== Toast.Problem)
            display(message);
        else
            show(message);
        announcer?.answer(words);
    }

    function show(next: var): void {
        if (!shown || (title === next.title && text === next.text)) {
            display(next);
            return;
        }
        waiting = waiting.concat([next]);
        going.restart();
    }

    function display(next: var): void {
        message = next;
        shown = true;
        going.restart();
    }

    function hide(): void {
        shown = false;
        if (waiting.length === 0)
            return;
        const next = waiting[0];
        waiting = waiting.slice(1);
        display(next);
    }

    implicitWidth: 592
    implicitHeight: Math.max(64, words.implicitHeight + 24, button.visible ? button.height + 24 : 0)
    opacity: shown ? 1 : 0
    visible: opacity > 0
    border.color: kind === Toast.Note ? Theme.line : accent
    border.width: kind === Toast.Note ? Theme.outline : 2

    Accessible.role: Accessible.AlertMessage
    Accessible.name: title === "" ? text : title
    Accessible.description: title === "" ? "" : text

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.fade
        }
    }

    Timer {
        id: going

        interval: toast.waiting.length > 0 ? toast.stay / 2 : toast.stay
        onTriggered: if (toast.kind !== Toast.Problem && !pointer.hovered)
            toast.hide()
    }

    HoverHandler {
        id: pointer

        onHoveredChanged: if (!hovered && toast.shown)
            going.restart()
    }

    Icon {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: 22
        anchors.verticalCenter: parent.verticalCenter
        name: toast.message.icon
        colour: toast.accent
        size: 22
    }

    ToastWords {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: 14
        anchors.right: button.visible ? button.left : parent.right
        anchors.rightMargin: 20
        anchors.verticalCenter: parent.verticalCenter
        message: toast.message
    }

    PushButton {
        id: button

        anchors.right: parent.right
        anchors.rightMargin: 20
        anchors.verticalCenter: parent.verticalCenter
        height: Math.max(Metrics.target, implicitContentHeight + 12)
        kind: PushButton.Quiet
        visible: text !== ""
        text: toast.message.button
        onClicked: {
            toast.hide();
            toast.answered();
        }
    }
}
