import QtQuick
import Riverbones.Kit
import Riverbones.Play

// What the shell knows of a game's table. Every game has a TablePage.qml made from it.
Page {
    id: page

    required property Storage storage
    required property Preferences preferences

    // The table was left and saved, or its match is over and the result was read.
    signal left()
    // The same seats want another match.
    signal playAgain()
    // The match could not be opened or begun; the sentence says why.
    signal failed(message: string)

    function begin(seats: SeatList, houseRules: string) {}
    function resume(path: string) {}
}
