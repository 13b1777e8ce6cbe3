pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// Everything in the middle and in front of the seats as one number, and the side pots beside it.
Item {
    id: view

    required property PokerTable table

    readonly property bool large: Metrics.largeText

    implicitWidth: row.width
    implicitHeight: row.height
    visible: table.pot > 0
    Accessible.role: Accessible.StaticText
    Accessible.name: sentences.pot(table)

    Row {
        id: row

        spacing: 12

        ChipStack {
            objectName: "potChips"
            anchors.bottom: lines.bottom
            visible: !view.large
            amount: view.table.pot
            size: Metrics.compact ? 24 : 28
        }

        Grid {
            id: lines

            columns: view.large ? 2 : 1
            columnSpacing: 10
            verticalItemAlignment: Grid.AlignVCenter

            Words {
                text: qsTr("Pot")
                color: Theme.text2OnFelt
                font.pixelSize: Type.small
                Accessible.ignored: true
            }

            Words {
                text: format.number(view.table.pot)
                color: Theme.textOnFelt
                font.pixelSize: Type.pot
                font.weight: Font.Bold
                Accessible.ignored: true
            }
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter
            visible: view.table.sidePots.length > 0
            spacing: 2

            Repeater {
                model: view.table.sidePots

                Words {
                    required property PotInfo modelData

                    text: words.line(modelData.index, view.table.sidePots.length, modelData.contenders, modelData.amount)
                    color: Theme.text2OnFelt
                    font.pixelSize: Type.caption
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }

    PotWords {
        id: words

        seats: view.table.seats
    }

    TableSentences {
        id: sentences
    }

    Format {
        id: format
    }
}
