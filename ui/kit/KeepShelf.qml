pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Theme

// The walnut shelf with its five places. Whoever lays dice on it asks where the places are.
Item {
    id: shelf

    property int places: 5
    // How many dice lie on it: they fill the first places.
    property int taken: 0
    property real dieSize: Metrics.dieOnShelf
    property real gap: Metrics.compact ? 8 : 12
    property real padding: Metrics.compact ? 14 : 22
    readonly property real step: dieSize + gap

    // The upper left corner of a place, counted from the reading side.
    function placeX(index: int): real {
        const shown = LayoutMirroring.enabled ? places - 1 - index : index;
        return (width - places * step + gap) / 2 + shown * step;
    }
    function placeY(): real {
        return (height - dieSize) / 2;
    }

    implicitWidth: places * step - gap + 2 * padding
    implicitHeight: dieSize + 2 * padding

    Rectangle {
        anchors.fill: parent
        radius: Metrics.trayRadius - 2
        color: Theme.walnut
        border.width: Theme.outline
        border.color: Theme.walnutEdge
    }

    BorderImage {
        anchors.fill: parent
        source: "qrc:/art/textures/shadow-inner.svg"
        border.left: 36
        border.right: 36
        border.top: 36
        border.bottom: 36
        opacity: 0.55
        Accessible.ignored: true
    }

    Repeater {
        model: shelf.places

        delegate: DashedFrame {
            required property int index

            x: shelf.placeX(index)
            y: shelf.placeY()
            width: shelf.dieSize
            height: shelf.dieSize
            visible: index >= shelf.taken
            cornerRadius: shelf.dieSize * Metrics.dieRadius
            colour: Theme.walnutSeam
            lineWidth: 1.5
        }
    }
}
