import QtQuick
import Riverbones.Games.double_holdem
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
            return qsTr("The match is over");
        const place = qsTr("Hand %1").arg(format.number(save.hand));
        if (save.leader < 0)
            return place;
        return qsTr("%1 · %2 leads by %3 chip(s)", "first part: the hand", save.lead).arg(place).arg(save.seats.displayName(save.leader)).arg(format.number(save.lead));
    }

    readonly property Format format: Format {}

    readonly property DoubleHoldemSave save: DoubleHoldemSave {
        path: summary.path
        seats.unnamed: qsTr("Player %1")
    }

    readonly property ReasonText why: ReasonText {
        code: summary.save.trouble
        line: summary.save.troubleLine
    }
}
