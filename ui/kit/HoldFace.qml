import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// The face of a button that fills while it is held.
ButtonFace {
    id: face

    // How full it is: 0 to 1.
    required property real share
    required property bool mirrored

    kind: PushButton.Primary
    paper: false
    open: true
    down: false

    Item {
        x: face.mirrored ? parent.width - width : 0
        width: parent.width * face.share
        height: parent.height
        clip: true

        Rectangle {
            x: face.mirrored ? parent.width - width : 0
            width: face.width
            height: parent.height
            radius: Metrics.buttonRadius
            color: Theme.brassShade
        }
    }
}
