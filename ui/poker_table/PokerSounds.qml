import QtQuick
import Riverbones.Play
import Riverbones.PokerTable

// What a hold'em table sounds like: asks for the cue that goes with what is seen.
Item {
    id: listener

    required property PokerTable table
    required property Sounds sounds
    // They are turned over rather than thrown.
    property bool cards: false

    readonly property int remaining: table.secondsLeft
    readonly property bool bank: table.bankRuns
    readonly property int handOverTo: table.handOverTo

    function play(cue: int): void {
        sounds?.play(cue);
    }

    // By how much of the pot a bet is.
    function chips(amount: int): void {
        play(amount * 4 > table.pot * 2 ? Sounds.ChipMany : amount * 8 > table.pot ? Sounds.ChipFew : Sounds.ChipOne);
    }

    function won(): void {
        let people = false;
        let winners = 0;
        let personWon = false;
        for (let seat = 0; seat < table.places.count; ++seat) {
            const place = table.places.place(seat);
            people = people || (!place.bot && place.dealtIn);
            winners += place.won > 0 ? 1 : 0;
            personWon = personWon || (!place.bot && place.won > 0);
        }
        play(Sounds.Rake);
        if (people)
            play(!personWon ? Sounds.Lost : winners > 1 ? Sounds.Shared : Sounds.Won);
    }

    onRemainingChanged: if (table.yours && remaining >= 0 && remaining <= 5)
        play(Sounds.Tick)
    onBankChanged: if (bank)
        play(Sounds.Bank)
    onHandOverToChanged: if (handOverTo >= 0)
        play(Sounds.HandOver)

    Connections {
        target: listener.table

        function onHappened(row: int): void {
            switch (listener.table.log.kind(row)) {
            case HandLog.Checked: return listener.play(Sounds.Knock);
            case HandLog.Folded: return listener.play(Sounds.Brush);
            case HandLog.Called:
            case HandLog.Bet:
            case HandLog.Raised: return listener.chips(listener.table.log.amount(row));
            case HandLog.KeyChosen: return listener.play(Sounds.Key);
            case HandLog.MatchEnded: return listener.play(Sounds.MatchOver);
            }
        }

        function onDealt(): void {
            listener.play(Sounds.Deal);
        }

        function onBoardLaid(): void {
            listener.play(listener.cards ? Sounds.TurnOver : Sounds.Bone);
        }

        function onHandEnded(): void {
            listener.won();
        }

        function onTurnBegan(seat: int): void {
            if (!listener.table.places.place(seat).bot)
                listener.play(Sounds.YourTurn);
        }

        function onRefused(): void {
            listener.play(Sounds.No);
        }
    }
}
