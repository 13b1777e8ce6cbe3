import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// A small fact with its icon.
Row {
    id: fact

    required property string iconName
    required property string text

    spacing: 8

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        name: fact.iconName
        size: 18
        colour: Theme.text2
    }

    Words {
        text: fact.text
        color: Theme.text2
        font.pixelSize: Metrics.compact ? Type.small : Type.body
        Accessible.ignored: true
    }
}
