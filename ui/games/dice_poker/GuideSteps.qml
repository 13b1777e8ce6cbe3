import QtQuick
import Riverbones.Games.dice_poker

// How far the remarks of the first game have come. Each is shown when the game has come to what it is about, one after
// the other, in the turns of the first person at the table; who plays on without a word has read it.
QtObject {
    id: steps

    enum Remark {
        Rolling,
        Keeping,
        Scoring,
        Filling,
        Bonus,
        Done
    }

    required property DicePokerTable table
    required property bool wanted

    property int current: GuideSteps.Rolling
    readonly property int person: firstPerson()
    readonly property bool theirs: table.yours && table.actingSeat === person
    readonly property bool deciding: theirs && table.phase === DicePokerTable.Deciding
    readonly property bool aboutToRoll: theirs && table.phase === DicePokerTable.ToRoll
    // The dice that lie have led up to this remark.
    readonly property int moment: deciding ? GuideSteps.Keeping + Math.min(2, table.rollsUsed - 1) : GuideSteps.Rolling
    readonly property bool due: wanted && (current === GuideSteps.Rolling || current === GuideSteps.Bonus ? aboutToRoll : current < GuideSteps.Done && deciding)

    signal finished

    function firstPerson(): int {
        for (let seat = 0; seat < table.columns.length; ++seat) {
            if (!table.seats.isBot(seat))
                return seat;
        }
        return -1;
    }

    function goOn(): void {
        if (++current === GuideSteps.Done)
            finished();
    }

    onWantedChanged: if (wanted)
        current = moment
    onMomentChanged: if (wanted && moment > current)
        current = moment

    readonly property Connections watch: Connections {
        target: steps.table

        function onOpened(): void {
            steps.current = steps.moment;
        }

        function onWritten(seat: int): void {
            if (steps.wanted && seat === steps.person && steps.current < GuideSteps.Bonus)
                steps.current = GuideSteps.Bonus;
        }

        function onThrown(): void {
            if (steps.wanted && steps.table.actingSeat === steps.person && steps.current === GuideSteps.Bonus)
                steps.goOn();
        }
    }
}
