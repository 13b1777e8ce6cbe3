import QtQuick
import Riverbones.Theme

// What only somebody who looks for the cause needs to know, folded away until it is asked for.
Column {
    id: details

    required property string text

    property bool open: false

    visible: text !== ""
    onTextChanged: open = false

    PushButton {
        objectName: "details"
        width: Math.min(implicitWidth, parent.width)
        height: Math.max(Metrics.target, implicitContentHeight + 12)
        leftPadding: 0
        kind: PushButton.Plain
        iconName: "chevron-down"
        text: qsTr("Details")
        Accessible.description: details.open ? details.text : ""
        onClicked: details.open = !details.open
    }

    Words {
        objectName: "detailsText"
        width: parent.width
        visible: details.open
        text: details.text
        color: Theme.text2
        font.pixelSize: Type.caption
        // Paths have no spaces to wrap at.
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
}
