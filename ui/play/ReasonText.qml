import QtQuick
import Riverbones.Kit
import Riverbones.Play

// The sentence for a reason, in the language of the program; empty for Reason.None. Numbers of lines are kept for the
// details.
QtObject {
    property int code: Reason.None
    property int line: 0 // of the record, where the reason is about one

    readonly property Format format: Format {}

    readonly property string text: {
        switch (code) {
        case Reason.MatchIsOver: return qsTr("The match is over.");
        case Reason.NotYourTurn: return qsTr("It is not your turn.");
        case Reason.RollFirst: return qsTr("Roll the dice first.");
        case Reason.NoRollLeft: return qsTr("All three rolls are used.");
        case Reason.KeepsEveryDie: return qsTr("Put back at least one die to roll it.");
        case Reason.KeepsBeforeFirstRoll: return qsTr("The first roll takes all five dice.");
        case Reason.LineIsWritten: return qsTr("This line is already filled.");
        case Reason.JokerBelongsElsewhere: return qsTr("The joker must go to another line.");
        case Reason.NothingToTakeBack: return qsTr("There is nothing to take back now.");
        case Reason.NothingToWriteAgain: return qsTr("There is nothing to write again now.");
        case Reason.HandNotRunning: return qsTr("No hand is being played.");
        case Reason.HandStillRunning: return qsTr("That is possible between two hands.");
        case Reason.NothingToCheck: return qsTr("There is a bet to answer: checking is not possible.");
        case Reason.NothingToCall: return qsTr("There is nothing to call.");
        case Reason.RaiseTooSmall: return qsTr("The amount is too small.");
        case Reason.RaiseTooLarge: return qsTr("The amount is too large.");
        case Reason.NobodyCanAnswer: return qsTr("Nobody could answer a raise.");
        case Reason.NoChipsToRaise: return qsTr("Calling takes the whole stack.");
        case Reason.MostBetsReached: return qsTr("This round has all the bets it may have.");
        case Reason.RaiseNotReopened: return qsTr("The last raise was too small to open the betting again.");
        case Reason.NoClock: return qsTr("There is no clock in this match.");
        case Reason.TimeBankTooSmall: return qsTr("The time bank does not have so many seconds left.");
        case Reason.TimeIsNotUp: return qsTr("There is still time.");
        case Reason.ChooseKeyFirst: return qsTr("First choose your key card.");
        case Reason.KeyIsChosen: return qsTr("The key card is chosen and stays.");
        case Reason.NoKeyToChoose: return qsTr("There is no key card to choose now.");
        case Reason.NothingToShow: return qsTr("There is no hand to show.");
        case Reason.TooFewToGoOn: return qsTr("At least two players need chips.");
        case Reason.SeatIsAway: return qsTr("This player has left the table.");
        case Reason.SeatIsNotAway: return qsTr("This player is at the table.");
        case Reason.OnlyAtATableGame: return qsTr("That is possible in a table game only.");
        case Reason.BuyingInIsOff: return qsTr("By the house rules nobody buys in again.");
        case Reason.StackIsFull: return qsTr("The stack is already as large as the buy-in.");
        case Reason.BuyInOutOfRange: return qsTr("This amount is not possible.");
        case Reason.TooFewPlayers: return qsTr("One more player is needed.");
        case Reason.TooManyPlayers: return qsTr("There are too many players.");
        case Reason.ForcedBetsMissing: return qsTr("Every forced bet needs at least one chip.");
        case Reason.BlindsOnly: return qsTr("This game is played with blinds and without an ante.");
        case Reason.SmallBlindTooLarge: return qsTr("The small blind is larger than the big blind.");
        case Reason.AnteTooLarge: return qsTr("The ante is too large for these bets.");
        case Reason.BigBetTooSmall: return qsTr("The big bet is smaller than the small bet.");
        case Reason.CapOutOfRange: return qsTr("So many bets a round are not possible.");
        case Reason.BuyInTooSmall: return qsTr("The buy-in is too small for these bets.");
        case Reason.BuyInTooLarge: return qsTr("The buy-in is too large for these bets.");
        case Reason.SeatTooRich: return qsTr("No player can have so many chips.");
        case Reason.TableTooRich: return qsTr("Together the players would have too many chips.");
        case Reason.ClockOutOfRange: return qsTr("The clock cannot be set to that time.");
        case Reason.NotARecord: return qsTr("The file is not a saved game.");
        case Reason.UnknownVersion: return qsTr("The file was written by a newer Riverbones.");
        case Reason.OtherGame: return qsTr("The file belongs to a game that this Riverbones does not know.");
        case Reason.DamagedLine:
        case Reason.DamagedSettings:
        case Reason.DamagedPlayers:
        case Reason.TimeRunsBackwards:
        case Reason.StepNotPossible: return qsTr("The file is damaged.");
        case Reason.ProfileInUse: return qsTr("Riverbones is already open on this computer.");
        case Reason.FolderNotUsable: return qsTr("The folder for saved games cannot be used.");
        case Reason.FileNotReadable: return qsTr("The file cannot be read.");
        case Reason.FileNotWritable: return qsTr("The game could not be saved. The disk may be full.");
        case Reason.FileTooLarge: return qsTr("The file is too large for a saved game.");
        default: return "";
        }
    }

    // Where exactly, for somebody who wants to mend it; empty if there is no more to say.
    readonly property string details: {
        switch (code) {
        case Reason.DamagedLine: return qsTr("Line %1 of the file is damaged.").arg(format.number(line));
        case Reason.DamagedSettings: return qsTr("The settings in line %1 of the file make no sense.").arg(format.number(line));
        case Reason.DamagedPlayers: return qsTr("The player in line %1 of the file makes no sense.").arg(format.number(line));
        case Reason.TimeRunsBackwards: return qsTr("In line %1 of the file the time runs backwards.").arg(format.number(line));
        case Reason.StepNotPossible: return qsTr("The step in line %1 of the file is not possible by the rules.").arg(format.number(line));
        default: return "";
        }
    }
}
