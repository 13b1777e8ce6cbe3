pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// One thing worth remembering of the match: words and the dice they are about.
Panel {
    id: card

    required property string title
    required property string text
    required property list<int> faces
    // The die that all hung on, -1 for none.
    property int lucky: -1

    readonly property real die: 30

    implicitHeight: Math.max(words.implicitHeight, die) + 2 * Metrics.space4
    Accessible.role: Accessible.StaticText
    //: %1 is the title of a remark, %2 its sentence, %3 the faces of the five dice, such as "3 3 3 3 3"
    Accessible.name: qsTr("%1. %2. Dice: %3").arg(title).arg(text).arg([...faces].join(" "))

    Column {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: Metrics.space4 + 4
        anchors.right: dice.left
        anchors.rightMargin: Metrics.space3
        anchors.verticalCenter: parent.verticalCenter
        spacing: 1

        Words {
            width: parent.width
            text: card.title
            font.weight: Font.Bold
            Accessible.ignored: true
        }

        Words {
            objectName: "remark"
            width: parent.width
            text: card.text
            color: Theme.text2
            font.pixelSize: Type.caption
            Accessible.ignored: true
        }
    }

    Row {
        id: dice

        anchors.right: parent.right
        anchors.rightMargin: Metrics.space4 + 4
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4

        Repeater {
            model: card.faces

            delegate: Die {
                required property int index
                required property int modelData

                face: modelData
                size: card.die
                counts: index === card.lucky
            }
        }
    }
}
