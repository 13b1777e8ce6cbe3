pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Play

// The table of Dice Poker.
GamePage {
    id: page

    readonly property alias guard: tableGuard
    property bool resultShown: false

    houseRules: overlays.houseRules
    groups: [board.mat, board.card, board.note, result, bar]
    keyList: TableKeyLines {}

    function begin(seats: SeatList, houseRules: string): void { match.begin(storage, seats, houseRules); }
    function resume(path: string): void { match.resume(storage, path); }
    function leave(): void { match.leave(); }
    function openHelp(): bool { return overlays.openRules(); }

    function openMenu(): bool {
        overlays.openMenu();
        return true;
    }

    // Leaving is in the menu, with what it costs.
    function back(): void { overlays.openMenu(); }

    function takeFocus(): void {
        focuser.take();
    }

    Accessible.name: bar.title
    Keys.onPressed: event => { keys.press(event); if (!event.accepted) overlays.readAloud(event); }

    TableFocus {
        id: focuser

        page: page
        table: match
        board: board
        result: result
        resultShown: page.resultShown
        covered: overlays.scorecardShown
    }

    TableGuard {
        id: tableGuard

        table: match
        flying: board.mat.flying
        doubted: board.card.doubted
        resultShown: page.resultShown
    }

    TableSounds {
        table: match
        mat: board.mat
        sounds: page.sounds
    }

    TableKeys {
        id: keys

        table: match
        mat: board.mat
        card: board.card
        active: !overlays.scorecardShown && !page.resultShown
        onScorecardAsked: overlays.openScorecard()
        onLogAsked: overlays.openLog()
    }

    DicePokerTable {
        id: match

        seats.unnamed: qsTr("Player %1")
        pace: page.preferences ? page.preferences.pace : Pace.Normal
        suggests: page.preferences === null || page.preferences.suggestions
        onOpened: focuser.takeLater()
        onFailed: (code, line) => overlays.fail(code, line)
        onChanged: if (phase !== DicePokerTable.Over)
            page.resultShown = false
    }

    TableBar {
        id: bar

        width: parent.width
        enabled: !overlays.scorecardShown
        table: match
        preferences: page.preferences
        onLeftClicked: overlays.openMenu()
        onScorecardAsked: overlays.openScorecard()
        onRulesAsked: page.help()
        onSettingsAsked: page.settingsAsked()
    }

    TableBoard {
        id: board

        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !page.resultShown
        enabled: !overlays.scorecardShown
        table: match
        guard: tableGuard
        asksAboutZero: page.preferences === null || page.preferences.confirmZero
        guideWanted: page.preferences !== null && page.preferences.guideWanted
        onGuideFinished: page.preferences.guideWanted = false
        onFocusLost: page.takeFocus()
        onResultAsked: {
            page.resultShown = true;
            page.takeFocus();
        }
    }

    ResultPage {
        id: result

        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: page.resultShown
        enabled: !overlays.scorecardShown
        table: match
        guard: tableGuard
        onHome: page.leaveAsked()
        onScorecardsAsked: overlays.openScorecard()
        onAgain: match.playAgain()
    }

    TableOverlays {
        id: overlays

        anchors.fill: parent
        table: match
        page: page
        menuTitle: bar.leftText
        onHelpAsked: page.help()
        onSettingsAsked: page.settingsAsked()
        onKeysAsked: page.keysAsked()
        onHomeAsked: page.leaveAsked()
        onScorecardClosed: opener => (opener ?? page).forceActiveFocus(focuser.reason)
    }
}
