import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// A paper note with a corner that points at what it speaks about. It takes no focus by itself: the game goes on.
FocusScope {
    id: note

    enum Side {
        Below,
        Above,
        Before,
        After
    }

    required property string text
    required property int number
    required property int count
    property int pointsTo: GuideNote.Below
    // Where along its edge the corner stands, from 0 to 1.
    property real cornerAt: 0.5

    readonly property bool last: number === count
    readonly property bool upright: pointsTo === GuideNote.Below || pointsTo === GuideNote.Above
    readonly property real corner: 18

    signal wentOn
    signal skipped

    implicitWidth: 340
    implicitHeight: column.implicitHeight + 2 * Metrics.space4
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    //: Which of the five remarks this is
    Accessible.description: place.text

    Keys.onEscapePressed: skipped()

    Rectangle {
        x: note.upright ? note.cornerAt * (note.width - 80) + 40 - width / 2 : (note.pointsTo === GuideNote.After ? note.width : 0) - width / 2
        y: note.upright ? (note.pointsTo === GuideNote.Below ? note.height : 0) - height / 2 : note.cornerAt * (note.height - 60) + 30 - height / 2
        width: note.corner
        height: note.corner
        rotation: 45
        color: Theme.paperBright
        border.width: 1.5
        border.color: Theme.inkTeal
    }

    Paper {
        anchors.fill: parent
        colour: Theme.paperBright
        spread: 14
    }

    Rectangle {
        anchors.fill: parent
        radius: Metrics.paperRadius
        color: "transparent"
        border.width: 1.5
        border.color: Theme.inkTeal
    }

    Column {
        id: column

        x: Metrics.space4
        y: Metrics.space4
        width: parent.width - 2 * x
        spacing: Metrics.space1

        Words {
            id: place

            width: parent.width
            text: qsTr("%1 of %2", "the number of a remark, and how many there are").arg(note.number).arg(note.count)
            color: Theme.ink2
            font.pixelSize: Type.caption
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        Words {
            objectName: "guideText"
            width: parent.width
            text: note.text
            color: Theme.ink
            font.pixelSize: Type.body
            Accessible.ignored: true
        }

        Item {
            width: 1
            height: Metrics.space1
        }

        Flow {
            width: parent.width
            spacing: Metrics.space2

            PushButton {
                objectName: "guideOn"
                height: Math.max(Metrics.target, implicitContentHeight + 12)
                width: Math.min(implicitWidth, parent.width)
                paper: true
                text: note.last ? qsTr("Thank you") : qsTr("Go on")
                onClicked: note.wentOn()
            }

            PushButton {
                objectName: "guideSkip"
                height: Math.max(Metrics.target, implicitContentHeight + 12)
                width: Math.min(implicitWidth, parent.width)
                visible: !note.last
                paper: true
                kind: PushButton.Plain
                text: qsTr("Skip the remarks")
                onClicked: note.skipped()
            }
        }
    }
}
