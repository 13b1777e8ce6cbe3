pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Theme

// Icon, words and keycap of a push button, in the middle of it. Words wrap before anything is cut.
Item {
    id: content

    required property string text
    required property string lowerText
    required property string iconName
    required property string keyText
    required property color ink
    required property font font
    required property real sink

    implicitWidth: words.naturalWidth + row.others
    implicitHeight: row.height
    Accessible.ignored: true

    TextMetrics {
        id: measured

        font: content.font
        text: content.text
    }

    TextMetrics {
        id: lowerMeasured

        font: lower.font
        text: content.lowerText
    }

    Row {
        id: row

        readonly property real others: (icon.visible ? icon.width + spacing : 0) + (cap.visible ? cap.width + spacing : 0)

        x: Math.round((content.width - width) / 2)
        y: Math.round((content.height - height) / 2) + content.sink
        spacing: 12

        Icon {
            id: icon

            anchors.verticalCenter: parent.verticalCenter
            name: content.iconName
            colour: content.ink
            size: 22
        }

        Column {
            id: words

            // Measured apart: what a text would like to be changes while it is told how wide it is.
            readonly property real naturalWidth: Math.ceil(Math.max(measured.advanceWidth, lowerMeasured.advanceWidth)) + 1

            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(0, Math.min(naturalWidth, content.width - row.others))

            Words {
                id: label

                width: parent.width
                text: content.text
                font: content.font
                color: content.ink
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }

            Words {
                id: lower

                width: parent.width
                visible: text !== ""
                text: content.lowerText
                font.pixelSize: Type.caption
                color: content.ink
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }

        Keycap {
            id: cap

            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: content.keyText
            colour: content.ink
        }
    }
}
