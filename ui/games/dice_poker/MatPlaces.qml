pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// Where thrown dice come to rest, and the empty places that are seen before the first roll of a turn.
Item {
    id: places

    required property rect area
    required property real dieSize
    required property bool shown

    readonly property list<real> leans: [-13, 8, -6, 11, -9]

    // Across and down for one to five dice, from left to right, so that they use the space they have.
    readonly property list<point> shares: [
        Qt.point(0.5, 0.5),
        Qt.point(0.16, 0.26), Qt.point(0.82, 0.72),
        Qt.point(0.08, 0.3), Qt.point(0.52, 0.72), Qt.point(0.93, 0.24),
        Qt.point(0.04, 0.2), Qt.point(0.36, 0.84), Qt.point(0.64, 0.08), Qt.point(0.95, 0.74),
        Qt.point(0.03, 0.14), Qt.point(0.27, 0.94), Qt.point(0.51, 0.04), Qt.point(0.74, 0.98), Qt.point(0.97, 0.18)
    ]

    // The upper left corner of one of so many dice.
    function spot(count: int, index: int): point {
        const share = shares[count * (count - 1) / 2 + index];
        const across = LayoutMirroring.enabled ? 1 - share.x : share.x;
        return Qt.point(area.x + across * (area.width - dieSize), area.y + share.y * (area.height - dieSize));
    }

    opacity: shown ? 0.7 : 0
    visible: opacity > 0

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.fade
        }
    }

    Repeater {
        model: places.leans

        delegate: DiePlace {
            required property int index
            required property real modelData

            readonly property point rest: places.spot(places.leans.length, index)

            x: rest.x
            y: rest.y
            size: places.dieSize
            rotation: modelData
        }
    }
}
