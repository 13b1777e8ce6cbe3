pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable

// Tells a screen reader what happens at a hold'em table, and what there is when a key asks for it. Nothing private is
// said before its owner has opened the table.
Item {
    id: voice

    required property PokerTable table
    required property Announcer announcer
    required property PokerActionWords words
    // The own pieces and the board in words, as the game says them.
    required property string own
    required property string board

    // The seat that S told of last, or -1.
    property int seat: -1
    property int last: 0

    readonly property int handOverTo: table.handOverTo
    readonly property int remaining: table.secondsLeft
    readonly property bool bank: table.bankRuns

    signal answered(text: string)

    function press(event: KeyEvent): void {
        if (event.modifiers !== Qt.NoModifier || event.isAutoRepeat)
            return;
        const text = answer(event.key);
        last = event.key;
        if (text === "")
            return;
        event.accepted = true;
        answered(text);
    }

    function answer(key: int): string {
        if (table.phase === PokerTable.NoMatch)
            return "";
        switch (key) {
        case Qt.Key_D:
            return own !== "" ? own : qsTr("Your pieces are covered.");
        case Qt.Key_B:
            return board;
        case Qt.Key_P:
            return sentences.pot(table);
        case Qt.Key_T:
            return sentences.time(table);
        case Qt.Key_S:
            seat = last === Qt.Key_S ? (seat + 1) % table.places.count : 0;
            return sentences.seat(table, table.places.place(seat));
        default:
            return "";
        }
    }

    function tell(kind: int, text: string, seat: int): void {
        announcer?.say(kind, text, seat < 0 || !table.places.place(seat)?.bot);
    }

    function kindOf(row: int): int {
        switch (table.log.kind(row)) {
        case HandLog.BoardLaid:
            return Announcer.Pieces;
        case HandLog.HandShown:
        case HandLog.PotWon:
        case HandLog.MatchEnded:
            return Announcer.Result;
        default:
            return Announcer.Deed;
        }
    }

    onHandOverToChanged: if (handOverTo >= 0)
        tell(Announcer.Turn, qsTr("Pass the device to %1").arg(sentences.name(table, handOverTo)), handOverTo)
    onRemainingChanged: if (table.yours && (remaining === 10 || remaining === 5))
        tell(Announcer.Message, sentences.time(table), table.actingSeat)
    onBankChanged: if (bank)
        tell(Announcer.Message, qsTr("The time bank runs."), table.actingSeat)

    Connections {
        target: voice.table

        function onOpened(): void {
            voice.announcer?.hush();
        }

        function onTurnBegan(seat: int): void {
            voice.tell(Announcer.Turn, qsTr("%1 to act.").arg(sentences.name(voice.table, seat)), seat);
        }

        function onHappened(row: int): void {
            const kind = voice.kindOf(row);
            // Board and result concern everybody.
            voice.tell(kind, voice.words.sentence(row), kind === Announcer.Deed ? voice.table.log.seat(row) : -1);
        }
    }

    TableSentences {
        id: sentences
    }
}
