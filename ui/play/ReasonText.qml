import QtQuick
import Riverbones.Kit
import Riverbones.Play

// The sentence for a reason, in the language of the program; empty for Reason.None.
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
        case Reason.TooFewPlayers: return qsTr("One more player is needed.");
        case Reason.TooManyPlayers: return qsTr("There are too many players.");
        case Reason.NotARecord: return qsTr("The file is not a saved game.");
        case Reason.UnknownVersion: return qsTr("The file was written by a newer Riverbones.");
        case Reason.OtherGame: return qsTr("The file belongs to a game that this Riverbones does not know.");
        case Reason.DamagedLine: return qsTr("Line %1 of the file is damaged.").arg(format.number(line));
        case Reason.DamagedSettings: return qsTr("The settings in line %1 of the file make no sense.").arg(format.number(line));
        case Reason.DamagedPlayers: return qsTr("The player in line %1 of the file makes no sense.").arg(format.number(line));
        case Reason.TimeRunsBackwards: return qsTr("In line %1 of the file the time runs backwards.").arg(format.number(line));
        case Reason.StepNotPossible: return qsTr("The step in line %1 of the file is not possible by the rules.").arg(format.number(line));
        case Reason.ProfileInUse: return qsTr("Riverbones is already open on this computer.");
        case Reason.FolderNotUsable: return qsTr("The folder for saved games cannot be used.");
        case Reason.FileNotReadable: return qsTr("The file cannot be read.");
        case Reason.FileNotWritable: return qsTr("The game could not be saved. The disk may be full.");
        case Reason.FileTooLarge: return qsTr("The file is too large for a saved game.");
        default: return "";
        }
    }
}
