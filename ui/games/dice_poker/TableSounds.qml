import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Play
import Riverbones.Theme

// What the table sounds like: listens to the match and to the dice, and asks for the cue that goes with what is seen.
Item {
    id: listener

    required property DicePokerTable table
    required property DiceMat mat
    required property Sounds sounds

    readonly property int phase: table.phase
    property int phaseBefore: DicePokerTable.NoMatch
    property int keptBefore: 0

    function play(cue: int): void {
        sounds?.play(cue);
    }

    // A match that was over when it was opened has had its sound.
    onPhaseChanged: {
        if (phase === DicePokerTable.Over && phaseBefore === DicePokerTable.Writing)
            play(Sounds.MatchOver);
        phaseBefore = phase;
    }

    Connections {
        target: listener.table

        function onTurnBegan(seat: int): void {
            // Who plays alone knows.
            if (listener.table.seats.count > 1 && !listener.table.seats.isBot(seat))
                listener.play(Sounds.YourTurn);
        }

        function onThrown(): void {
            // Without motion they lie there at once.
            if (Motion.full)
                listener.play(Sounds.Cup);
        }

        function onWritten(): void {
            listener.play(Sounds.Pencil);
        }

        function onRefused(): void {
            listener.play(Sounds.No);
        }
    }

    Connections {
        target: listener.table.dice

        // Dice also leave the shelf when a turn ends and after its last roll: nobody put those back.
        function onKeptChanged(): void {
            const kept = listener.table.dice.kept;
            if (kept > listener.keptBefore)
                listener.play(Sounds.Shelf);
            else if (kept < listener.keptBefore && listener.table.phase === DicePokerTable.Deciding && listener.table.rollsUsed < listener.table.rollsATurn)
                listener.play(Sounds.Unshelf);
            listener.keptBefore = kept;
        }
    }

    Connections {
        target: listener.mat

        function onLanded(): void {
            listener.sounds?.hush(Sounds.Cup);
            listener.play(Sounds.Bone);
        }
    }
}
