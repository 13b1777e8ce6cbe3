pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Theme

// The upper edge of a screen: one way out or in, where we are, and what else can be reached.
Item {
    id: bar

    // Words only; numbers go into the subtitle.
    required property string title
    property string subtitle: ""
    property string leftIcon: "back"
    required property string leftText
    default property alias items: right.data
    readonly property alias leftButton: left

    signal leftClicked

    implicitWidth: 640
    implicitHeight: Math.max(Metrics.topBarHeight, Math.ceil(heading.implicitHeight) + 16, lower.lineCount > 1 ? Math.ceil(lower.implicitHeight) + 8 : 0)

    IconButton {
        id: left

        anchors.left: parent.left
        anchors.leftMargin: Metrics.compact ? 10 : 20
        anchors.verticalCenter: parent.verticalCenter
        iconName: bar.leftIcon
        text: bar.leftText
        onClicked: bar.leftClicked()

        // What points the way points the other way in right-to-left scripts.
        transform: Scale {
            origin.x: left.width / 2
            xScale: left.mirrored && bar.leftIcon === "back" ? -1 : 1
        }
    }

    Heading {
        id: heading

        anchors.left: left.right
        anchors.leftMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, bar.width - left.width - right.width - 80)
        text: bar.title
        font.pixelSize: Type.title
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }

    Words {
        id: lower

        anchors.left: heading.right
        anchors.leftMargin: 20
        anchors.right: right.left
        anchors.rightMargin: 16
        // On the line of the title, or two lines in the middle of the bar where it is long.
        y: lineCount > 1 ? (bar.height - height) / 2 : heading.y + heading.baselineOffset - baselineOffset
        text: bar.subtitle
        color: Theme.text2
        font.pixelSize: Type.small
        maximumLineCount: 2
        elide: Text.ElideRight
        visible: text !== ""
    }

    Row {
        id: right

        anchors.right: parent.right
        anchors.rightMargin: Metrics.compact ? 10 : 20
        anchors.verticalCenter: parent.verticalCenter
        spacing: 6
    }
}
