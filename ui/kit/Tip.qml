import QtQuick
import QtQuick.Templates as T
import Riverbones.Theme

// Names an icon for those who point at it or reach it by keyboard. Screen readers get the control's own name.
T.ToolTip {
    id: tip

    delay: 500
    scale: Metrics.scale
    transformOrigin: T.Popup.Top
    x: parent ? (parent.width - implicitWidth) / 2 : 0
    y: parent ? parent.height + 6 : 0
    margins: 8
    padding: 8
    leftPadding: 12
    rightPadding: 12
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent

    contentItem: Words {
        text: tip.text
        font.pixelSize: Type.caption
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Metrics.keycapRadius + 2
        color: Theme.railRaised
        border.width: Theme.outline
        border.color: Theme.line
    }
}
