import QtQuick

QtObject {
    readonly property string name: "Pebbles"
    readonly property string tagline: "Throw them and see."
    readonly property int minSeats: 1
    readonly property int maxSeats: 4
    readonly property string duration: "5 min"
    readonly property Component picture: Item {
        // How large it was when it was made.
        property size first

        objectName: "picture"
        Component.onCompleted: first = Qt.size(width, height)
    }
}
