import QtQuick

// What the shell shows of this game before it is played.
QtObject {
    readonly property string name: qsTr("Double Hold'em")
    readonly property string tagline: qsTr("Three cards, one of them the key, and two hands at a time.")
    readonly property int minSeats: 2
    readonly property int maxSeats: 10
    readonly property string duration: qsTr("Open end")

    // Cards and chips on the felt of the home card.
    readonly property Component picture: HomePicture {}
}
