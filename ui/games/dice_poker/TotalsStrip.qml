pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Theme

// What everybody has so far, in the order of the seats; two rows where one would be too tight.
Rectangle {
    id: strip

    required property DicePokerTable table

    readonly property int count: table.columns.length
    readonly property int rows: count * 150 > width ? 2 : 1
    readonly property int across: Math.ceil(count / rows)
    readonly property real rowHeight: rows > 1 ? (Metrics.compact ? 32 : 36) : Metrics.compact ? 40 : 54

    implicitHeight: rows * rowHeight + (rows > 1 ? 4 : 0)
    radius: Metrics.controlRadius
    color: Theme.paperAlt
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Players")

    TableWords {
        id: words

        table: strip.table
    }

    Grid {
        anchors.fill: parent
        anchors.topMargin: strip.rows > 1 ? 2 : 0
        columns: strip.across

        Repeater {
            model: strip.table.columns

            delegate: TotalEntry {
                required property ScoreColumn modelData

                width: strip.width / strip.across
                height: strip.rowHeight
                small: strip.width / strip.across < 170
                rank: modelData.rank
                picture: strip.table.seats.picture(modelData.seat)
                name: strip.table.seats.displayName(modelData.seat)
                total: modelData.total
                spoken: words.seat(modelData)
            }
        }
    }
}
