import QtQuick
import Riverbones.Theme

// A piece of the rail: settings, lists, whatever stands beside the table.
Rectangle {
    radius: Metrics.panelRadius
    color: Theme.rail
    border.width: Theme.outline
    border.color: Theme.strongContrast ? Theme.text2 : Qt.alpha(Theme.line, 0.5)
}
