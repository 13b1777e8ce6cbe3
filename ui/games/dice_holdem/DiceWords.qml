import QtQuick
import Riverbones.PokerTable

// What is said about dice.
PieceWords {
    function list(pieces: list<int>): string {
        return pieces.map(each => shows(each)).join(", ");
    }

    function shows(face: int): string {
        switch (face) {
        case 1: return qsTr("one", "a die shows it");
        case 2: return qsTr("two", "a die shows it");
        case 3: return qsTr("three", "a die shows it");
        case 4: return qsTr("four", "a die shows it");
        case 5: return qsTr("five", "a die shows it");
        default: return qsTr("six", "a die shows it");
        }
    }

    // For a screen reader: a die of the player who looks at it, from 1.
    function own(place: int, face: int): string {
        //: %1: 1 or 2; %2: what the die shows, as in "four"
        return qsTr("Own die %1: %2").arg(place).arg(words(face));
    }

    // The same for the five in the middle.
    function shared(place: int, face: int): string {
        //: %1: 1 to 5; %2: what the die shows, as in "four"
        return qsTr("Shared die %1: %2").arg(place).arg(words(face));
    }

    // A die of somebody who has shown it.
    function shown(place: int, face: int, player: string): string {
        //: %1: 1 or 2; %2: what the die shows, as in "four"; %3: name
        return qsTr("%3, die %1: %2").arg(place).arg(words(face)).arg(player);
    }

    // 0 is a die that lies covered.
    function words(face: int): string {
        return face > 0 ? shows(face) : qsTr("covered", "a die lies so");
    }
}
