pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// The menu of the table. Esc and the first row carry on where the game is; the focus goes back to where it was.
T.Popup {
    id: menu

    required property bool over

    property Item before: null

    signal rulesAsked
    signal logAsked
    signal settingsAsked
    signal keysAsked
    signal homeAsked

    // Closes it first, so that what opens next finds the focus where it was.
    function choose(ask: var): void {
        close();
        ask();
    }

    parent: T.Overlay.overlay
    scale: Metrics.scale
    transformOrigin: T.Popup.TopLeft
    x: (mirrored ? parent.width / Metrics.scale - width - Metrics.margin : Metrics.margin) * Metrics.scale
    y: Metrics.topBarHeight * Metrics.scale
    width: Math.min(Math.max(340, implicitContentWidth + 2 * padding), parent ? parent.width / Metrics.scale - 2 * Metrics.margin : 340)
    height: implicitContentHeight + 2 * padding
    padding: 10
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onAboutToShow: before = parent.Window.activeFocusItem
    onAboutToHide: if (before && before.visible)
        before.forceActiveFocus(Qt.OtherFocusReason)
    onOpened: (contentItem as TableMenuRows).takeFocus()

    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Motion.fade
        }
    }
    exit: Transition {
        NumberAnimation {
            property: "opacity"
            to: 0
            duration: Motion.fade
        }
    }

    T.Overlay.modal: Rectangle {
        color: Theme.veil
    }

    background: Panel {}

    contentItem: TableMenuRows {
        over: menu.over
        onCarriedOn: menu.close()
        onRulesAsked: menu.choose(menu.rulesAsked)
        onLogAsked: menu.choose(menu.logAsked)
        onSettingsAsked: menu.choose(menu.settingsAsked)
        onKeysAsked: menu.choose(menu.keysAsked)
        onHomeAsked: menu.choose(menu.homeAsked)
    }
}
