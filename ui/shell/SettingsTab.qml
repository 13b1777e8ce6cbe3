pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Theme

// A section in the list of settings; the chosen one has a brass bar.
T.TabButton {
    id: tab

    required property string iconName

    hoverEnabled: true
    padding: 10
    leftPadding: mirrored ? 10 : 18
    rightPadding: mirrored ? 18 : 10
    implicitHeight: Math.max(Metrics.target + 4, implicitContentHeight + topPadding + bottomPadding)
    Accessible.name: text
    Accessible.onPressAction: tab.clicked()

    background: Rectangle {
        radius: Metrics.controlRadius
        color: tab.checked || tab.hovered ? Theme.railRaised : "transparent"
        border.width: tab.checked && Theme.strongContrast ? Theme.outline : 0
        border.color: Theme.text2

        Rectangle {
            x: tab.mirrored ? parent.width - width : 0
            y: 8
            width: 4
            height: parent.height - 16
            radius: 2
            color: Theme.ring
            visible: tab.checked
        }
    }

    contentItem: Row {
        spacing: 14

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: tab.iconName
            size: 20
            colour: tab.checked ? Theme.text : Theme.text2
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 34
            text: tab.text
            font.weight: tab.checked ? Font.Bold : Font.Normal
            color: tab.checked || tab.hovered ? Theme.text : Theme.text2
            Accessible.ignored: true
        }
    }

    FocusRing {
        around: tab
        cornerRadius: Metrics.controlRadius
        gap: 0
        visible: tab.activeFocus && tab.focusReason !== Qt.MouseFocusReason
    }
}
