import QtQuick

// What is said about the lines of the scorecard, in their order. Every sentence is whole: a line's name may stand in
// another case, with another article, in each of them.
QtObject {
    readonly property list<string> names: [
        qsTr("Aces"), qsTr("Twos"), qsTr("Threes"), qsTr("Fours"), qsTr("Fives"), qsTr("Sixes"),
        qsTr("Pair"), qsTr("Two pairs"), qsTr("Three of a kind"), qsTr("Four of a kind"), qsTr("Full house"),
        qsTr("Small straight"), qsTr("Large straight"), qsTr("Poker"), qsTr("Chance")
    ]

    readonly property list<string> writing: [
        qsTr("Write %1 in aces"), qsTr("Write %1 in twos"), qsTr("Write %1 in threes"), qsTr("Write %1 in fours"),
        qsTr("Write %1 in fives"), qsTr("Write %1 in sixes"), qsTr("Write %1 in pair"), qsTr("Write %1 in two pairs"),
        qsTr("Write %1 in three of a kind"), qsTr("Write %1 in four of a kind"), qsTr("Write %1 in full house"),
        qsTr("Write %1 in small straight"), qsTr("Write %1 in large straight"), qsTr("Write %1 in Poker"),
        qsTr("Write %1 in chance")
    ]

    function write(line: int, points: int): string {
        return fill(writing[line], points);
    }

    function fill(words: string, points: int): string {
        return words.arg(points);
    }

    readonly property list<string> givingUp: [
        qsTr("Really give up aces?"), qsTr("Really give up twos?"), qsTr("Really give up threes?"),
        qsTr("Really give up fours?"), qsTr("Really give up fives?"), qsTr("Really give up sixes?"),
        qsTr("Really give up pair?"), qsTr("Really give up two pairs?"), qsTr("Really give up three of a kind?"),
        qsTr("Really give up four of a kind?"), qsTr("Really give up full house?"),
        qsTr("Really give up small straight?"), qsTr("Really give up large straight?"),
        qsTr("Really give up Poker?"), qsTr("Really give up chance?")
    ]

    readonly property list<string> takingBack: [
        qsTr("Take back: aces"), qsTr("Take back: twos"), qsTr("Take back: threes"), qsTr("Take back: fours"),
        qsTr("Take back: fives"), qsTr("Take back: sixes"), qsTr("Take back: pair"), qsTr("Take back: two pairs"),
        qsTr("Take back: three of a kind"), qsTr("Take back: four of a kind"), qsTr("Take back: full house"),
        qsTr("Take back: small straight"), qsTr("Take back: large straight"), qsTr("Take back: Poker"),
        qsTr("Take back: chance")
    ]
}
