import QtQuick
import Riverbones.Kit

// A slider in percent, and the number beside it.
Row {
    id: row

    required property string name
    required property int current
    property int least: 0
    property int most: 100
    property int step: 5

    signal chosen(value: int)
    signal released

    spacing: 12

    Format {
        id: format
    }

    Slider {
        id: slider

        width: 190
        name: row.name
        from: row.least
        to: row.most
        stepSize: row.step
        current: row.current
        valueText: number.text
        onChosen: value => row.chosen(Math.round(value))
        onReleased: row.released()
    }

    Words {
        id: number

        anchors.verticalCenter: parent.verticalCenter
        width: Math.ceil(widest.advanceWidth) + 2
        horizontalAlignment: Text.AlignRight
        text: format.percent(row.current)
        Accessible.ignored: true
    }

    TextMetrics {
        id: widest

        font: number.font
        text: format.percent(row.most)
    }
}
