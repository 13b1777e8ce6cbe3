pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// A sheet that comes in from the side over a veil, as high as the window. What is below goes on. Esc, the cross and the
// veil close it.
Modal {
    id: sheet

    // On wood instead of paper.
    property bool wood: false
    // From where lines begin instead of from where they end.
    property bool leading: false
    // Where the focus starts.
    property Item firstFocus: head?.cross ?? null
    readonly property bool atLeft: leading !== mirrored
    readonly property SideSheetHead head: header as SideSheetHead

    transformOrigin: Item.TopLeft
    x: atLeft || !parent ? 0 : parent.width - width * scale
    width: Math.min(Metrics.drawerWidth, parent ? parent.width / scale - 48 : Metrics.drawerWidth)
    height: parent ? parent.height / scale : 0
    onOpened: firstFocus.forceActiveFocus(Qt.OtherFocusReason)

    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: Motion.full ? 1 : 0
            to: 1
            duration: Motion.fade
        }
        NumberAnimation {
            property: "x"
            from: !Motion.full ? sheet.x : sheet.atLeft ? -sheet.width * sheet.scale : sheet.parent?.width ?? 0
            duration: Motion.slide
            easing.type: Easing.OutCubic
        }
    }

    // Round at the free edge only: the others reach out of the window.
    background: Item {
        Rectangle {
            x: sheet.atLeft ? -radius : 0
            width: parent.width + radius
            height: parent.height
            radius: Metrics.panelRadius
            color: sheet.wood ? Theme.rail : Theme.paper
            border.width: Theme.strongContrast ? 2 : 0
            border.color: sheet.wood ? Theme.line : Theme.ink
        }
    }

    header: SideSheetHead {
        title: sheet.title
        wood: sheet.wood
        onCloseAsked: sheet.close()
    }
}
