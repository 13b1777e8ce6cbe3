import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// Nothing here yet: two covered dice, what will be here, and the button that makes it so.
Column {
    id: state

    required property string title
    required property string text
    required property string buttonText

    signal clicked

    function takeFocus(): void {
        button.forceActiveFocus(Qt.OtherFocusReason);
    }

    spacing: 14

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        bottomPadding: 10
        spacing: 16

        Die {
            face: 1
            covered: true
            size: 62
        }

        Die {
            face: 1
            covered: true
            size: 62
        }
    }

    Heading {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: state.title
    }

    Words {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: state.text
        color: Theme.text2
    }

    PushButton {
        id: button

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(implicitWidth, parent.width)
        text: state.buttonText
        onClicked: state.clicked()
    }
}
