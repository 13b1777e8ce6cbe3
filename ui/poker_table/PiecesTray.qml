import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The tray with the own pieces and, below it, the name of the best hand now. A game lays its pieces inside.
Item {
    id: tray

    required property PokerTable table
    // The hand in words: its name, and what goes with it.
    required property string hand
    required property string detail
    // A piece of the board is on its way: what it makes of the hand is told when it lies there.
    required property bool waits
    default property alias content: field.data

    readonly property alias field: field
    readonly property alias landing: landing
    readonly property real high: Metrics.compact ? 96 : 132

    function tell(): void {
        if (waits && hand !== "")
            return;
        name.text = hand;
        more.text = detail;
    }

    // What must not be seen any more is gone at once; else the board, which has changed too, begins to move first.
    onHandChanged: hand === "" ? tell() : later.restart()
    onDetailChanged: hand === "" ? tell() : later.restart()
    onWaitsChanged: tell()
    Component.onCompleted: tell()

    implicitHeight: high + words.height + (Metrics.compact ? 4 : 10)

    Timer {
        id: later

        interval: 0
        onTriggered: tray.tell()
    }

    Rectangle {
        id: wood

        width: parent.width
        height: tray.high
        radius: Metrics.trayRadius
        color: Theme.rail
        border.width: tray.table.yours ? 2 : Theme.outline
        border.color: tray.table.yours ? Theme.ring : Theme.line

        Rectangle {
            id: cloth

            anchors.fill: parent
            anchors.margins: 7
            radius: Metrics.trayRadius - 7
            color: Theme.felt
            border.width: 1
            border.color: Theme.stitch
        }

        Item {
            id: field

            anchors.fill: cloth
            opacity: landing.coming > 0 ? 0 : 1
        }

        Landing {
            id: landing

            anchors.centerIn: cloth
            height: 0.7 * field.height
        }
    }

    Column {
        id: words

        y: tray.high + (Metrics.compact ? 1 : 8)
        width: parent.width

        Heading {
            id: name

            width: parent.width
            font.pixelSize: Metrics.compact ? Type.bodyLarge : Type.number
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }

        Words {
            id: more

            width: parent.width
            color: Theme.text2
            font.pixelSize: Type.caption
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}
