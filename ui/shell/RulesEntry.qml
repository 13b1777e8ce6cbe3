pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Theme

// A chapter in the contents. The one that is open is marked at its edge, not by colour alone.
T.RadioButton {
    id: entry

    hoverEnabled: true
    autoExclusive: false
    leftPadding: mirrored ? 12 : 28
    rightPadding: mirrored ? 28 : 12
    topPadding: 10
    bottomPadding: 10
    implicitHeight: Math.max(Metrics.target, implicitContentHeight + topPadding + bottomPadding)

    Accessible.name: text
    Accessible.onPressAction: entry.clicked()
    Accessible.onToggleAction: entry.clicked()

    Keys.onReturnPressed: entry.clicked()
    Keys.onEnterPressed: entry.clicked()

    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Metrics.controlRadius
            color: entry.checked || entry.hovered ? Theme.railRaised : "transparent"
        }

        Rectangle {
            x: entry.mirrored ? parent.width - width : 0
            y: 6
            width: 3
            height: parent.height - 12
            radius: 1.5
            color: Theme.ring
            visible: entry.checked
        }
    }

    contentItem: Words {
        text: entry.text
        color: entry.checked || entry.hovered ? Theme.text : Theme.text2
        font.weight: entry.checked ? Font.Bold : Font.Normal
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    FocusRing {
        around: entry
        cornerRadius: Metrics.controlRadius
        gap: 0
        visible: entry.activeFocus && entry.focusReason !== Qt.MouseFocusReason
    }
}
