pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit

// Tells a screen reader what happens at the table, and what there is when a key asks for it.
Item {
    id: voice

    required property DicePokerTable table
    required property Announcer announcer
    // The scorecard of everybody has been opened: that reads the seats in turn.
    required property bool cardsShown

    readonly property alias words: words

    signal answered(text: string)

    function press(event: KeyEvent): void {
        aloud.press(event);
    }

    function tell(kind: int, text: string, seat: int): void {
        announcer?.say(kind, text, !table.seats.isBot(seat));
    }

    function tellTurn(seat: int): void {
        tell(Announcer.Turn, words.turn(seat, table.round, table.rounds), seat);
    }

    function kindOf(row: int): int {
        switch (table.log.kind(row)) {
        case ActionLog.Rolled:
            return Announcer.Pieces;
        case ActionLog.Ended:
            return Announcer.Result;
        default:
            return Announcer.Deed;
        }
    }

    onCardsShownChanged: if (cardsShown)
        announcer?.answer(aloud.standings.everySeat())

    Connections {
        target: voice.table

        function onOpened(): void {
            voice.announcer?.hush();
            if (voice.table.phase !== DicePokerTable.Over)
                voice.tellTurn(voice.table.actingSeat);
        }

        function onTurnBegan(seat: int): void {
            voice.tellTurn(seat);
        }

        function onHappened(row: int): void {
            const kind = voice.kindOf(row);
            // A result concerns everybody.
            voice.tell(kind, words.sentence(row), kind === Announcer.Result ? -1 : voice.table.log.seat(row));
        }
    }

    ReadAloud {
        id: aloud

        table: voice.table
        onAnswered: text => voice.answered(text)
    }

    ActionWords {
        id: words

        log: voice.table.log
        seats: voice.table.seats
    }
}
