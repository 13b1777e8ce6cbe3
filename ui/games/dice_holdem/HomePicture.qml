pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// Two covered dice, three that lie open in the river, and what they are played for.
Item {
    id: picture

    readonly property real unit: Math.min(width / 360, height / 270)

    Image {
        width: parent.width
        height: 150 * picture.unit
        y: parent.height * 0.5 - height / 2
        source: "qrc:/art/textures/river-" + Theme.variant + ".svg"
        sourceSize.width: width * Metrics.scale * Screen.devicePixelRatio
        sourceSize.height: height * Metrics.scale * Screen.devicePixelRatio
        fillMode: Image.Stretch
        visible: !Theme.strongContrast
        Accessible.ignored: true
    }

    ChipStack {
        x: picture.width * 0.725 - width / 2
        y: picture.height * 0.73 - height / 2
        size: 34 * picture.unit
        // One chip of every kind, and one more.
        amount: 731
    }

    Repeater {
        model: [
            { face: 5, across: -0.05, down: -0.15, lean: -4, covered: false },
            { face: 3, across: 0.145, down: -0.12, lean: 7, covered: false },
            { face: 5, across: 0.335, down: -0.165, lean: -3, covered: false },
            { face: 1, across: -0.34, down: 0.1, lean: -9, covered: true },
            { face: 1, across: -0.18, down: 0.16, lean: 8, covered: true }
        ]

        Die {
            required property var modelData

            x: picture.width * (0.5 + modelData.across) - width / 2
            y: picture.height * (0.5 + modelData.down) - height / 2
            size: 60 * picture.unit
            face: modelData.face
            lean: modelData.lean
            covered: modelData.covered
            Accessible.ignored: true
        }
    }
}
