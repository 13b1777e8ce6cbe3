pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// A saved game on paper: who plays, how far it has come, and a button to go on.
Paper {
    id: strip

    required property SavedGame saved
    property bool main: true
    // One of several below each other: named by its game.
    property bool listed: false
    property int more: 0
    readonly property Item firstFocus: button

    signal continued
    signal moreAsked

    readonly property int inset: Metrics.compact ? 16 : 22
    readonly property int shownFaces: Math.min(4, saved.seats?.count ?? 0)

    // Which of the saved games this is.
    readonly property string told: {
        if (saved.line === "")
            return saved.game.name;
        //: Name of the game, how far it has come, and when it was saved
        return qsTr("%1 · %2 · %3").arg(saved.game.name).arg(saved.line).arg(saved.when);
    }

    // Asked for before the file was read: as soon as it is.
    property bool wanted: false

    function go(): void {
        if (wanted && saved.ready)
            continued();
    }

    implicitHeight: Math.max(Metrics.compact ? 64 : 88, words.height + 24, button.height + 20)
    spread: 12
    Accessible.role: Accessible.Grouping
    Accessible.name: told

    Connections {
        target: strip.saved

        function onReadyChanged(): void {
            strip.go();
        }
    }

    Row {
        id: faces

        anchors.left: parent.left
        anchors.leftMargin: strip.inset
        anchors.verticalCenter: parent.verticalCenter
        spacing: -6
        visible: strip.shownFaces > 0

        Repeater {
            model: strip.saved.seats

            delegate: Avatar {
                required property int index

                // `picture` is a role of the list of seats.
                size: Metrics.compact ? 42 : 46
                tint: Theme.paper
                visible: index < strip.shownFaces
            }
        }
    }

    Column {
        id: words

        anchors.left: faces.visible ? faces.right : parent.left
        anchors.leftMargin: 20
        anchors.right: others.visible ? others.left : button.left
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter

        Heading {
            width: parent.width
            paper: true
            text: strip.listed ? strip.saved.game.name : qsTr("Carry on where you left off")
            font.pixelSize: Type.h3
        }

        Words {
            width: parent.width
            color: Theme.ink2
            text: {
                if (strip.saved.line === "")
                    return strip.saved.when;
                //: How far a game has come, and when it was saved
                return strip.listed ? qsTr("%1 · %2").arg(strip.saved.line).arg(strip.saved.when) : strip.told;
            }
        }
    }

    PushButton {
        id: others

        objectName: "moreSaves"
        anchors.right: button.left
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, 180)
        visible: strip.more > 0
        kind: PushButton.Plain
        paper: true
        text: qsTr("%n more", "saved games", strip.more)
        onClicked: strip.moreAsked()
    }

    PushButton {
        id: button

        objectName: "continue"
        anchors.right: parent.right
        anchors.rightMargin: strip.inset - 2
        anchors.verticalCenter: parent.verticalCenter
        height: Math.max(48, implicitContentHeight + 16)
        width: Math.min(implicitWidth, 240)
        kind: strip.main ? PushButton.Primary : PushButton.Secondary
        paper: true
        iconName: "play"
        text: qsTr("Continue")
        onClicked: {
            strip.wanted = true;
            strip.go();
        }
    }
}
