pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// One line of the scorecard in the rules drawer.
Item {
    id: row

    required property list<int> faces
    required property string name
    required property string text
    // How the line stands to the dice on the table, in words; empty: not at all.
    required property string now
    // The dice on the table match it.
    required property bool fits

    readonly property color ink: fits ? Theme.paper : Theme.ink

    implicitHeight: Math.max(dice.height, words.height) + 2 * Metrics.space2
    Accessible.role: Accessible.ListItem
    Accessible.name: now === "" ? name + ". " + text : name + ". " + text + ". " + now

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

    DiceRow {
        id: dice

        anchors.left: parent.left
        anchors.leftMargin: 14
        anchors.verticalCenter: parent.verticalCenter
        faces: row.faces
        size: 28
    }

    Column {
        id: words

        anchors.left: dice.right
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
