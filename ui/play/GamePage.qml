import QtQuick
import Riverbones.Kit
import Riverbones.Play

// What the shell knows of a game's table. Every game has a TablePage.qml made from it.
Page {
    id: page

    property Storage storage: null
    property Preferences preferences: null
    property Sounds sounds: null
    // What was agreed for the match on the table, in the notation of records.
    property string houseRules: ""
    // Speaks to a screen reader.
    property Announcer announcer: null

    // The match could not be opened or begun; the sentence says why, and the details where exactly.
    signal failed(message: string, details: string)

    function begin(seats: SeatList, houseRules: string) {}
    function resume(path: string) {}
    // Saves and closes the record; called before the page goes away.
    function leave() {}
}
