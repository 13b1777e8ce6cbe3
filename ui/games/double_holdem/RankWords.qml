import QtQuick

// Ranks of cards as they stand in the names of hands, from the two to the ace: each place in a sentence has its own
// texts, because most languages bend them.
QtObject {
    readonly property list<string> several: [
        QT_TR_NOOP("twos", "cards"), QT_TR_NOOP("threes", "cards"), QT_TR_NOOP("fours", "cards"),
        QT_TR_NOOP("fives", "cards"), QT_TR_NOOP("sixes", "cards"), QT_TR_NOOP("sevens", "cards"),
        QT_TR_NOOP("eights", "cards"), QT_TR_NOOP("nines", "cards"), QT_TR_NOOP("tens", "cards"),
        QT_TR_NOOP("jacks", "cards"), QT_TR_NOOP("queens", "cards"), QT_TR_NOOP("kings", "cards"),
        QT_TR_NOOP("aces", "cards")
    ]
    readonly property list<string> pairs: [
        QT_TR_NOOP("twos", "after: over"), QT_TR_NOOP("threes", "after: over"),
        QT_TR_NOOP("fours", "after: over"), QT_TR_NOOP("fives", "after: over"),
        QT_TR_NOOP("sixes", "after: over"), QT_TR_NOOP("sevens", "after: over"),
        QT_TR_NOOP("eights", "after: over"), QT_TR_NOOP("nines", "after: over"),
        QT_TR_NOOP("tens", "after: over"), QT_TR_NOOP("jacks", "after: over"),
        QT_TR_NOOP("queens", "after: over"), QT_TR_NOOP("kings", "after: over"),
        QT_TR_NOOP("aces", "after: over")
    ]
    readonly property list<string> others: [
        QT_TR_NOOP("a two", "after: with"), QT_TR_NOOP("a three", "after: with"),
        QT_TR_NOOP("a four", "after: with"), QT_TR_NOOP("a five", "after: with"),
        QT_TR_NOOP("a six", "after: with"), QT_TR_NOOP("a seven", "after: with"),
        QT_TR_NOOP("an eight", "after: with"), QT_TR_NOOP("a nine", "after: with"),
        QT_TR_NOOP("a ten", "after: with"), QT_TR_NOOP("a jack", "after: with"),
        QT_TR_NOOP("a queen", "after: with"), QT_TR_NOOP("a king", "after: with"),
        QT_TR_NOOP("an ace", "after: with")
    ]
    readonly property list<string> lone: [
        QT_TR_NOOP("a two", "highest card"), QT_TR_NOOP("a three", "highest card"),
        QT_TR_NOOP("a four", "highest card"), QT_TR_NOOP("a five", "highest card"),
        QT_TR_NOOP("a six", "highest card"), QT_TR_NOOP("a seven", "highest card"),
        QT_TR_NOOP("an eight", "highest card"), QT_TR_NOOP("a nine", "highest card"),
        QT_TR_NOOP("a ten", "highest card"), QT_TR_NOOP("a jack", "highest card"),
        QT_TR_NOOP("a queen", "highest card"), QT_TR_NOOP("a king", "highest card"),
        QT_TR_NOOP("an ace", "highest card")
    ]
    readonly property list<string> tops: [
        QT_TR_NOOP("two high", "flush"), QT_TR_NOOP("three high", "flush"), QT_TR_NOOP("four high", "flush"),
        QT_TR_NOOP("five high", "flush"), QT_TR_NOOP("six high", "flush"), QT_TR_NOOP("seven high", "flush"),
        QT_TR_NOOP("eight high", "flush"), QT_TR_NOOP("nine high", "flush"), QT_TR_NOOP("ten high", "flush"),
        QT_TR_NOOP("jack high", "flush"), QT_TR_NOOP("queen high", "flush"), QT_TR_NOOP("king high", "flush"),
        QT_TR_NOOP("ace high", "flush")
    ]
    // From the one that ends with the five.
    readonly property list<string> rows: [
        QT_TR_NOOP("ace to five", "straight"), QT_TR_NOOP("two to six", "straight"),
        QT_TR_NOOP("three to seven", "straight"), QT_TR_NOOP("four to eight", "straight"),
        QT_TR_NOOP("five to nine", "straight"), QT_TR_NOOP("six to ten", "straight"),
        QT_TR_NOOP("seven to jack", "straight"), QT_TR_NOOP("eight to queen", "straight"),
        QT_TR_NOOP("nine to king", "straight"), QT_TR_NOOP("ten to ace", "straight")
    ]

    function many(rank: int): string {
        return qsTr(several[rank], "cards");
    }

    function under(rank: int): string {
        return qsTr(pairs[rank], "after: over");
    }

    function other(rank: int): string {
        return qsTr(others[rank], "after: with");
    }

    function alone(rank: int): string {
        return qsTr(lone[rank], "highest card");
    }

    function high(rank: int): string {
        return qsTr(tops[rank], "flush");
    }

    function row(rank: int): string {
        return qsTr(rows[rank - 3], "straight");
    }
}
