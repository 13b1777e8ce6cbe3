import QtQuick
import Riverbones.Kit

Panel {
    property string text: "rounds 3"
    property int seats: 0
    property string problem: ""

    function setSeats(count: int): void {
        seats = count;
    }

    objectName: "houseRules"
    implicitHeight: 120
}
