pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit

// Cards in a row, small, as an example.
Row {
    id: row

    required property list<int> cards
    property real size: 28

    spacing: size * 0.14
    Accessible.ignored: true

    Repeater {
        model: row.cards

        PlayingCard {
            required property int modelData

            size: row.size
            card: modelData
        }
    }
}
