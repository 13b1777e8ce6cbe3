pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Theme

// The picture of a seat; pressed, it offers the others. People are faces, bots are river animals.
T.Button {
    id: control

    required property string picture
    required property bool bots

    signal chosen(picture: string)

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    implicitWidth: 52
    implicitHeight: 52
    onClicked: popup.open()
    Accessible.name: text
    Accessible.onPressAction: clicked()

    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    contentItem: Avatar {
        picture: control.picture
        size: 52
        tint: control.hovered ? Theme.line : "transparent"
    }

    Tip {
        text: control.text
        visible: control.hovered && !popup.visible
    }

    FocusRing {
        around: control
        cornerRadius: control.width / 2
        gap: 0
        visible: control.activeFocus && control.focusReason !== Qt.MouseFocusReason
    }

    T.Popup {
        id: popup

        y: control.height + 8
        padding: 10
        margins: 8
        scale: Metrics.scale
        transformOrigin: T.Popup.TopLeft
        implicitWidth: implicitContentWidth + 2 * padding
        implicitHeight: implicitContentHeight + 2 * padding
        focus: true
        modal: false
        onOpened: (contentItem as PictureFaces).takeFocus()
        onClosed: control.forceActiveFocus(Qt.OtherFocusReason)

        background: Rectangle {
            radius: Metrics.panelRadius
            color: Theme.rail
            border.width: Theme.outline
            border.color: Theme.line
        }

        contentItem: PictureFaces {
            bots: control.bots
            picture: control.picture
            onChosen: picture => {
                control.chosen(picture);
                popup.close();
            }
        }
    }
}
