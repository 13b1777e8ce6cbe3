import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// Rank, picture, name and total of one player.
Item {
    id: entry

    required property int rank
    required property string picture
    required property string name
    // For the screen reader.
    required property string spoken
    required property int total
    required property bool small

    readonly property string digits: format.number(total)

    Accessible.role: Accessible.ListItem
    Accessible.name: spoken

    Format {
        id: format
    }

    Words {
        id: position

        anchors.left: parent.left
        anchors.leftMargin: entry.small ? 6 : 12
        anchors.verticalCenter: parent.verticalCenter
        text: String(entry.rank)
        color: Theme.ink2
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    Avatar {
        id: face

        anchors.left: position.right
        anchors.leftMargin: entry.small ? 5 : 12
        anchors.verticalCenter: parent.verticalCenter
        picture: entry.picture
        size: Math.min(34, entry.height - 8)
    }

    Words {
        anchors.left: face.right
        anchors.leftMargin: entry.small ? 5 : 9
        anchors.right: sum.left
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        text: entry.name
        color: Theme.ink
        font.pixelSize: Type.small
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    Words {
        id: sum

        anchors.right: parent.right
        anchors.rightMargin: entry.small ? 4 : 12
        anchors.verticalCenter: parent.verticalCenter
        text: entry.digits
        color: Theme.ink
        font.pixelSize: entry.small ? Type.number : Type.total
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
