import QtQuick
import Riverbones.PokerTable
import Riverbones.Tests.PokerTable
import Riverbones.Theme

// The page of a table on which a test plays the hands.
Item {
    id: room

    readonly property alias hand: played
    readonly property PokerPage page: loader.item as PokerPage

    // A new match of these seats: 'p' a person, 'b' a bot.
    function start(kinds: string): void {
        Motion.mode = Motion.None;
        played.start(kinds, "");
        played.table.seats.unnamed = "Player %1";
        if (!page)
            loader.setSource("PlayedPage.qml", {focus: true, played: played});
        page.takeFocus();
    }

    function focused(): Item {
        return Window.activeFocusItem;
    }

    // What is seen under this name, on the page or over it; null if nothing is.
    function child(name) {
        return search(Window.contentItem, name);
    }

    function search(item, name) {
        if (!item.visible)
            return null;
        if (item.objectName === name)
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = search(item.children[i], name);
            if (found)
                return found;
        }
        return null;
    }

    width: 1280
    height: 800

    PlayedHand {
        id: played
    }

    Loader {
        id: loader

        anchors.fill: parent
        focus: true
    }
}
