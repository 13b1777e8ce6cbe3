import QtQuick

// What every screen is: it puts the focus on its usual next step, and Esc leaves it.
FocusScope {
    id: page

    // Where the focus starts.
    property Item firstFocus: null
    // What had the focus when the page was opened over another one; whoever closes it gives the focus back.
    property Item opener: null
    // The parts of the page between which F6 moves, in this order; those that are not shown are left out.
    property list<Item> groups
    // The page's own keys, for the list of keys.
    property KeyList keyList: null

    // The player wants to go back.
    signal leaveAsked
    // The player wants to read or set something and then be here again.
    signal rulesAsked(chapter: string)
    signal settingsAsked
    signal aboutAsked
    signal keysAsked

    // What F1 and F10 open on this page itself; false if it has nothing of that kind.
    function openHelp(): bool {
        return false;
    }
    function openMenu(): bool {
        return false;
    }

    // Rules and figures for what is on the page: its own, or those of the rules page.
    function help(): void {
        if (!openHelp())
            rulesAsked("");
    }

    // What Esc does.
    function back(): void {
        leaveAsked();
    }

    // Called by whoever shows the page.
    function takeFocus(): void {
        if (firstFocus)
            firstFocus.forceActiveFocus(Qt.OtherFocusReason);
        else
            forceActiveFocus(Qt.OtherFocusReason);
    }

    // To the next group, or the one before, and there to the first control that Tab would come to.
    function toNextGroup(back: bool): void {
        let at = -1;
        for (let i = 0; i < groups.length; ++i)
            at = holds(groups[i], Window.activeFocusItem) ? i : at;
        for (let step = 1; step <= groups.length; ++step) {
            const from = at < 0 && back ? groups.length : at;
            const group = groups[(from + (back ? -step : step) + 2 * groups.length) % groups.length];
            const first = group.visible ? group.nextItemInFocusChain(true) : null;
            if (first && holds(group, first)) {
                first.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }

    function holds(group: Item, item: Item): bool {
        let parent = item;
        while (parent && parent !== group)
            parent = parent.parent;
        return parent !== null;
    }

    Accessible.role: Accessible.Pane

    Keys.onEscapePressed: back()
}
