import QtQuick
import Riverbones.Kit
import Riverbones.Theme

DashItem {
    colour: Theme.line
    cornerRadius: Metrics.buttonRadius
    lineWidth: Theme.strongContrast ? 2 : 1.25
    pixelScale: Metrics.scale * Screen.devicePixelRatio
    Accessible.ignored: true
}
