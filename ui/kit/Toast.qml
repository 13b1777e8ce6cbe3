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

    property int kind: Toast.Note
    property string title: ""
    property string text: ""
    property string iconName: "info"
    property string buttonText: ""
    property Announcer announcer: null // says it to a screen reader

    property bool shown: false
    // What is said next.
    property var waiting: []
    // Milliseconds a note stays.
    property int stay: Motion.toast

    signal answered

    readonly property color accent: kind === Toast.Problem ? Theme.danger : kind === Toast.Time ? Theme.brassText : Theme.focus

    function note(words: string, icon: string): void {
        show(Toast.Note, "", words, icon, "");
        announcer?.say(Announcer.Message, words);
    }

    function problem(heading: string, words: string, button: string): void {
        show(Toast.Problem, heading, words, "info", button);
        announcer?.say(Announcer.Message, heading + ". " + words);
    }

    // What a key has just asked for does not wait behind other notes.
    function answer(words: string, icon: string): void {
        if (shown && kind !== Toast.Problem)
            display(Toast.Note, "", words, icon, "");
        else
            show(Toast.Note, "", words, icon, "");
        announcer?.answer(words);
    }

    function show(newKind: int, heading: string, words: string, icon: string, button: string): void {
        if (!shown || (title === heading && text === words)) {
            display(newKind, heading, words, icon, button);
            return;
        }
        waiting = waiting.concat([() => display(newKind, heading, words, icon, button)]);
        going.restart();
    }

    function display(newKind: int, heading: string, words: string, icon: string, button: string): void {
        kind = newKind;
        title = heading;
        text = words;
        iconName = icon;
        buttonText = button;
        shown = true;
        going.restart();
    }

    function hide(): void {
        shown = false;
        if (waiting.length === 0)
            return;
        const next = waiting[0];
        waiting = waiting.slice(1);
        next();
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
        name: toast.iconName
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
        title: toast.title
        text: toast.text
    }

    PushButton {
        id: button

        anchors.right: parent.right
        anchors.rightMargin: 20
        anchors.verticalCenter: parent.verticalCenter
        height: Math.max(Metrics.target, implicitContentHeight + 12)
        kind: PushButton.Quiet
        visible: toast.buttonText !== ""
        text: toast.buttonText
        onClicked: {
            toast.hide();
            toast.answered();
        }
    }
}
