import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Play

// What the shell says of a saved match: who played, and how far it had come.
QtObject {
    id: summary

    property string path: ""
    readonly property bool ready: save.ready
    readonly property SeatList seats: save.seats
    readonly property string trouble: why.text
    readonly property string troubleDetails: why.details

    readonly property string line: {
        if (save.over)
            return qsTr("The last line is written");
        const place = qsTr("Round %1 of %2").arg(save.round).arg(15);
        if (save.leader < 0)
            return place;
        return qsTr("%1 · %2 leads by %3 point(s)", "first part: the round", save.lead).arg(place).arg(save.seats.displayName(save.leader)).arg(format.number(save.lead));
    }

    readonly property Format format: Format {}

    readonly property DicePokerSave save: DicePokerSave {
        path: summary.path
        seats.unnamed: qsTr("Player %1")
    }

    readonly property ReasonText why: ReasonText {
        code: summary.save.trouble
        line: summary.save.troubleLine
    }
}
