pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// Every match that was left before its end, newest first.
Page {
    id: page

    required property Storage storage
    required property list<string> games

    signal continued(saved: SavedGame)
    signal fileAsked

    function takeFocus(): void {
        if (nothing.visible)
            nothing.takeFocus();
        else
            (list.itemAtIndex(0) as SavedStrip)?.takeFocus();
    }

    groups: [list, nothing, bar]
    Accessible.name: bar.title

    TopBar {
        id: bar

        width: parent.width
        title: qsTr("Saved games")
        leftText: qsTr("Back")
        onLeftClicked: page.leaveAsked()
    }

    ListView {
        id: list

        anchors.fill: parent
        anchors.topMargin: bar.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        // What comes next can be reached by Tab before it is in view.
        cacheBuffer: 300
        spacing: 14
        topMargin: 12
        bottomMargin: 24
        model: page.storage

        delegate: SavedStrip {
            required property int index
            readonly property bool hasFocus: activeFocus

            x: Metrics.compact ? 32 : 48
            width: list.width - 2 * x
            games: page.games
            main: index === 0
            listed: true
            onContinued: saved => page.continued(saved)
            onFileAsked: page.fileAsked()
            onHasFocusChanged: if (hasFocus)
                list.positionViewAtIndex(index, ListView.Contain)
        }

        T.ScrollBar.vertical: ScrollHandle {}
    }

    EmptyState {
        id: nothing

        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Metrics.margin, 440)
        visible: page.storage.count === 0
        title: qsTr("No saved games")
        text: qsTr("A game that is left before its end waits here until you carry on.")
        buttonText: qsTr("Choose a game")
        onClicked: page.leaveAsked()
    }
}
