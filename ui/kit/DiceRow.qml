pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit

// Dice in a row, small, as an example.
Row {
    id: row

    required property list<int> faces
    property real size: 28

    spacing: size * 0.22
    Accessible.ignored: true

    Repeater {
        model: row.faces

        Die {
            required property int modelData

            size: row.size
            face: modelData
        }
    }
}
