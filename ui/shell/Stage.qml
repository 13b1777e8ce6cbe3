import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// Wood to stand on, in units of scale 1, never smaller than the smallest layout.
ScrollArea {
    id: area

    default property alias content: stage.data

    readonly property int leastWidth: 1024
    readonly property int leastHeight: 640

    // Not before both are known: half a size would lay everything out twice.
    function fit(): void {
        if (width > 0 && height > 0)
            Metrics.fit(width, height);
    }

    onWidthChanged: fit()
    onHeightChanged: fit()
    Component.onCompleted: fit()
    contentWidth: stage.width * Metrics.scale
    contentHeight: stage.height * Metrics.scale

    Plank {
        id: stage

        // Nothing until the window has its size, or all that stands here would be laid out for the smallest one first.
        width: area.width > 0 ? Math.max(area.leastWidth, area.width / Metrics.scale) : 0
        height: area.height > 0 ? Math.max(area.leastHeight, area.height / Metrics.scale) : 0
        scale: Metrics.scale
        transformOrigin: Item.TopLeft
    }
}
