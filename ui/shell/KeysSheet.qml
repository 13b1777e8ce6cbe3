pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// The list of keys, on paper over the page: those of everywhere and those of the page at hand.
Modal {
    id: sheet

    // Whose keys stand beside those of everywhere.
    required property Page page

    readonly property bool two: page !== null && page.keyList !== null

    title: (contentItem as KeysPaper)?.title ?? ""
    anchors.centerIn: parent
    width: Math.min(two ? 960 : 520, parent ? parent.width / Metrics.scale - 2 * Metrics.margin : 960)
    height: Math.min(implicitContentHeight + topPadding + bottomPadding, parent ? parent.height / Metrics.scale - 2 * Metrics.margin : 600)
    padding: 28
    topPadding: 20
    onOpened: (contentItem as KeysPaper).takeFocus()

    background: Paper {}

    contentItem: KeysPaper {
        own: sheet.page ? sheet.page.keyList : null
        onCloseAsked: sheet.close()
    }
}
