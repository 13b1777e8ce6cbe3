import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.PokerTable
import Riverbones.Theme

// What a hold'em table has to say in passing.
Item {
    id: messages

    required property PokerTable table
    required property Announcer announcer
    // Told as soon as it is there.
    property string note: ""

    onNoteChanged: if (note !== "")
        toast.note(note, "clock")

    // What was asked for by a key.
    function answer(text: string): void {
        toast.answer(text, "info");
    }

    function sentence(code: int, line: int): string {
        reason.code = code;
        reason.line = line;
        return reason.text;
    }

    Connections {
        target: messages.table

        function onRefused(reason: int): void {
            toast.note(messages.sentence(reason, 0), "info");
        }

        function onHandCancelled(): void {
            toast.problem(qsTr("The last hand was cancelled"), qsTr("Everyone has the stack from before it."), qsTr("OK"), "");
        }

        function onMended(reason: int, line: int): void {
            toast.problem(qsTr("The saved game was damaged"), qsTr("Line %1 of the file makes no sense. The game goes on from just before it.").arg(format.number(line)), qsTr("OK"), "");
        }

        function onNotSaved(reason: int): void {
            toast.problem(messages.sentence(reason, 0), qsTr("The game goes on. Saving is tried again with every step."), qsTr("OK"), "");
        }
    }

    Format {
        id: format
    }

    ReasonText {
        id: reason
    }

    Toast {
        id: toast

        objectName: "toast"
        announcer: messages.announcer
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        // Above the ledge: a message must not hide the next step.
        anchors.bottomMargin: Metrics.compact ? 160 : 212
        width: Math.min(implicitWidth, parent.width - 2 * Metrics.margin)
    }
}
