pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Theme

// One of several, shown when asked for. `name` says what is chosen; `activated(index)` tells of a choice by the player.
T.ComboBox {
    id: control

    required property string name
    property bool paper: false
    // Without an outline.
    property bool plain: false
    property bool opening: false
    // What is chosen, where the list changes with the language: a new list begins at its first line.
    property int chosenIndex: -1

    // Wide enough for every option, so that it keeps its place when another one is chosen.
    readonly property real widest: widestOf(metrics.font)
    readonly property color ink: paper ? Theme.ink : Theme.text

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    leftPadding: mirrored ? 40 : 16
    rightPadding: mirrored ? 16 : 40
    topPadding: 6
    bottomPadding: 6
    implicitWidth: widest + leftPadding + rightPadding
    implicitHeight: Math.max(Metrics.target, implicitContentHeight + topPadding + bottomPadding)
    font.family: Type.ui
    font.weight: Font.DemiBold
    font.pixelSize: Type.body
    opacity: enabled ? 1 : 0.5
    Accessible.name: name
    Accessible.description: displayText
    Accessible.onPressAction: popup.open()

    // The font is handed over so that the measure follows it.
    function widestOf(measured: font): real {
        let most = 0;
        for (let i = 0; i < count; ++i)
            most = Math.max(most, metrics.advanceWidth(textAt(i)));
        return Math.ceil(most) + 2;
    }

    function showChosen(): void {
        if (chosenIndex >= 0)
            currentIndex = chosenIndex;
    }
    onChosenIndexChanged: showChosen()
    onModelChanged: showChosen()
    Component.onCompleted: showChosen()

    // Not before the key is up again: its release would close the list.
    function awaitRelease(event: KeyEvent): void {
        opening = !popup.visible;
        event.accepted = opening;
    }
    Keys.onReturnPressed: event => awaitRelease(event)
    Keys.onEnterPressed: event => awaitRelease(event)
    Keys.onReleased: event => {
        event.accepted = opening;
        if (opening)
            popup.open();
        opening = false;
    }

    contentItem: Words {
        text: control.displayText
        font: control.font
        color: control.ink
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    indicator: Icon {
        x: control.mirrored ? 12 : control.width - width - 12
        y: (control.height - height) / 2
        size: 20
        name: "chevron-down"
        colour: control.ink
    }

    background: Rectangle {
        radius: Metrics.controlRadius
        color: control.hovered || control.down ? (control.paper ? Theme.paperAlt : Theme.railRaised) : "transparent"
        border.width: control.plain ? 0 : Theme.outline
        border.color: control.paper ? Theme.ink2 : Theme.line
    }

    delegate: ChoiceItem {
        required property int index

        width: ListView.view ? ListView.view.width : implicitWidth
        text: control.textAt(index)
        font: control.font
        chosen: control.currentIndex === index
        highlighted: control.highlightedIndex === index
    }

    popup: T.Popup {
        y: control.height + 6
        // Room for the mark of the chosen line beside the widest words.
        width: Math.max(control.width, control.widest + 68)
        implicitHeight: Math.min(contentItem.implicitHeight + 12, 340)
        padding: 6
        margins: 8
        scale: Metrics.scale
        transformOrigin: T.Popup.TopLeft

        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: control.delegateModel
            currentIndex: control.highlightedIndex
        }

        background: Rectangle {
            radius: Metrics.controlRadius
            color: Theme.rail
            border.width: Theme.outline
            border.color: Theme.line
        }
    }

    FontMetrics {
        id: metrics

        font: control.font
    }

    FocusRing {
        around: control
        paper: control.paper
        cornerRadius: Metrics.controlRadius
        visible: control.activeFocus && control.focusReason !== Qt.MouseFocusReason
    }
}
