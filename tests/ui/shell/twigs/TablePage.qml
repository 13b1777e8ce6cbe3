import QtQuick
import Riverbones.Play

// Remembers what it was asked for.
GamePage {
    property string what: "nothing"
    property int seatCount: 0
    property int leaves: 0

    function begin(seats: SeatList, houseRules: string): void {
        what = "begin " + houseRules;
        seatCount = seats.count;
    }

    function resume(path: string): void {
        what = "resume";
        if (path.indexOf("refused") >= 0)
            failed("The file is damaged.", "Line 9 of the file is damaged.");
    }

    function leave(): void {
        ++leaves;
    }

    objectName: "table"
}
