import QtQuick
import Riverbones.PokerTable

// What a hold'em game adds to the table that all of them share: its pieces and their words.
QtObject {
    // SeatPieces: covered ones at a seat, open ones at the showdown, and a hand with its name on paper.
    required property Component covered
    required property Component open
    required property Component onPaper
    required property PokerActionWords words
    required property HandReasons reasons
    // Pieces of the board that are shown.
    required property int laid
    // They are cards, which are high and turned over, rather than dice.
    property bool cards: false
    // Games with a key: where it is chosen, a KeyLedge; nothing in others.
    property Component keyChoice: null
    // The own hand: its name, what goes with it, and all of it for reading aloud; empty while nobody's pieces are open.
    required property string hand
    required property string detail
    required property string ownAloud
    required property string boardAloud
    // After a hand: a button of this name asks for `lessonAsked`; empty: there is none.
    property string lesson: ""
    // Something to be told in passing to whoever has the device.
    property string note: ""
    // "I am %1, show my dice"
    required property string showText

    signal lessonAsked
}
