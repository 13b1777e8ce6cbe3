pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit

// Five dice as they happen to lie: four sixes and a two.
Item {
    id: picture

    readonly property real unit: Math.min(width / 360, height / 270)

    Repeater {
        model: [
            { face: 6, across: -0.35, down: 0.11, lean: -11 },
            { face: 6, across: -0.17, down: -0.14, lean: 7 },
            { face: 6, across: 0.02, down: 0.12, lean: -4 },
            { face: 2, across: 0.16, down: -0.17, lean: 14 },
            { face: 6, across: 0.34, down: 0.06, lean: -8 }
        ]

        Die {
            required property var modelData

            x: picture.width * (0.5 + modelData.across) - width / 2
            y: picture.height * (0.5 + modelData.down) - height / 2
            size: 74 * picture.unit
            face: modelData.face
            lean: modelData.lean
            Accessible.ignored: true
        }
    }
}
