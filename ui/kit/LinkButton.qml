pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Theme

// A way on to something else to read, on paper: words and an icon before or behind them.
T.Button {
    id: link

    property string iconName: ""
    property string lastIconName: ""
    // The icons point the other way.
    property bool turned: false

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    padding: 8
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Metrics.target, implicitContentHeight + topPadding + bottomPadding)
    opacity: enabled ? 1 : 0.5

    Accessible.name: text
    Accessible.onPressAction: link.clicked()

    Keys.onReturnPressed: link.clicked()
    Keys.onEnterPressed: link.clicked()

    contentItem: LinkWords {
        text: link.text
        iconName: link.iconName
        lastIconName: link.lastIconName
        turned: link.turned
        mirrored: link.mirrored
        over: link.hovered
    }

    FocusRing {
        around: link
        paper: true
        cornerRadius: Metrics.controlRadius
        gap: 0
        visible: link.activeFocus && link.focusReason !== Qt.MouseFocusReason
    }
}
