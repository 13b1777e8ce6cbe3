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
    default property alias content: field.data

    readonly property alias field: field
    readonly property alias landing: landing
    readonly property real high: Metrics.compact ? 96 : 132

    implicitHeight: high + words.height + (Metrics.compact ? 4 : 10)

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
            width: parent.width
            text: tray.hand
            font.pixelSize: Metrics.compact ? Type.bodyLarge : Type.number
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }

        Words {
            width: parent.width
            text: tray.detail
            color: Theme.text2
            font.pixelSize: Type.caption
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}
