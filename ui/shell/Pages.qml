import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell

// The page that was opened from the first screen: set-up, saved games, a table. Leaving it leads back there.
Loader {
    id: pages

    required property list<string> games
    required property Storage storage
    required property Preferences preferences
    required property Sounds sounds
    required property Announcer announcer

    property string savePath: "" // of the match to be opened; empty for a new one
    property string gameId: ""
    // Where the focus was when a page was opened; nothing after a table, which may have changed what was there.
    property Item opener: null

    readonly property bool open: status !== Loader.Null
    readonly property Page page: item as Page
    readonly property GamePage table: item as GamePage

    signal closed
    signal failed(message: string, details: string)
    signal fileAsked
    signal rulesAsked(chapter: string)
    signal settingsAsked

    function show(file: url, properties: var): void {
        if (!open)
            opener = Window.activeFocusItem;
        source = "";
        asynchronous = file === game.tablePage;
        setSource(file, properties);
    }

    function openSetUp(id: string): void {
        gameId = id;
        show("qrc:/qt/qml/Riverbones/Shell/SetUpPage.qml", {
            gameId: id,
            preferences: preferences
        });
    }

    function openSaves(): void {
        show("qrc:/qt/qml/Riverbones/Shell/SavesPage.qml", {games: games, storage: storage});
    }

    function openTable(path: string): void {
        savePath = path;
        show(game.tablePage, {
            storage: storage,
            preferences: preferences,
            sounds: sounds,
            announcer: announcer
        });
    }

    function resume(saved: SavedGame): void {
        gameId = saved.gameId;
        seats.copyFrom(saved.seats);
        openTable(saved.path);
    }

    function close(): void {
        if (table) {
            table.leave();
            opener = null;
        }
        source = "";
        closed();
    }

    function fail(message: string, details: string): void {
        close();
        failed(message, details);
    }

    onLoaded: {
        if (table && savePath !== "")
            table.resume(savePath);
        else if (table)
            table.begin(seats, preferences.houseRules(gameId));
        page?.takeFocus();
    }
    onStatusChanged: if (status === Loader.Error)
        fail(qsTr("A part of Riverbones is missing."), String(source))

    Game {
        id: game

        gameId: pages.gameId
    }

    SeatList {
        id: seats

        unnamed: qsTr("Player %1")
    }

    Connections {
        target: pages.page

        function onLeaveAsked(): void {
            pages.close();
        }

        function onRulesAsked(chapter: string): void {
            pages.rulesAsked(chapter);
        }

        function onSettingsAsked(): void {
            pages.settingsAsked();
        }
    }

    Connections {
        target: pages.table

        function onFailed(message: string, details: string): void {
            pages.fail(message, details);
        }
    }

    Connections {
        target: pages.item as SetUpPage

        function onStarted(table: SeatList): void {
            seats.copyFrom(table);
            pages.openTable("");
        }
    }

    Connections {
        target: pages.item as SavesPage

        function onContinued(saved: SavedGame): void {
            pages.resume(saved);
        }

        function onFileAsked(): void {
            pages.fileAsked();
        }
    }
}
