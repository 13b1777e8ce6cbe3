pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// A line of the rules in short, beside the table: dice or cards that show it, what it is called, what it needs, and how it stands
// now.
Item {
    id: row

    property list<int> faces: []
    property list<int> cards: []
    required property string name
    // What it needs; empty: its name says it.
    required property string text
    // How it stands to the dice on the table, in words; empty: not at all.
    required property string now
    // The dice on the table match it.
    required property bool fits

    property real air: Metrics.space2
    // It is not possible any more.
    property bool faded: false

    readonly property color ink: fits ? Theme.paper : Theme.ink

    implicitHeight: Math.max(pieces.height, words.height) + 2 * air
    Accessible.role: Accessible.ListItem
    Accessible.name: name + (text === "" ? "" : ". " + text) + (now === "" ? "" : ". " + now)

    Rectangle {
        anchors.fill: parent
        radius: Metrics.controlRadius
        color: Theme.inkTeal
        visible: row.fits
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.paperLine
        visible: !row.fits
    }

    Row {
        id: pieces

        anchors.left: parent.left
        anchors.leftMargin: 14
        anchors.verticalCenter: parent.verticalCenter
        opacity: row.faded ? 0.5 : 1

        DiceRow {
            faces: row.faces
            size: 28
        }

        CardRow {
            cards: row.cards
            size: 29
        }
    }

    Column {
        id: words

        anchors.left: pieces.right
        anchors.leftMargin: Metrics.space4
        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        spacing: 1

        Words {
            width: parent.width
            text: row.name
            color: row.ink
            font.pixelSize: Type.bodyLarge
            font.weight: Font.Bold
            Accessible.ignored: true
        }

        Words {
            width: parent.width
            visible: text !== ""
            text: row.text
            color: row.fits ? Theme.paper : Theme.ink2
            font.pixelSize: Type.small
            Accessible.ignored: true
        }

        Words {
            width: parent.width
            visible: text !== ""
            text: row.now
            color: row.ink
            font.pixelSize: Type.small
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }
}
