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

        width: Math.max(area.leastWidth, area.width / Metrics.scale)
        height: Math.max(area.leastHeight, area.height / Metrics.scale)
        scale: Metrics.scale
        transformOrigin: Item.TopLeft
    }
}
