import QtQuick
import Riverbones.PokerTable
import Riverbones.Theme

// The pieces of one seat in a hold'em game, as they lie beside its plate. Every such game has its own made from it.
Item {
    property PokerTable table: null
    property int seat: -1
    // Many hands lie open: there is little room.
    property bool crowded: false
    // At a showdown: how far the winning five are marked, up to 1, and how much higher they lie.
    property real marked: 1
    property real rise: Metrics.winnerRise
}
