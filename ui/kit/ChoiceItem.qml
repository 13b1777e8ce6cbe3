pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Theme

// One line in the list of a Choice.
T.ItemDelegate {
    id: item

    required property bool chosen

    hoverEnabled: true
    Accessible.onPressAction: item.clicked()
    leftPadding: 12
    rightPadding: 12
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Metrics.target, implicitContentHeight + 12)

    contentItem: Row {
        spacing: 8

        Words {
            width: parent.width - 28
            anchors.verticalCenter: parent.verticalCenter
            text: item.text
            font: item.font
            Accessible.ignored: true
        }

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            size: 20
            name: item.chosen ? "check" : ""
            colour: Theme.brassText
        }
    }

    background: Rectangle {
        radius: Metrics.controlRadius - 4
        color: item.highlighted || item.hovered ? Theme.railRaised : "transparent"
        border.width: item.highlighted ? 2 : 0
        border.color: Theme.focus
    }
}
