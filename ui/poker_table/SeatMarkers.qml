pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.PokerTable

// The dealer button and the blinds at the corner of a plate; two lie side by side.
Row {
    id: markers

    required property PlaceInfo place

    spacing: 2
    layoutDirection: Qt.RightToLeft

    component Marker: Image {
        width: 24
        height: 24
        sourceSize.width: 96
        sourceSize.height: 96
        mipmap: true
    }

    Marker {
        visible: markers.place?.dealer ?? false
        source: "qrc:/art/markers/dealer-button.svg"
    }

    Marker {
        visible: markers.place?.smallBlind ?? false
        source: "qrc:/art/markers/blind-small.svg"
    }

    Marker {
        visible: markers.place?.bigBlind ?? false
        source: "qrc:/art/markers/blind-big.svg"
    }
}
