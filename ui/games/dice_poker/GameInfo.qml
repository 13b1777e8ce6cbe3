import QtQuick
import Riverbones.Kit

// What the shell shows of this game before it is played.
QtObject {
    readonly property string name: qsTr("Dice Poker")
    readonly property string tagline: qsTr("Fill your scorecard, one roll at a time.")
    readonly property int minSeats: 1
    readonly property int maxSeats: 8
    readonly property string duration: format.minutes(25)

    readonly property Format format: Format {}

    // The five dice on the felt of the home card.
    readonly property Component picture: HomePicture {}
}
