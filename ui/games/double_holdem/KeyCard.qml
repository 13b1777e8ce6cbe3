import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// One of the three cards that the key card is chosen from. Looking at it chooses nothing yet.
Item {
    id: choice

    required property int card
    readonly property bool covered: card < 0
    required property real size
    // It is the one that is looked at.
    property bool looked: false
    property string name: ""
    property real lean: 0

    signal lookAsked(reason: int)
    signal keepAsked

    width: size
    height: size * Metrics.cardHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: name
    Accessible.checkable: true
    Accessible.checked: looked
    Accessible.onPressAction: lookAsked(Qt.OtherFocusReason)
    Accessible.onToggleAction: lookAsked(Qt.OtherFocusReason)
    onActiveFocusChanged: if (!activeFocus)
        pointer.touched = false

    // Covered cards are peeked at with it.
    Keys.onSpacePressed: event => {
        event.accepted = !covered;
        if (!covered && !event.isAutoRepeat)
            lookAsked(Qt.TabFocusReason);
    }
    Keys.onReturnPressed: event => enter(event)
    Keys.onEnterPressed: event => enter(event)

    // What is looked at is kept, anything else is looked at first.
    function enter(event: KeyEvent): void {
        if (event.isAutoRepeat)
            return;
        if (looked)
            keepAsked();
        else
            lookAsked(Qt.TabFocusReason);
    }

    Behavior on x {
        NumberAnimation {
            duration: Motion.keyLift
            easing.type: Easing.OutBack
            easing.overshoot: 0.8
        }
    }

    Behavior on y {
        NumberAnimation {
            duration: Motion.keyLift
            easing.type: Easing.OutCubic
        }
    }

    Tap {
        onTapped: {
            pointer.touched = true;
            choice.lookAsked(Qt.MouseFocusReason);
        }
    }

    HoverHandler {
        id: pointer

        // Focus that came by the pointer needs no ring.
        property bool touched: false
    }

    PlayingCard {
        size: choice.size
        card: choice.card
        covered: choice.covered
        lean: choice.looked ? 0 : choice.lean
        lifted: pointer.hovered && !choice.looked
        focused: choice.activeFocus && !pointer.touched
        counts: choice.looked
        Accessible.ignored: true
    }
}
