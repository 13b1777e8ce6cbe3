pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Play
import Riverbones.PokerTable

// What opens over a hold'em table: the log, the menu, the people at the table, questions, messages; and what is spoken.
Item {
    id: overlays

    required property string menuTitle
    required property PokerTable table
    required property GamePage page
    required property PokerActionWords words
    required property string own
    required property string board
    // What the game has to say in passing, to whoever has the device.
    property alias note: messages.note

    signal helpAsked
    signal settingsAsked
    signal keysAsked
    signal homeAsked

    function openMenu(): void {
        menu.open();
    }

    function openLog(): void {
        log.open();
    }

    function openSeats(): void {
        seats.open();
    }

    function askFold(): void {
        questions.askFold();
    }

    function readAloud(event: KeyEvent): void {
        voice.press(event);
    }

    function sentence(code: int, line: int): string {
        return messages.sentence(code, line);
    }

    PokerVoice {
        id: voice

        table: overlays.table
        announcer: overlays.page.announcer
        words: overlays.words
        own: overlays.own
        board: overlays.board
        onAnswered: text => messages.answer(text)
    }

    LogSheet {
        id: log

        model: overlays.table.log
        words: overlays.words
        emptyText: qsTr("Nothing has happened yet. Every bet and every die or card that lies open will be told here.")
    }

    TableMenu {
        id: menu

        title: overlays.menuTitle
        over: overlays.table.phase === PokerTable.Over
        withSeats: true
        onRulesAsked: overlays.helpAsked()
        onSeatsAsked: seats.open()
        onHouseRulesAsked: houseRules.open()
        onLogAsked: log.open()
        onSettingsAsked: overlays.settingsAsked()
        onKeysAsked: overlays.keysAsked()
        onHomeAsked: overlays.homeAsked()
    }

    SeatsSheet {
        id: seats

        table: overlays.table
        onLeaveAsked: seat => questions.askLeave(seat)
        onEndAsked: questions.askEnd()
    }

    HouseRulesSheet {
        id: houseRules

        houseRules: overlays.page.houseRules
    }

    PokerQuestions {
        id: questions

        table: overlays.table
    }

    PokerMessages {
        id: messages

        anchors.fill: parent
        table: overlays.table
        announcer: overlays.page.announcer
    }
}
