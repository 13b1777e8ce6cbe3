import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// What the shell has to say below whatever page is open.
Toast {
    // The folder of saved games in the system's own file manager; without one, in words.
    function showFolder(storage: Storage): void {
        if (!Qt.openUrlExternally(storage.savesUrl))
            note(qsTr("Saved games are in the folder %1.").arg(storage.savesFolder), "save");
    }

    function tellSound(muted: bool): void {
        if (muted)
            answer(qsTr("Sound is off. M turns it on."), "speaker-off");
        else
            answer(qsTr("Sound is on. M turns it off."), "speaker");
    }

    // What was said is about a page that is left.
    function clear(): void {
        waiting = [];
        shown = false;
    }

    function refuse(why: string, details: string): void {
        problem(qsTr("This game cannot be opened"), why, qsTr("OK"), details);
    }

    anchors.horizontalCenter: parent.horizontalCenter
    anchors.bottom: parent.bottom
    anchors.bottomMargin: 24
    width: Math.min(implicitWidth, parent.width - 2 * Metrics.margin)
}
