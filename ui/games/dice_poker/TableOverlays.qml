import QtQuick
import Riverbones.Games.dice_poker

// What opens over the table: the whole scorecard, the menu, messages.
Item {
    id: overlays

    required property DicePokerTable table

    readonly property alias scorecardShown: whole.visible

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

    function sentence(code: int, line: int): string {
        return messages.sentence(code, line);
    }

    WholeScorecard {
        id: whole

        anchors.fill: parent
        table: overlays.table
        onClosed: overlays.scorecardClosed(opener)
    }

    TableMenu {
        id: menu

        over: overlays.table.phase === DicePokerTable.Over
        onRulesAsked: overlays.helpAsked()
        onSettingsAsked: overlays.settingsAsked()
        onKeysAsked: overlays.keysAsked()
        onHomeAsked: overlays.homeAsked()
    }

    Messages {
        id: messages

        anchors.fill: parent
        table: overlays.table
    }
}
