pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// The menu of the table. Esc and the first row carry on where the game is.
Modal {
    id: menu

    required property bool over
    // There are people who come and go, and rules that were agreed.
    property bool withSeats: false

    signal rulesAsked
    signal seatsAsked
    signal houseRulesAsked
    signal logAsked
    signal settingsAsked
    signal keysAsked
    signal homeAsked

    // Closes it first, so that what opens next finds the focus where it was.
    function choose(ask: var): void {
        close();
        ask();
    }

    transformOrigin: Item.TopLeft
    x: (mirrored ? parent.width / Metrics.scale - width - Metrics.margin : Metrics.margin) * Metrics.scale
    y: Metrics.topBarHeight * Metrics.scale
    width: Math.min(Math.max(340, implicitContentWidth + 2 * padding), parent ? parent.width / Metrics.scale - 2 * Metrics.margin : 340)
    height: implicitContentHeight + 2 * padding
    padding: 10
    onOpened: (contentItem as TableMenuRows).takeFocus()

    background: Panel {}

    contentItem: TableMenuRows {
        over: menu.over
        withSeats: menu.withSeats
        onCarriedOn: menu.close()
        onRulesAsked: menu.choose(menu.rulesAsked)
        onSeatsAsked: menu.choose(menu.seatsAsked)
        onHouseRulesAsked: menu.choose(menu.houseRulesAsked)
        onLogAsked: menu.choose(menu.logAsked)
        onSettingsAsked: menu.choose(menu.settingsAsked)
        onKeysAsked: menu.choose(menu.keysAsked)
        onHomeAsked: menu.choose(menu.homeAsked)
    }
}
