import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// The name of a row, in as many lines as fit.
Words {
    id: label

    required property ScoreGrid grid
    property bool pictured: false

    width: grid.label - (pictured ? grid.picture : 0) - grid.padding - (pictured ? grid.padding : grid.padding / 2)
    height: grid.rowHeight
    x: grid.mirrored ? grid.block - width - grid.padding - (pictured ? grid.picture : 0) : grid.padding + (pictured ? grid.picture : 0)
    color: Theme.ink
    font.pixelSize: grid.labelSize
    fontSizeMode: Text.VerticalFit
    // In low rows large text gives way rather than to be cut, as far as anybody's text goes.
    minimumPixelSize: 14
    lineHeight: 0.95
    horizontalAlignment: Text.AlignLeft
    verticalAlignment: Text.AlignVCenter
    Accessible.ignored: true
}
