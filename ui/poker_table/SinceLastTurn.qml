pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// What the person who gets the device has not seen yet: the last few sentences of the log, all of them public.
Paper {
    id: sheet

    required property PokerTable table
    required property PokerActionWords words

    property int most: 5
    readonly property int unseen: table.log.count - table.unseenFrom
    readonly property int shown: Math.max(0, Math.min(most, unseen))

    implicitHeight: column.height + 2 * Metrics.space5
    visible: shown > 0

    Column {
        id: column

        x: Metrics.space5
        y: Metrics.space5
        width: parent.width - 2 * x
        spacing: Metrics.space2

        Words {
            width: parent.width
            text: qsTr("Since your last turn")
            color: Theme.ink2
            font.pixelSize: Type.small
            font.weight: Font.Bold
        }

        Repeater {
            model: sheet.shown

            Row {
                id: line

                required property int index
                readonly property int row: sheet.table.log.count - sheet.shown + index
                readonly property int seat: sheet.table.log.seat(row)

                width: column.width
                spacing: Metrics.space3

                Avatar {
                    anchors.verticalCenter: parent.verticalCenter
                    size: Metrics.avatarSmall
                    picture: line.seat < 0 ? "" : sheet.table.seats.picture(line.seat)
                }

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - Metrics.avatarSmall - parent.spacing
                    text: sheet.words.sentence(line.row)
                    color: Theme.ink
                }
            }
        }

        Words {
            width: parent.width
            visible: sheet.unseen > sheet.shown
            text: qsTr("and %n more before that", "", Math.max(0, sheet.unseen - sheet.shown))
            color: Theme.ink2
            font.pixelSize: Type.caption
        }
    }
}
