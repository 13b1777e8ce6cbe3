import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// What stands on a game's card: its picture on the felt, and its words below or beside it.
Item {
    id: face

    required property Game game
    required property bool wide
    // Words on the left of the picture, for scripts from right to left.
    required property bool turned

    readonly property int rim: 10
    readonly property int inset: Metrics.compact ? 14 : 16

    ClothItem {
        id: felt

        x: face.wide && face.turned ? parent.width - width - face.rim : face.rim
        y: face.rim
        width: face.wide ? Math.round(parent.width * 0.58) : parent.width - 2 * face.rim
        height: parent.height - face.rim - (face.wide ? face.rim : words.height + 2 * face.inset)
        middle: Theme.felt
        edge: Theme.feltDeep
        seam: Theme.stitch
        seamInset: 9
        cornerRadius: Metrics.trayRadius - 8
        weave: Theme.strongContrast ? "" : ":/art/textures/felt-tile-" + Theme.variant + ".svg"
        pixelScale: Metrics.scale * Screen.devicePixelRatio
        Accessible.ignored: true

        Loader {
            anchors.fill: parent
            // Not before it has a size: its drawings would be made in their own first.
            active: width > 0 && height > 0
            sourceComponent: face.game.picture
        }
    }

    GameWords {
        id: words

        x: face.wide && !face.turned ? felt.x + felt.width + 40 : 24
        y: face.wide ? (parent.height - height) / 2 : felt.y + felt.height + face.inset
        width: face.wide ? parent.width - felt.width - 2 * face.rim - 64 : parent.width - 48
        game: face.game
        brief: !face.wide && whole + 2 * face.inset + 4 * face.rim > face.height
        // A low card has no room for large words.
        large: face.wide && face.height >= 200 * Metrics.textScale
    }
}
