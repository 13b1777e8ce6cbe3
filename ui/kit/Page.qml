import QtQuick

// What every screen is: it puts the focus on its usual next step, and Esc leaves it.
FocusScope {
    id: page

    // Where the focus starts.
    property Item firstFocus: null
    // What had the focus when the page was opened over another one; whoever closes it gives the focus back.
    property Item opener: null

    // The player wants to go back.
    signal leaveAsked
    // The player wants to read or set something and then be here again.
    signal rulesAsked(chapter: string)
    signal settingsAsked
    signal aboutAsked

    // What F1 and F10 open on this page itself; false if it has nothing of that kind.
    function openHelp(): bool {
        return false;
    }
    function openMenu(): bool {
        return false;
    }

    // Called by whoever shows the page.
    function takeFocus(): void {
        if (firstFocus)
            firstFocus.forceActiveFocus(Qt.OtherFocusReason);
        else
            forceActiveFocus(Qt.OtherFocusReason);
    }

    Accessible.role: Accessible.Pane

    Keys.onEscapePressed: leaveAsked()
}
