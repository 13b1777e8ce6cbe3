pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// One column of the list of keys: a heading, and a row for each thing that keys do.
Column {
    id: column

    required property string title
    required property KeyList keys

    spacing: Metrics.space2
    Accessible.role: Accessible.List
    Accessible.name: title

    Words {
        width: parent.width
        text: column.title
        color: Theme.ink2
        font.weight: Font.Bold
        Accessible.role: Accessible.Heading
    }

    Repeater {
        model: column.keys ? column.keys.lines : null

        delegate: Item {
            id: row

            required property KeyLine modelData

            width: column.width
            height: Math.max(caps.height, what.implicitHeight) + 6
            Accessible.role: Accessible.ListItem
            //: %1 are keys, %2 is what they do
            Accessible.name: qsTr("%1: %2").arg([...modelData.keys].join(", ")).arg(modelData.text)

            Flow {
                id: caps

                anchors.left: parent.left
                width: parent.width * 0.42
                spacing: Metrics.space1

                Repeater {
                    model: row.modelData.keys

                    delegate: Keycap {
                        required property string modelData

                        text: modelData
                        colour: Theme.ink
                    }
                }
            }

            Words {
                id: what

                anchors.left: caps.right
                anchors.leftMargin: Metrics.space3
                anchors.right: parent.right
                text: row.modelData.text
                color: Theme.ink
                Accessible.ignored: true
            }
        }
    }
}
