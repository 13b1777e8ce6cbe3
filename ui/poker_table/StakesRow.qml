import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// One thing that is agreed before a match, parted from the row above by a line, with what is wrong with it below.
Column {
    id: row

    required property string text
    property string explanation: ""
    property string problem: ""
    default property alias control: rule.control

    spacing: Metrics.space3

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
        opacity: Theme.strongContrast ? 1 : 0.6
    }

    HouseRule {
        id: rule

        width: parent.width
        text: row.text
        explanation: row.explanation
    }

    Row {
        width: parent.width
        visible: row.problem !== ""
        spacing: 6

        Icon {
            id: sign

            name: "warning"
            size: 18
            colour: Theme.danger
        }

        Words {
            objectName: "problem"
            width: parent.width - sign.width - parent.spacing
            text: row.problem
            color: Theme.danger
            font.pixelSize: Type.caption
            font.weight: Font.DemiBold
        }
    }
}
