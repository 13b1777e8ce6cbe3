import QtQuick
import Riverbones.PokerTable

// The pieces of one seat in a hold'em game, as they lie beside its plate. Every such game has its own made from it.
Item {
    property PokerTable table: null
    property int seat: -1
}
