import QtQuick

// What every screen is: it puts the focus on its usual next step, and Esc leaves it.
FocusScope {
    id: page

    // Where the focus starts.
    property Item firstFocus: null

    // The player wants to go back.
    signal leaveAsked

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
