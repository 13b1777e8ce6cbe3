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
    // Rows have room for two lines. A third makes large text give way, as far as anybody's text goes.
    fontSizeMode: Text.VerticalFit
    minimumPixelSize: 14
    apart: 0.95
    horizontalAlignment: Text.AlignLeft
    verticalAlignment: Text.AlignVCenter
    Accessible.ignored: true
}
