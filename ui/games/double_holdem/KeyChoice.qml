pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The ledge while the key card is chosen: what it is about, the three cards, and the button that keeps one of them for
// good.
KeyLedge {
    id: choice

    readonly property DoubleHoldemTable match: table as DoubleHoldemTable
    readonly property real edge: Metrics.compact ? 20 : 36

    function takeFocus(reason: int): void {
        tray.takeFocus(reason);
    }

    function keep(): void {
        if (tray.looked >= 0 && guard.open)
            match.chooseKey(tray.looked);
    }

    function press(event: KeyEvent): bool {
        if (event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier)
            return false;
        switch (event.key) {
        case Qt.Key_1:
        case Qt.Key_2:
        case Qt.Key_3:
            tray.look(event.key - Qt.Key_1, Qt.TabFocusReason);
            return true;
        case Qt.Key_Left:
            tray.lookBeside(-1);
            return true;
        case Qt.Key_Right:
            tray.lookBeside(1);
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (!event.isAutoRepeat)
                keep();
            return true;
        default:
            return false;
        }
    }

    implicitHeight: Math.max(Metrics.compact ? 252 : 306, tray.y + tray.implicitHeight + 12, words.y + words.height + seatHeight + 24, side.y + side.height + 12)
    Accessible.role: Accessible.Grouping
    Accessible.name: title.text

    Column {
        id: words

        x: LayoutMirroring.enabled ? choice.width - width - choice.edge : choice.edge
        y: Metrics.compact ? 10 : 16
        width: Metrics.compact ? 240 : 276
        spacing: 8

        Heading {
            id: title

            width: parent.width
            text: qsTr("Choose your key card")
            font.pixelSize: Metrics.compact ? Type.h3 : Type.h2
        }

        Words {
            width: parent.width
            text: qsTr("It joins both your hands. The other two cards never play together.")
            color: Theme.text2
            font.pixelSize: Metrics.tight ? Type.small : Type.body
        }
    }

    KeyTray {
        id: tray

        anchors.horizontalCenter: parent.horizontalCenter
        y: 12
        width: Metrics.compact ? 452 : 602
        table: choice.match
        onKeepAsked: choice.keep()
    }

    KeyKeep {
        id: side

        x: LayoutMirroring.enabled ? choice.edge : choice.width - width - choice.edge
        y: Metrics.tight ? 10 : Metrics.compact ? 20 : 30
        width: Metrics.compact ? 246 : 276
        looked: tray.looked >= 0
        card: tray.looked < 0 ? -1 : tray.cards[tray.looked] ?? -1
        onKept: choice.keep()
    }
}
