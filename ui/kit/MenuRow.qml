pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Theme

// A row of a menu: icon, words, a second line of what it costs, the key that does the same.
T.Button {
    id: control

    property string iconName: ""
    property string subText: ""
    property string keyText: ""

    readonly property bool focusShown: activeFocus && focusReason !== Qt.MouseFocusReason

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    font.family: Type.ui
    font.weight: Font.Bold
    font.pixelSize: Type.body
    padding: 10
    leftPadding: 14
    rightPadding: 14
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(48, implicitContentHeight + topPadding + bottomPadding)

    Accessible.name: text
    Accessible.description: subText
    Accessible.onPressAction: if (control.enabled)
        control.clicked()

    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    background: Rectangle {
        radius: Metrics.controlRadius
        color: control.down || control.hovered || control.activeFocus ? Theme.railRaised : "transparent"
    }

    contentItem: MenuWords {
        iconName: control.iconName
        text: control.text
        subText: control.subText
        keyText: control.keyText
        font: control.font
    }

    FocusRing {
        around: control
        cornerRadius: Metrics.controlRadius
        gap: -1
        visible: control.focusShown
    }
}
