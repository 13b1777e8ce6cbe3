pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Shell

// A row of the list of saved games: an offer to go on, or why that is not possible.
Loader {
    id: strip

    required property string path
    required property string game
    required property date changed
    required property int trouble
    required property list<string> games
    // The usual next step, in brass; others are offered more quietly.
    property bool main: true
    // How many more there are, for a strip that stands for all of them.
    property int more: 0

    signal continued(saved: SavedGame)
    signal fileAsked
    signal moreAsked

    function takeFocus(): void {
        item?.["firstFocus"]?.forceActiveFocus(Qt.OtherFocusReason);
    }

    SavedGame {
        id: savedGame

        path: strip.path
        gameId: strip.game
        changed: strip.changed
        code: strip.trouble
        games: strip.games
        wanted: strip.active
    }

    sourceComponent: savedGame.problem === "" ? sound : troubled

    Component {
        id: sound

        ContinueStrip {
            saved: savedGame
            main: strip.main
            more: strip.more
            onContinued: strip.continued(savedGame)
            onMoreAsked: strip.moreAsked()
        }
    }

    Component {
        id: troubled

        TroubleStrip {
            saved: savedGame
            more: strip.more
            onFileAsked: strip.fileAsked()
            onMoreAsked: strip.moreAsked()
        }
    }
}
