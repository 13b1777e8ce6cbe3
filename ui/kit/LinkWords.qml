import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// What a link looks like: an icon before or behind its words.
Item {
    id: face

    required property string text
    required property string iconName
    required property string lastIconName
    required property bool turned
    required property bool mirrored
    required property bool over

    readonly property real first: iconName === "" ? 0 : 30
    readonly property real last: lastIconName === "" ? 0 : 30

    implicitWidth: Math.ceil(words.implicitWidth) + first + last
    implicitHeight: words.implicitHeight
    LayoutMirroring.enabled: mirrored
    LayoutMirroring.childrenInherit: true

    Icon {
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        name: face.iconName
        size: 20
        colour: Theme.inkTeal
        rotation: face.turned ? 180 : 0
    }

    Words {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: face.first
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - face.first - face.last
        text: face.text
        color: Theme.inkTeal
        font.weight: Font.Bold
        font.underline: face.over
        Accessible.ignored: true
    }

    Icon {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        name: face.lastIconName
        size: 20
        colour: Theme.inkTeal
        rotation: face.turned ? 180 : 0
    }
}
