import QtQuick
import Riverbones.Theme

// A brass bracket that joins the key card to the card beside it: down from the one, across, up to the other.
Item {
    id: bracket

    // The key card is at the left end.
    property bool mirrored: false

    readonly property real thick: 3
    Accessible.ignored: true

    Rectangle {
        x: bracket.mirrored ? parent.width - width : 0
        y: parent.height - height
        width: bracket.thick
        height: 6
        radius: width / 2
        color: Theme.ring
    }

    Rectangle {
        y: parent.height - height
        width: parent.width
        height: bracket.thick
        radius: height / 2
        color: Theme.ring
    }

    Rectangle {
        x: bracket.mirrored ? 0 : parent.width - width
        width: bracket.thick
        height: parent.height
        radius: width / 2
        color: Theme.ring
    }
}
