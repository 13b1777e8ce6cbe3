pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// The suits in two colours or in four, to choose from.
PickTile {
    id: tile

    required property bool four

    ground: Theme.card
    padding: 9

    contentItem: Row {
        spacing: 5

        Repeater {
            model: ["spades", "hearts", "diamonds", "clubs"]

            Image {
                required property string modelData
                required property int index

                width: Metrics.compact ? 16 : 19
                height: width
                source: "qrc:/art/suits/" + modelData + (tile.four && index > 1 ? "-four" : "") + ".svg"
                sourceSize.width: width * Metrics.scale * Screen.devicePixelRatio
                sourceSize.height: height * Metrics.scale * Screen.devicePixelRatio
                Accessible.ignored: true
            }
        }
    }
}
