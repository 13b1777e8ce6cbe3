import QtQuick

// What is said about dice.
QtObject {
    readonly property list<string> dice: [
        qsTr("Die %1 of %2: one"), qsTr("Die %1 of %2: two"), qsTr("Die %1 of %2: three"),
        qsTr("Die %1 of %2: four"), qsTr("Die %1 of %2: five"), qsTr("Die %1 of %2: six")
    ]

    readonly property list<string> rolls: [
        qsTr("Roll one die"), qsTr("Roll two dice"), qsTr("Roll three dice"), qsTr("Roll four dice"),
        qsTr("Roll five dice")
    ]

    function die(place: int, count: int, face: int): string {
        return face > 0 ? fill(dice[face - 1], place, count) : "";
    }

    function fill(words: string, place: int, count: int): string {
        return words.arg(place).arg(count);
    }

    function roll(count: int): string {
        return rolls[Math.max(1, count) - 1];
    }
}
