import QtQuick
import Riverbones.Shell

// A row of the list of saved games: an offer to go on, or why that is not possible.
Item {
    id: strip

    required property string path
    required property string game
    required property date changed
    required property int trouble
    required property list<string> games
    // The usual next step, in brass; others are offered more quietly.
    property bool main: true
    property bool listed: false
    // How many more there are, for a strip that stands for all of them.
    property int more: 0
    property bool active: true

    signal continued(saved: SavedGame)
    signal fileAsked
    signal moreAsked

    function takeFocus(): void {
        const step = sound.visible ? sound.firstFocus : troubled.firstFocus;
        step.forceActiveFocus(Qt.OtherFocusReason);
    }

    implicitHeight: !active ? 0 : sound.visible ? sound.implicitHeight : troubled.implicitHeight
    visible: active

    SavedGame {
        id: savedGame

        path: strip.path
        gameId: strip.game
        changed: strip.changed
        code: strip.trouble
        games: strip.games
        wanted: strip.active
    }

    ContinueStrip {
        id: sound

        anchors.fill: parent
        visible: savedGame.problem === ""
        saved: savedGame
        main: strip.main
        listed: strip.listed
        more: strip.more
        onContinued: strip.continued(savedGame)
        onMoreAsked: strip.moreAsked()
    }

    TroubleStrip {
        id: troubled

        anchors.fill: parent
        visible: !sound.visible
        saved: savedGame
        more: strip.more
        onFileAsked: strip.fileAsked()
        onMoreAsked: strip.moreAsked()
    }
}
