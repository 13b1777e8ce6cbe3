import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// What the table has to say in passing.
Item {
    id: messages

    function sentence(code: int, line: int): string {
        reason.code = code;
        reason.line = line;
        return reason.text;
    }

    function refuse(code: int): void {
        toast.note(sentence(code, 0), "info");
    }

    function tellMended(line: int): void {
        toast.problem(qsTr("The saved game was damaged"), qsTr("Line %1 of the file makes no sense. The game goes on from just before it.").arg(line), qsTr("OK"));
    }

    function tellNotSaved(code: int): void {
        toast.problem(sentence(code, 0), qsTr("The game goes on. Saving is tried again with every step."), qsTr("OK"));
    }

    ReasonText {
        id: reason
    }

    Toast {
        id: toast

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Metrics.margin
        width: Math.min(implicitWidth, parent.width - 2 * Metrics.margin)
    }
}
