pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Play
import Riverbones.PokerTable

// The table of a hold'em game: each makes its page from it and lays its pieces on `board`, in the tray and at the seats.
GamePage {
    id: page

    required property PokerTable table
    required property string title
    required property GamePieces game
    default property alias ownPieces: scene.ownPieces

    readonly property alias scene: scene

    signal rulesDrawerAsked

    groups: [scene.mat, scene.ledge, scene.paper, bar]
    keyList: PokerKeyLines {}
    Accessible.name: title

    function begin(seats: SeatList, houseRules: string): void { table.begin(storage, seats, houseRules); }
    function resume(path: string): void { table.resume(storage, path); }
    function leave(): void { table.leave(); }

    function openMenu(): bool {
        overlays.openMenu();
        return true;
    }

    function openHelp(): bool {
        rulesDrawerAsked();
        return true;
    }

    // Leaving is in the menu, with what it costs.
    function back(): void { overlays.openMenu(); }
    function takeFocus(): void { focuser.take(); }
    function sentence(code: int, line: int): string { return overlays.sentence(code, line); }

    Keys.onPressed: event => {
        event.accepted = table.handOverTo < 0 && keys.press(event);
        if (!event.accepted && table.handOverTo < 0)
            overlays.readAloud(event);
    }
    Keys.onReleased: event => keys.release(event)

    PokerKeys {
        id: keys

        table: page.table
        mat: scene.mat
        actions: scene.ledge.actions
        result: scene.showdown ? scene.paper.bar : scene.ledge.result
        choice: scene.ledge.keyLedge
        onLogAsked: overlays.openLog()
    }

    PokerFocus {
        id: focuser

        page: page
        table: page.table
        handOver: handOver
        scene: scene
    }

    PokerGuard {
        id: guard

        table: page.table
        doubted: scene.ledge.actions.decisions.doubted
    }

    PokerSounds {
        table: page.table
        sounds: page.sounds
        cards: page.game.cards
    }

    PokerSurroundings {
        table: page.table
        page: page
        scene: scene
        preferences: page.preferences
    }

    PokerBar {
        id: bar

        width: parent.width
        visible: scene.visible
        title: page.title
        table: page.table
        preferences: page.preferences
        onLeftClicked: overlays.openMenu()
        onRulesAsked: page.help()
        onLogAsked: overlays.openLog()
        onSettingsAsked: page.settingsAsked()
    }

    PokerScene {
        id: scene

        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        // While the device is passed on there is no table, neither to be seen nor to be read.
        visible: page.table.handOverTo < 0
        table: page.table
        guard: guard
        asksAboutFold: page.preferences === null || page.preferences.confirmFold
        game: page.game
        onFoldAsked: overlays.askFold()
        onSeatsAsked: overlays.openSeats()
        onHomeAsked: page.leaveAsked()
    }

    HandOverPage {
        id: handOver

        anchors.fill: parent
        visible: page.table.handOverTo >= 0
        table: page.table
        words: page.game.words
        twice: page.preferences !== null && page.preferences.pressTwice
        showText: page.game.showText
        onMenuAsked: overlays.openMenu()
    }

    PokerOverlays {
        id: overlays

        anchors.fill: parent
        table: page.table
        page: page
        words: page.game.words
        own: page.game.ownAloud
        board: page.game.boardAloud
        note: page.game.note
        menuTitle: bar.leftText
        onHelpAsked: page.help()
        onSettingsAsked: page.settingsAsked()
        onKeysAsked: page.keysAsked()
        onHomeAsked: page.leaveAsked()
    }
}
