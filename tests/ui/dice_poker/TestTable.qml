import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Theme
import Riverbones.Tests.DicePoker

// A table page on which a test opens matches that it has made up.
Item {
    id: room

    readonly property alias page: page
    readonly property alias sounds: rig.sounds
    readonly property alias preferences: rig.preferences
    property DicePokerTable table: null

    // Opens a match of these players after these steps.
    function open(players, steps, houseRules) {
        Motion.mode = Motion.None;
        page.leave();
        page.resume(rig.save(players, steps, houseRules));
        page.takeFocus();
    }

    function focused(): Item {
        return Window.activeFocusItem;
    }

    function isInside(item: Item, outer: Item): bool {
        for (let parent = item; parent; parent = parent.parent) {
            if (parent === outer)
                return true;
        }
        return false;
    }

    function child(name) {
        return search(page, name);
    }

    function search(item, name) {
        if (item.objectName === name)
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = search(item.children[i], name);
            if (found)
                return found;
        }
        return null;
    }

    Component.onCompleted: {
        preferences.guideWanted = false;
        table = (child("mat") as DiceMat).table;
    }
    width: 1280
    height: 800

    RiggedMatch {
        id: rig
    }

    TablePage {
        id: page

        anchors.fill: parent
        focus: true
        storage: rig.storage
        preferences: rig.preferences
        sounds: rig.sounds
    }
}
