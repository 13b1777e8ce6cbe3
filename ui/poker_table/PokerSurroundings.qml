import QtQuick
import Riverbones.Play
import Riverbones.PokerTable

// Tells the table what goes on around it: what its people have chosen, whether they look at the window, and where the
// focus is.
Item {
    id: around

    required property PokerTable table
    required property Item page
    required property PokerScene scene
    required property Preferences preferences

    readonly property Item focused: Window.activeFocusItem
    // Somebody is busy with the result, or with something that lies over the table.
    readonly property bool busy: focused !== null && (within(focused, scene.paper) || within(focused, scene.ledge.result) || !within(focused, page) && !within(page, focused))

    function within(item: Item, outer: Item): bool {
        let parent = item;
        while (parent && parent !== outer)
            parent = parent.parent;
        return parent !== null;
    }

    Binding {
        target: around.table
        property: "heldBack"
        value: around.busy
    }

    Binding {
        target: around.table
        property: "holdToPeek"
        value: around.preferences !== null && around.preferences.holdToPeek
    }

    // Whoever looks away from the window leaves nothing open where several people sit. No key is seen going up then.
    Connections {
        target: around.Window.window

        function onActiveChanged(): void {
            if (around.Window.active)
                return;
            around.table.peek(false);
            if (around.table.severalPeople)
                around.table.covered = true;
        }
    }
}
