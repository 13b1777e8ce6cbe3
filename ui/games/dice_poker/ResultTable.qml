pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// All players with the parts of their totals, best first.
Paper {
    id: table

    required property DicePokerTable match
    required property real most // height it may take

    readonly property int count: match.columns.length
    readonly property bool jokers: match.jokerOn
    readonly property list<string> heads: jokers ? [qsTr("Left"), qsTr("Bonus"), qsTr("Right"), qsTr("Jokers"), qsTr("Total")] : [qsTr("Left"), qsTr("Bonus"), qsTr("Right"), qsTr("Total")]
    readonly property real step: Math.min(104, (width - 60) * 0.68 / heads.length)
    // Two lines of words.
    readonly property real headHeight: Math.max(Metrics.compact ? 40 : 48, Math.ceil(2.4 * Type.small) + 6)
    readonly property real lowestRow: Math.max(30, Math.ceil(1.2 * Type.number))
    readonly property real rowHeight: Math.max(lowestRow, Math.min(62, (most - headHeight - 10) / Math.max(1, count)))
    // The least height in which all players have room.
    readonly property real least: headHeight + count * lowestRow + 10

    // Rows from the top: the better total first, equal ones in the order of the seats.
    function placeOf(column: ScoreColumn): int {
        let place = 0;
        for (let seat = 0; seat < match.columns.length; ++seat) {
            const other = match.columns[seat];
            place += other.rank < column.rank || other.rank === column.rank && seat < column.seat ? 1 : 0;
        }
        return place;
    }

    implicitHeight: headHeight + count * rowHeight + 10
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Final scores")

    Format {
        id: format
    }

    ResultCells {
        anchors.right: parent.right
        anchors.rightMargin: 30
        height: table.headHeight
        texts: table.heads
        step: table.step
        head: true
    }

    Repeater {
        model: table.match.columns

        delegate: Item {
            id: row

            required property ScoreColumn modelData

            readonly property string name: table.match.seats.displayName(modelData.seat)
            readonly property list<string> texts: {
                const parts = [modelData.leftSum, modelData.leftBonus, modelData.rightSum];
                if (table.jokers)
                    parts.push(modelData.jokerBonus);
                return parts.concat(modelData.total).map(part => format.number(part));
            }

            x: 30
            y: table.headHeight + table.placeOf(modelData) * table.rowHeight
            width: table.width - 60
            height: table.rowHeight
            Accessible.role: Accessible.Row
            Accessible.name: qsTr("%1: rank %2, total %3").arg(name).arg(modelData.rank).arg(format.number(modelData.total))

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.paperLine
            }

            Words {
                id: place

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                width: 24
                text: String(row.modelData.rank)
                color: Theme.ink2
                font.pixelSize: Type.number
                font.weight: Font.Bold
                Accessible.ignored: true
            }

            Avatar {
                id: face

                anchors.left: place.right
                anchors.leftMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                picture: table.match.seats.picture(row.modelData.seat)
                size: Math.min(42, row.height - 6)
            }

            Words {
                anchors.left: face.right
                anchors.leftMargin: 14
                anchors.right: numbers.left
                anchors.rightMargin: 8
                anchors.verticalCenter: parent.verticalCenter
                text: row.name
                color: Theme.ink
                font.pixelSize: Type.number
                font.weight: Font.Bold
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            ResultCells {
                id: numbers

                anchors.right: parent.right
                height: parent.height
                texts: row.texts
                step: table.step
                largest: row.height - 4
            }
        }
    }
}
