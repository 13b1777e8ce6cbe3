import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Theme
import Tests.DicePoker

// A table page on which a test opens matches that it has made up.
Item {
    id: room

    readonly property alias page: page
    readonly property DicePokerTable table: (child("mat") as DiceMat)?.table ?? null

    // Opens a match of these players after these steps.
    function open(players: list<string>, steps: list<string>, houseRules: string): void {
        Motion.mode = Motion.None;
        page.leave();
        page.resume(rig.save(players, steps, houseRules));
        page.takeFocus();
    }

    function child(name: string): Item {
        return search(page, name);
    }

    function search(item: Item, name: string): Item {
        if (item.objectName === name)
            return item;
        for (const inner of item.children) {
            const found = search(inner, name);
            if (found)
                return found;
        }
        return null;
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
    }
}
