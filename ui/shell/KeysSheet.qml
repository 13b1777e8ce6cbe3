pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// The list of keys, on paper over the page: those of everywhere and those of the page at hand. The focus goes back to
// where it was.
T.Popup {
    id: sheet

    // Whose keys stand beside those of everywhere.
    required property Page page

    property Item before: null
    readonly property bool two: page !== null && page.keyList !== null

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    scale: Metrics.scale
    width: Math.min(two ? 960 : 520, parent ? parent.width / Metrics.scale - 2 * Metrics.margin : 960)
    height: Math.min(implicitContentHeight + topPadding + bottomPadding, parent ? parent.height / Metrics.scale - 2 * Metrics.margin : 600)
    padding: 28
    topPadding: 20
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onAboutToShow: before = parent.Window.activeFocusItem
    onAboutToHide: if (before && before.visible)
        before.forceActiveFocus(Qt.OtherFocusReason)
    onOpened: (contentItem as KeysPaper).takeFocus()

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

    background: Paper {}

    contentItem: KeysPaper {
        own: sheet.page ? sheet.page.keyList : null
        onCloseAsked: sheet.close()
    }
}
