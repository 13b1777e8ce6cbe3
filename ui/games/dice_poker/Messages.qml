import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// What the table has to say in passing.
Item {
    id: messages

    required property DicePokerTable table
    required property Announcer announcer

    // What was asked for by a key.
    function answer(text: string): void {
        toast.answer(text, "info");
    }

    function sentence(code: int): string {
        reason.code = code;
        return reason.text;
    }

    function details(code: int, line: int): string {
        reason.code = code;
        reason.line = line;
        return reason.details;
    }

    Connections {
        target: messages.table

        function onRefused(reason: int): void {
            toast.note(messages.sentence(reason), "info");
        }

        function onHinted(line: int, points: int): void {
            //: %1 is what a button says: "Write 12 in fours"
            toast.note(qsTr("Hint: %1").arg(lines.write(line, points)), "info");
        }

        function onMended(reason: int, line: int): void {
            toast.problem(qsTr("The saved game was damaged"), qsTr("A part of the file makes no sense. The game goes on from just before it."), qsTr("OK"), messages.details(reason, line));
        }

        function onNotSaved(reason: int): void {
            toast.problem(messages.sentence(reason), qsTr("The game goes on. Saving is tried again with every step."), qsTr("OK"), "");
        }
    }

    ReasonText {
        id: reason
    }

    LineWords {
        id: lines
    }

    Toast {
        id: toast

        objectName: "toast"
        announcer: messages.announcer
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        // Above the buttons at the lower edge: a message must not hide the next step.
        anchors.bottomMargin: 2 * Metrics.mainButtonHeight
        width: Math.min(implicitWidth, parent.width - 2 * Metrics.margin)
    }
}
