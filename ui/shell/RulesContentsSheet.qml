import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// The contents of the rules where there is no room for them beside the text.
SideSheet {
    id: sheet

    required property RulesReading reading

    title: qsTr("Contents")
    wood: true
    leading: true
    onOpened: contents.search()

    RulesContents {
        id: contents

        anchors.fill: parent
        anchors.leftMargin: Metrics.margin
        anchors.rightMargin: Metrics.margin
        anchors.bottomMargin: Metrics.margin
        reading: sheet.reading
        onChosen: sheet.close()
        onReadAsked: sheet.close()
    }
}
