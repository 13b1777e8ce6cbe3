import QtQuick
import Riverbones.Play

// Reads nothing: what it says follows from the name of the file.
QtObject {
    property string path: ""
    readonly property bool ready: path !== "" && trouble === ""
    readonly property string trouble: path.indexOf("damaged") >= 0 ? "The file is damaged." : ""
    readonly property string troubleDetails: trouble === "" ? "" : "Line 7 of the file is damaged."
    readonly property string line: ready ? "Round 2 of 3" : ""
    readonly property SeatList seats: SeatList {
        unnamed: "Player %1"
        Component.onCompleted: {
            addPerson();
            addBot();
        }
    }
}
