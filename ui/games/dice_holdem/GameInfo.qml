import QtQuick

// What the shell shows of this game before it is played.
QtObject {
    readonly property string name: qsTr("Dice Hold'em")
    readonly property string tagline: qsTr("Two hidden dice, five shared, and nerve.")
    readonly property int minSeats: 2
    readonly property int maxSeats: 10
    readonly property string duration: qsTr("Open end")

    // Dice and chips on the felt of the home card.
    readonly property Component picture: HomePicture {}
}
