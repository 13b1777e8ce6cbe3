import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// Dice and a card on a theme's own felt, and the name of the theme.
Item {
    id: face

    required property ThemeColours colours
    required property string text
    required property bool chosen

    implicitHeight: cloth.height + Math.max(44, words.height + 20)

    ClothItem {
        id: cloth

        width: parent.width
        height: Metrics.compact ? 78 : 92
        middle: face.colours.felt
        edge: face.colours.feltDeep
        seam: "transparent"
        cornerRadius: Metrics.controlRadius - 2
        weave: Theme.strongContrast ? "" : ":/art/textures/felt-tile-" + face.colours.variant + ".svg"
        pixelScale: Metrics.scale * Screen.devicePixelRatio
        Accessible.ignored: true

        Row {
            anchors.centerIn: parent
            spacing: 14

            Die {
                anchors.verticalCenter: parent.verticalCenter
                face: 5
                size: 44
                lean: -4
            }

            Die {
                anchors.verticalCenter: parent.verticalCenter
                face: 2
                size: 44
                lean: 5
            }

            PlayingCard {
                // The queen of hearts.
                card: 42
                size: 38
                lean: 4
            }
        }
    }

    Row {
        y: cloth.height + (parent.height - cloth.height - height) / 2
        x: 8
        width: parent.width - 16
        spacing: 8

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            size: 22
            name: face.chosen ? "check" : ""
            colour: face.colours.ring
        }

        Words {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (face.chosen ? 30 : 0)
            text: face.text
            font.weight: Font.Bold
            color: face.colours.text
            Accessible.ignored: true
        }
    }
}
