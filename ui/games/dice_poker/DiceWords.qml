import QtQuick

// What is said about dice.
QtObject {
    function die(place: int, count: int, face: int): string {
        switch (face) {
        case 1: return qsTr("Die %1 of %2: one").arg(place).arg(count);
        case 2: return qsTr("Die %1 of %2: two").arg(place).arg(count);
        case 3: return qsTr("Die %1 of %2: three").arg(place).arg(count);
        case 4: return qsTr("Die %1 of %2: four").arg(place).arg(count);
        case 5: return qsTr("Die %1 of %2: five").arg(place).arg(count);
        case 6: return qsTr("Die %1 of %2: six").arg(place).arg(count);
        default: return "";
        }
    }

    function face(face: int): string {
        switch (face) {
        case 1: return qsTr("one", "a die shows it");
        case 2: return qsTr("two", "a die shows it");
        case 3: return qsTr("three", "a die shows it");
        case 4: return qsTr("four", "a die shows it");
        case 5: return qsTr("five", "a die shows it");
        default: return qsTr("six", "a die shows it");
        }
    }

    // What dice show, one after the other: "four, four, two".
    function faces(all: list<int>): string {
        return all.map(each => face(each)).join(", ");
    }

    function roll(count: int): string {
        switch (count) {
        case 5: return qsTr("Roll five dice");
        case 4: return qsTr("Roll four dice");
        case 3: return qsTr("Roll three dice");
        case 2: return qsTr("Roll two dice");
        default: return qsTr("Roll one die");
        }
    }
}
