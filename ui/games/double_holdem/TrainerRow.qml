import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// What one of the three cards would have been worth as key card.
Item {
    id: row

    required property int card
    // Its name, in words.
    required property string name
    // From 0 to 1.
    required property real share
    required property string percent
    // The own choice, or the best of the three: said in words, too.
    required property string remark
    required property bool best

    implicitHeight: Math.max(piece.height, words.height) + Metrics.space4
    Accessible.role: Accessible.ListItem
    Accessible.name: Array.from([name, percent, remark]).filter(text => text !== "").join(". ")

    PlayingCard {
        id: piece

        anchors.verticalCenter: parent.verticalCenter
        size: Metrics.compact ? 48 : 56
        card: row.card
        Accessible.ignored: true
    }

    Column {
        id: words

        anchors.left: piece.right
        anchors.leftMargin: Metrics.space4
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4

        Words {
            width: parent.width
            text: row.name
            color: Theme.ink
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        Item {
            width: parent.width
            height: figure.height

            Rectangle {
                id: track

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - figure.width - Metrics.space3
                height: 12
                radius: height / 2
                color: Theme.paperAlt
                border.width: 1
                border.color: Theme.paperLine

                Rectangle {
                    width: Math.max(height, parent.width * row.share)
                    height: parent.height
                    radius: height / 2
                    color: row.best ? Theme.inkTeal : Theme.ink2
                }
            }

            Words {
                id: figure

                anchors.right: parent.right
                text: row.percent
                color: Theme.ink
                font.pixelSize: Type.number
                font.weight: Font.Bold
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }

        Words {
            width: parent.width
            visible: text !== ""
            text: row.remark
            color: Theme.ink2
            font.pixelSize: Type.small
            Accessible.ignored: true
        }
    }
}
