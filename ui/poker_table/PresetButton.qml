pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Theme

// A usual amount, as a pill: filled while it is the amount.
T.Button {
    id: pill

    required property bool chosen

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    padding: 8
    leftPadding: Metrics.compact ? 12 : 15
    rightPadding: leftPadding
    implicitWidth: Math.max(Metrics.target, implicitContentWidth + 2 * leftPadding)
    implicitHeight: Math.max(Metrics.compact ? 36 : 40, implicitContentHeight + 2 * padding)
    opacity: enabled ? 1 : 0.45

    Accessible.name: text
    Accessible.onPressAction: if (pill.enabled)
        pill.clicked()
    Keys.onReturnPressed: pill.clicked()
    Keys.onEnterPressed: pill.clicked()

    background: Rectangle {
        radius: height / 2
        color: pill.chosen ? Theme.text : pill.hovered ? Theme.railRaised : "transparent"
        border.width: Theme.outline
        border.color: pill.chosen ? Theme.text : Theme.line
    }

    contentItem: Words {
        text: pill.text
        color: pill.chosen ? Theme.rail : Theme.text
        font.pixelSize: Type.small
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    FocusRing {
        around: pill
        cornerRadius: pill.height / 2
        visible: pill.activeFocus && pill.focusReason !== Qt.MouseFocusReason
    }
}
