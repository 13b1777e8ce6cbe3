import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// The table in a sentence, and the button that starts the game, or says why it cannot.
Item {
    id: bar

    required property SeatList seats
    required property Game game
    // Why no match can begin with the house rules, in a sentence.
    required property string problem

    readonly property bool open: reason.code === Reason.None && problem === ""
    readonly property int bots: seats.count - seats.people

    signal started

    function takeFocus(): void {
        button.forceActiveFocus(Qt.OtherFocusReason);
    }

    implicitHeight: Math.max(button.height, words.height)

    ReasonText {
        id: reason

        code: {
            if (bar.seats.count < bar.game.minSeats)
                return Reason.TooFewPlayers;
            return bar.seats.count > bar.game.maxSeats ? Reason.TooManyPlayers : Reason.None;
        }
    }

    Column {
        id: words

        anchors.left: parent.left
        anchors.right: button.left
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        visible: bar.open
        spacing: 4

        Words {
            objectName: "summary"
            width: parent.width
            color: Theme.text2
            font.pixelSize: Type.small
            text: {
                const people = qsTr("%n person(s)", "", bar.seats.people);
                const bots = qsTr("%n bot(s)", "", bar.bots);
                if (bar.bots === 0)
                    //: A table with people only, for example: 3 people.
                    return qsTr("%1.").arg(people);
                if (bar.seats.people === 0)
                    return qsTr("%1.").arg(bots);
                //: People and bots at the table, for example: 1 person, 3 bots.
                return qsTr("%1, %2.").arg(people).arg(bots);
            }
        }

        Words {
            width: parent.width
            color: Theme.text2
            font.pixelSize: Type.small
            text: qsTr("Saved as your usual table.")
        }
    }

    PushButton {
        id: button

        objectName: "start"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Math.max(240, implicitWidth), parent.width)
        main: true
        kind: PushButton.Primary
        text: qsTr("Start the game")
        keyText: "Ctrl ↵"
        closed: !bar.open
        reason: reason.text !== "" ? reason.text : bar.problem
        onClicked: bar.started()
    }

    Shortcut {
        sequences: ["Ctrl+Return", "Ctrl+Enter"]
        enabled: bar.visible && bar.open
        onActivated: bar.started()
    }
}
