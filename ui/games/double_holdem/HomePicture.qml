pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// Three cards that lie open in the river, and two of the own ones beside the key card.
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
        x: picture.width * 0.8 - width / 2
        y: picture.height * 0.78 - height / 2
        size: 34 * picture.unit
        // One chip of every kind, and one more.
        amount: 731
    }

    Repeater {
        // Nine of hearts, king of spades, four of spades; nine of spades, king of hearts, queen of spades.
        model: [
            { card: 30, across: -0.2, down: -0.2, lean: -3, key: false },
            { card: 47, across: 0.02, down: -0.17, lean: 2, key: false },
            { card: 11, across: 0.24, down: -0.21, lean: 5, key: false },
            { card: 31, across: -0.29, down: 0.2, lean: -8, key: false },
            { card: 43, across: 0.09, down: 0.2, lean: 7, key: false },
            { card: 46, across: -0.1, down: 0.15, lean: 0, key: true }
        ]

        PlayingCard {
            required property var modelData

            x: picture.width * (0.5 + modelData.across) - width / 2
            y: picture.height * (0.5 + modelData.down) - height / 2
            size: 62 * picture.unit
            card: modelData.card
            lean: modelData.lean
            key: modelData.key
            Accessible.ignored: true
        }
    }
}
