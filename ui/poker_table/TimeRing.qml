import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The time that is left, round the picture of whoever must decide: brass while thinking, teal while the time bank runs,
// red at the end, when the number stands in it as well.
RingItem {
    id: ring

    required property PokerTable table
    property real size: 68

    readonly property int remaining: table.secondsLeft
    readonly property bool late: remaining <= 5

    width: size
    height: size
    pixelScale: Metrics.scale * Screen.devicePixelRatio
    share: Math.max(0, remaining / Math.max(1, table.bankRuns ? 30 : table.secondsAllowed))
    colour: late ? Theme.danger : table.bankRuns ? Theme.focus : Theme.ring
    track: Theme.line
    lineWidth: 4

    Accessible.role: Accessible.Indicator
    Accessible.name: sentences.time(table)

    TableSentences {
        id: sentences
    }

    Rectangle {
        anchors.centerIn: parent
        visible: ring.remaining <= 10
        width: number.implicitWidth + 12
        height: number.implicitHeight + 4
        radius: height / 2
        color: Theme.plate

        Words {
            id: number

            anchors.centerIn: parent
            text: ring.remaining
            color: ring.late ? Theme.danger : Theme.text
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }
}
