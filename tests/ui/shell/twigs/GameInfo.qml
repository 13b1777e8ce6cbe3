import QtQuick

QtObject {
    readonly property string name: "Twigs"
    readonly property string tagline: "Draw the longest."
    readonly property int minSeats: 2
    readonly property int maxSeats: 3
    readonly property string duration: "5 min"
    readonly property Component picture: Item {}
}
