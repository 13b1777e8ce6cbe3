import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Play

// What opens over the table: the whole scorecard, the rules in short, the log, the menu, messages; and what is spoken.
Item {
    id: overlays

    required property string menuTitle
    required property DicePokerTable table
    required property GamePage page

    readonly property alias scorecardShown: whole.visible
    readonly property alias houseRules: drawer.houseRules

    signal helpAsked
    signal settingsAsked
    signal keysAsked
    signal homeAsked
    // The scorecard has gone; the focus was there before, if it was anywhere.
    signal scorecardClosed(opener: Item)

    function openMenu(): void {
        menu.open();
    }

    function openScorecard(): void {
        whole.open();
    }

    function openLog(): void {
        log.open();
    }

    function openRules(): bool {
        drawer.open();
        return true;
    }

    function readAloud(event: KeyEvent): void {
        voice.press(event);
    }

    function fail(code: int, line: int): void {
        page.failed(messages.sentence(code), messages.details(code, line));
    }

    TableVoice {
        id: voice

        table: overlays.table
        announcer: overlays.page.announcer
        cardsShown: whole.visible
        onAnswered: text => messages.answer(text)
    }

    WholeScorecard {
        id: whole

        anchors.fill: parent
        table: overlays.table
        onClosed: overlays.scorecardClosed(opener)
    }

    RulesDrawer {
        id: drawer

        table: overlays.table
        page: overlays.page
    }

    LogSheet {
        id: log

        model: overlays.table.log
        words: voice.words
        emptyText: qsTr("Nothing has happened yet. Every roll and every line will be told here.")
    }

    TableMenu {
        id: menu

        title: overlays.menuTitle
        over: overlays.table.phase === DicePokerTable.Over
        onRulesAsked: overlays.helpAsked()
        onLogAsked: log.open()
        onSettingsAsked: overlays.settingsAsked()
        onKeysAsked: overlays.keysAsked()
        onHomeAsked: overlays.homeAsked()
    }

    Messages {
        id: messages

        anchors.fill: parent
        table: overlays.table
        announcer: overlays.page.announcer
    }
}
