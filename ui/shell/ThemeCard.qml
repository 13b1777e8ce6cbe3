pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// A theme to choose by its looks: dice on its own felt.
PickTile {
    id: card

    required property ThemeColours colours

    padding: 9
    cornerRadius: Metrics.buttonRadius
    ground: colours.room

    contentItem: ThemeFace {
        colours: card.colours
        text: card.text
        chosen: card.checked
    }
}
