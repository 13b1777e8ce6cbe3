pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Theme

// What a push button looks like, without its words.
Item {
    id: face

    required property int kind
    required property bool paper
    required property bool open
    required property bool over
    required property bool down

    readonly property bool primary: kind === PushButton.Primary
    readonly property bool plain: kind === PushButton.Plain
    readonly property color fill: {
        switch (kind) {
        case PushButton.Primary:
            return down ? Qt.darker(Theme.brass, 1.1) : over ? Qt.lighter(Theme.brass, 1.1) : Theme.brass;
        case PushButton.Secondary:
            return paper ? Theme.paperBright : over && !down ? Qt.lighter(Theme.railRaised, Theme.dark ? 1.12 : 1.02) : Theme.railRaised;
        case PushButton.Danger:
            return paper ? Theme.paperBright : over ? Qt.lighter(Theme.dangerFill, 1.1) : Theme.dangerFill;
        default:
            return over ? (paper ? Theme.paperAlt : Theme.railRaised) : "transparent";
        }
    }
    readonly property color edge: {
        switch (kind) {
        case PushButton.Primary:
            return Theme.brassEdge;
        case PushButton.Danger:
            return paper ? Theme.inkRed : Theme.dangerFill;
        case PushButton.Plain:
            return "transparent";
        default:
            return paper ? Theme.ink2 : Theme.line;
        }
    }
    readonly property color ink: {
        switch (kind) {
        case PushButton.Primary:
            return Theme.textOnBrass;
        case PushButton.Danger:
            return paper ? Theme.inkRed : Theme.textOnDanger;
        case PushButton.Plain:
            return paper ? (over ? Theme.ink : Theme.ink2) : (over ? Theme.text : Theme.text2);
        default:
            return paper ? Theme.ink : Theme.text;
        }
    }
    // How far it is pressed in.
    property real sink: down ? 2 : 0

    Behavior on sink {
        NumberAnimation {
            duration: Motion.press
            easing.type: Easing.OutCubic
        }
    }

    Rectangle {
        visible: face.primary && face.open
        y: 3
        width: parent.width
        height: parent.height
        radius: Metrics.buttonRadius
        color: Theme.brassShade
    }

    Rectangle {
        visible: face.open
        y: face.sink
        width: parent.width
        height: parent.height
        radius: Metrics.buttonRadius
        color: face.fill
        border.width: face.plain ? 0 : Theme.strongContrast ? 2 : face.primary ? 1.5 : 1
        border.color: face.edge
    }

    DashedFrame {
        anchors.fill: parent
        visible: !face.open && !face.plain
        colour: face.paper ? Theme.paperLine : Theme.line
    }
}
