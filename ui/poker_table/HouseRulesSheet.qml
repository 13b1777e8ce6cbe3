pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// What was agreed for the match, beside the table. The game goes on behind it.
SideSheet {
    id: sheet

    // In the notation of records.
    required property string houseRules

    firstFocus: area
    title: qsTr("House rules")

    HoldemSettingsText {
        id: settings

        text: sheet.houseRules
    }

    AgreedWords {
        id: agreed

        settings: settings
    }

    ReadingArea {
        id: area

        objectName: "agreed"
        anchors.fill: parent
        contentHeight: lines.height + Metrics.space5
        name: sheet.title
        paper: true

        Column {
            id: lines

            x: Metrics.space5
            width: area.width - 2 * x

            Repeater {
                model: agreed.lines

                AgreedLine {
                    required property int index
                    required property var modelData

                    objectName: "agreed" + index
                    width: lines.width
                    name: modelData.name
                    text: modelData.text
                }
            }
        }
    }
}
