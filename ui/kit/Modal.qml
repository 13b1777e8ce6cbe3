pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Theme

// What lies over everything until it is closed: a veil below it, the focus inside it, and back where it was afterwards.
T.Dialog {
    id: modal

    // Words only; what a screen reader calls it, shown or not.
    required title

    // What had the focus.
    property Item before: null

    // Qt 6.4 leaves the item that readers see without a name.
    readonly property Binding naming: Binding {
        target: modal.contentItem?.parent?.Accessible ?? null
        property: "name"
        value: modal.title
    }

    parent: T.Overlay.overlay
    scale: Metrics.scale
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onAboutToShow: before = parent.Window.activeFocusItem
    onAboutToHide: if (before && before.visible)
        before.forceActiveFocus(Qt.OtherFocusReason)

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
}
