pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// The felt mat with its rim. What lies on it goes inside and is laid out in the felt's own coordinates.
Item {
    id: mat

    property real cornerRadius: Metrics.matRadius
    property real rim: 7
    property real seamInset: 11
    default property alias content: field.data

    // The nine-slice shadow has small corners; below a mat as round as this they would look out.
    Repeater {
        model: 7

        delegate: Rectangle {
            required property int index
            readonly property real reach: 2 * index

            x: -reach
            y: 7 - reach
            width: mat.width + 2 * reach
            height: mat.height + 2 * reach
            radius: mat.cornerRadius + reach
            color: "#000000"
            opacity: Theme.dark ? 0.06 : 0.02
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: mat.cornerRadius
        color: Theme.rail
        border.width: Theme.outline
        border.color: Theme.line
    }

    ClothItem {
        anchors.fill: parent
        anchors.margins: mat.rim
        middle: Theme.felt
        edge: Theme.feltDeep
        seam: Theme.stitch
        seamInset: mat.seamInset
        cornerRadius: mat.cornerRadius - mat.rim
        weave: Theme.strongContrast ? "" : ":/art/textures/felt-tile-" + Theme.variant + ".svg"
        pixelScale: Metrics.scale * Screen.devicePixelRatio
        Accessible.ignored: true
    }

    Item {
        id: field

        anchors.fill: parent
        anchors.margins: mat.rim
    }
}
