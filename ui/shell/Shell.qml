pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// Everything inside the window: the first screen, the page opened from it, and the way between them. Laid out at scale
// 1 and drawn as large as the window allows; a window that is too small scrolls.
FocusScope {
    id: shell

    required property list<string> games
    required property Storage storage
    required property Preferences preferences
    required property Languages languages

    readonly property Page page: opened.item as Page
    // The match to be opened: from a file, or a new one if there is none.
    property string savePath: ""
    property string gameId: ""
    // Where the focus was when a page was opened.
    property Item opener: null

    signal quit

    // Saves and closes the match that is on the table, if there is one.
    function leaveTable(): void {
        (page as GamePage)?.leave();
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
            preferences: preferences
        });
    }

    function resume(saved: SavedGame): void {
        gameId = saved.gameId;
        seats.copyFrom(saved.seats);
        openTable(saved.path);
    }

    // Back to the first screen, to the control that led away from it.
    function close(): void {
        const fromTable = page as GamePage !== null;
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

    function showSaves(): void {
        if (!Qt.openUrlExternally(storage.savesUrl))
            toast.note(qsTr("Saved games are in the folder %1.").arg(storage.savesFolder), "save");
    }

    function fit(): void {
        Metrics.fit(width, height);
    }

    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true
    onWidthChanged: fit()
    onHeightChanged: fit()
    Component.onCompleted: {
        fit();
        home.takeFocus();
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
            visible: opened.status === Loader.Null
            games: shell.games
            storage: shell.storage
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
            onFileAsked: shell.showSaves()
            onQuit: shell.quit()
        }

        Loader {
            id: opened

            anchors.fill: parent
            onLoaded: {
                const table = item as GamePage;
                if (table && shell.savePath !== "")
                    table.resume(shell.savePath);
                else if (table)
                    table.begin(seats, shell.preferences.houseRules(shell.gameId));
                shell.page?.takeFocus();
            }
            onStatusChanged: if (status === Loader.Error)
                pageWatch.onFailed(qsTr("A part of Riverbones is missing."))
        }

        LoadingPage {
            anchors.fill: parent
            loading: opened.status === Loader.Loading
            progress: opened.progress
        }

        Toast {
            id: toast

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 24
            width: Math.min(implicitWidth, parent.width - 2 * Metrics.margin)
            onAnswered: shell.page ? shell.page.takeFocus() : home.takeFocus()
        }
    }

    Connections {
        target: shell.page

        function onLeaveAsked(): void {
            shell.close();
        }
    }

    Connections {
        id: pageWatch

        target: shell.page as GamePage

        function onPlayAgain(): void {
            shell.openTable("");
        }

        function onFailed(message: string): void {
            shell.close();
            toast.problem(qsTr("This game cannot be opened"), message, qsTr("OK"));
        }
    }

    Connections {
        target: shell.page as SetUpPage

        function onStarted(table: SeatList): void {
            seats.copyFrom(table);
            shell.openTable("");
        }
    }

    Connections {
        target: shell.page as SavesPage

        function onContinued(saved: SavedGame): void {
            shell.resume(saved);
        }

        function onFileAsked(): void {
            shell.showSaves();
        }
    }
}
