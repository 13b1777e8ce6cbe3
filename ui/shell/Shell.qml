pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Play
import Riverbones.Shell

// Everything inside the window: the first screen, the page opened from it, and the way between them. Laid out at scale
// 1 and drawn as large as the window allows; a window that is too small scrolls.
FocusScope {
    id: shell

    required property list<string> games
    required property Storage storage
    required property Preferences preferences
    required property Sounds sounds
    required property Languages languages

    // The match to be opened: from a file, or a new one if there is none.
    property string savePath: ""
    property string gameId: ""
    // Where the focus was when a page was opened.
    property Item opener: null

    signal quit

    // Saves and closes the match that is on the table, if there is one.
    function leaveTable(): void {
        opened.table?.leave();
    }

    function open(file: url, properties: var): void {
        if (opened.status === Loader.Null)
            opener = Window.activeFocusItem;
        opened.source = "";
        opened.asynchronous = file === game.tablePage;
        opened.setSource(file, properties);
    }

    function openTable(path: string): void {
        savePath = path;
        open(game.tablePage, {
            storage: storage,
            preferences: preferences,
            sounds: sounds
        });
    }

    function resume(saved: SavedGame): void {
        gameId = saved.gameId;
        seats.copyFrom(saved.seats);
        openTable(saved.path);
    }

    // Back to the first screen, to the control that led away from it.
    function close(): void {
        const fromTable = opened.table !== null;
        leaveTable();
        opened.source = "";
        if (fromTable) {
            opener = null;
            storage.refresh();
        }
        if (opener)
            opener.forceActiveFocus(Qt.BacktabFocusReason);
        else
            home.takeFocus();
    }

    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true
    Component.onCompleted: if (preferences.welcomed)
        home.takeFocus()

    ShellKeys {
        preferences: shell.preferences
        page: aside.page ?? opened.page ?? welcome.page ?? home
        // At the table the speaker tells, and nothing may lie over the next step.
        onSoundSwitched: if (!opened.table || aside.open)
            toast.tellSound(shell.preferences.muted)
    }

    Game {
        id: game

        gameId: shell.gameId
    }

    SeatList {
        id: seats

        unnamed: qsTr("Player %1")
    }

    Stage {
        anchors.fill: parent

        HomePage {
            id: home

            anchors.fill: parent
            visible: opened.status === Loader.Null && !aside.open && shell.preferences.welcomed
            games: shell.games
            storage: shell.storage
            preferences: shell.preferences
            languages: shell.languages
            onChosen: id => {
                shell.gameId = id;
                shell.open("qrc:/qt/qml/Riverbones/Shell/SetUpPage.qml", {
                    gameId: id,
                    preferences: shell.preferences
                });
            }
            onSavesAsked: shell.open("qrc:/qt/qml/Riverbones/Shell/SavesPage.qml", {
                games: shell.games,
                storage: shell.storage
            })
            onContinued: saved => shell.resume(saved)
            onFileAsked: toast.showFolder(shell.storage)
            onQuit: shell.quit()
            onRulesAsked: chapter => aside.openRules("", chapter)
            onSettingsAsked: aside.openSettings()
            onAboutAsked: aside.openAbout()
        }

        Welcome {
            id: welcome

            anchors.fill: parent
            visible: !aside.open
            preferences: shell.preferences
            languages: shell.languages
            onGone: home.takeFocus()
        }

        Pages {
            id: opened

            anchors.fill: parent
            visible: !aside.open
            onRulesAsked: chapter => aside.openRules(shell.gameId, chapter)
            onSettingsAsked: aside.openSettings()
            onLoaded: {
                if (table && shell.savePath !== "")
                    table.resume(shell.savePath);
                else if (table)
                    table.begin(seats, shell.preferences.houseRules(shell.gameId));
                page?.takeFocus();
            }
            onPageLeft: shell.close()
            onFailed: message => {
                shell.close();
                toast.refuse(message);
            }
            onStarted: table => {
                seats.copyFrom(table);
                shell.openTable("");
            }
            onContinued: saved => shell.resume(saved)
            onFileAsked: toast.showFolder(shell.storage)
        }

        Aside {
            id: aside

            anchors.fill: parent
            games: shell.games
            preferences: shell.preferences
            sounds: shell.sounds
            languages: shell.languages
        }

        LoadingPage {
            anchors.fill: parent
            loading: opened.status === Loader.Loading
            progress: opened.progress
        }

        ShellToast {
            id: toast

            onAnswered: (aside.page ?? opened.page ?? home).takeFocus()
        }
    }
}
