pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Games.dice_poker
import Riverbones.Play
import Riverbones.Theme

// The table of Dice Poker.
GamePage {
    id: page

    readonly property int step: steps.current
    // Enough players for a wider card; what the window has to spare goes to mat and card alike.
    readonly property real cardWidth: (Metrics.compact ? 500 : match.columns.length > 3 ? 720 : 600) + 0.56 * Math.max(0, width - (Metrics.compact ? 1024 : 1280))
    readonly property real edge: Metrics.compact ? 13 : 17
    property bool resultShown: false
    // How the player moved the focus last: what is shown of it goes on the same way.
    property int focusReason: Qt.OtherFocusReason
    readonly property Item focused: Window.activeFocusItem

    function begin(seats: SeatList, houseRules: string): void { match.begin(storage, seats, houseRules); }
    function resume(path: string): void { match.resume(storage, path); }
    function leave(): void { match.leave(); }

    // To the usual next step.
    function takeFocus(): void {
        if (resultShown)
            result.takeFocus(focusReason);
        else if (step === TableSteps.Write)
            card.takeFocus(focusReason);
        else if (diceMat.actions.button)
            diceMat.actions.button.forceActiveFocus(focusReason);
        else
            forceActiveFocus(focusReason);
    }

    onFocusedChanged: if (focused as T.Control)
        focusReason = (focused as T.Control).focusReason === Qt.MouseFocusReason ? Qt.MouseFocusReason : Qt.OtherFocusReason
    // While dice roll the focus stays where it is; while the player decides it does so unless it got lost.
    onStepChanged: if (activeFocus && !whole.visible && step !== TableSteps.Wait && (step !== TableSteps.Decide || focused === page))
        refocus.start()

    Keys.onPressed: event => keys.press(event)

    // After everything that hangs on the same change.
    Timer {
        id: refocus

        interval: 0
        onTriggered: page.takeFocus()
    }

    TableSteps { id: steps; table: match }

    TableSounds {
        table: match
        mat: diceMat
        sounds: page.sounds
    }

    TableKeys {
        id: keys

        table: match
        mat: diceMat
        active: !whole.visible && !page.resultShown
        onScorecardAsked: whole.open()
    }

    DicePokerTable {
        id: match

        seats.unnamed: qsTr("Player %1")
        pace: page.preferences ? page.preferences.pace : Pace.Normal
        onOpened: if (page.activeFocus)
            refocus.start()
        onFailed: (code, line) => page.failed(messages.sentence(code, line))
        onChanged: if (phase !== DicePokerTable.Over)
            page.resultShown = false
    }

    TableBar {
        id: bar

        width: parent.width
        table: match
        preferences: page.preferences
        onLeftClicked: page.leaveAsked()
        onScorecardAsked: whole.open()
    }

    DiceMat {
        id: diceMat

        x: LayoutMirroring.enabled ? page.width - width - page.edge : page.edge
        anchors.top: bar.bottom
        anchors.topMargin: -3
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Metrics.compact ? 9 : 15
        width: page.width - page.cardWidth - (Metrics.compact ? 55 : 64)
        visible: !page.resultShown
        table: match
        onResultAsked: {
            page.resultShown = true;
            page.takeFocus();
        }
    }

    Scorecard {
        id: card

        x: LayoutMirroring.enabled ? Metrics.margin : page.width - width - (Metrics.compact ? 20 : 24)
        anchors.top: bar.bottom
        anchors.topMargin: Metrics.compact ? 6 : 4
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Metrics.compact ? 28 : 40
        width: page.cardWidth
        visible: !page.resultShown
        table: match
    }

    ResultPage {
        id: result

        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: page.resultShown
        table: match
        onHome: page.leaveAsked()
        onScorecardsAsked: whole.open()
        onAgain: match.playAgain()
    }

    WholeScorecard {
        id: whole

        anchors.fill: parent
        table: match
        onClosed: (opener ?? page).forceActiveFocus(page.focusReason)
    }

    Messages {
        id: messages

        anchors.fill: parent
        table: match
    }
}
